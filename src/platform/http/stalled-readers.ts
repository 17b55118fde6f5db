import type { Server } from 'node:http';

/**
 * How long nothing at all may pass in ms before a reader counts as gone. Browsers that stopped reading a paused film ask for the
 * rest again.
 */
const stalledAfter = 120_000;

/**
 * Ends connections whose reader takes no more of an answer: each holds a file, or all that is still to be sent. Node by itself
 * limits the time of a request (headers 60 s, whole 300 s), but not of an answer. One that is still being made, or has nothing
 * more to say for now, may take its time.
 */
export function endStalled(server: Server): Server {
  server.timeout = stalledAfter;
  return server.on('request', (_, response) => {
    response.on('timeout', () => {
      if (response.writableLength > 0) response.destroy();
    });
  });
}
