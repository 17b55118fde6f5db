import type { Server, ServerResponse } from 'node:http';

/** Interval for closing idle connections, in ms. */
const closeIdleEvery = 50;

/**
 * Drains an HTTP server: it accepts no new connections, further answers say `Connection: close`, and connections that become idle
 * are closed, which Node does only once. `follow` gets each answer that is not made synchronously.
 */
export function createDraining() {
  const open = new Set<ServerResponse>();
  let isDraining = false;
  let timer: NodeJS.Timeout | undefined;

  const isLast = (response: ServerResponse): void => {
    if (!response.headersSent) response.shouldKeepAlive = false;
  };
  return {
    get isDraining(): boolean {
      return isDraining;
    },
    /** Call it for each answer before its head is written. */
    begin: (response: ServerResponse): void => {
      if (isDraining) isLast(response);
    },
    follow: (response: ServerResponse): void => {
      open.add(response);
      response.once('close', () => void open.delete(response));
    },
    drain: (server: Server): void => {
      isDraining = true;
      for (const response of open) isLast(response);
      timer ??= setInterval(() => server.closeIdleConnections(), closeIdleEvery).unref();
      server.once('close', () => clearInterval(timer));
    },
  };
}

export type Draining = ReturnType<typeof createDraining>;
