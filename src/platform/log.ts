import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';

export type Log = Logger;

/**
 * Structured lines on standard output (S18.4). What names a person or opens a door never gets there,
 * whoever logs a whole request.
 */
export const createLog = (config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Log =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: ['req.headers.cookie', 'req.headers.authorization', 'headers.cookie', 'headers.authorization', 'password'],
        remove: true,
      },
    },
    destination,
  );
