import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The accepted form of a front server's id: nothing that breaks a log line, a header or a log query. */
const sane = /^[\w.:=+/@-]{8,128}$/;

/** The id of a request: the front server's if it is trusted and valid, else a new one. */
export type NameRequest = (request: IncomingMessage) => string;

export const nameRequests =
  ({ trustProxy }: { readonly trustProxy: boolean }): NameRequest =>
  ({ headers }) => {
    const given = trustProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && sane.test(given) ? given : randomUUID();
  };
