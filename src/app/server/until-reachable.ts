import { setTimeout as pause } from 'node:timers/promises';
import { isOfOwnStop } from '#platform/log.ts';
import { isOutage } from '#platform/outage.ts';

/** Retry delays in ms; the last one applies to all further retries. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Prints a startup message as one line. */
const print = (line: string): void => void process.stderr.write(`${line}\n`);

type Options = {
  /** Receives one line per failure. */
  readonly tell?: (line: string) => void;
  readonly wait?: (ms: number) => Promise<unknown>;
};

const firstLine = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return (message || code || 'unknown error').split('\n')[0]?.replace(/\.$/, '') ?? '';
};

/**
 * Retries work that needs the database or the store while they are unreachable: after a power cut they may start later than
 * this process (S18.3). Other errors are thrown at once, since waiting does not fix a wrong setting.
 */
export async function untilReachable<Value>(
  work: () => Promise<Value>,
  { tell = print, wait = (ms) => pause(ms) }: Options = {},
): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) || isOfOwnStop(error)) throw error;
      const ms = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
      tell(`${firstLine(error)}. The next try is in ${ms / 1000} s.`);
      await wait(ms);
    }
  }
}
