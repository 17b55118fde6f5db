import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What a front server's own id may look like: nothing that breaks a line of a log, a header or a query in a log viewer. */
const sane = /^[\w.:=+/@-]{8,128}$/;

/** Names a request: as the front server does, where it is trusted and its name is sane, else anew. */
export type NameRequest = (request: IncomingMessage) => string;

export const nameRequests =
  ({ trustProxy }: { readonly trustProxy: boolean }): NameRequest =>
  ({ headers }) => {
    const given = trustProxy ? headers['x-request-id'] : undefined;
    return typeof given === 'string' && sane.test(given) ? given : randomUUID();
  };
