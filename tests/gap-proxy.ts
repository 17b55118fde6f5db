import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy on loopback in front of a service; while `isAway`, new connections are closed and open ones are cut. */
export type GapProxy = { readonly port: number; away: (isAway: boolean) => void; close: () => Promise<void> };

/** `target`: a port of this machine or a Unix socket. `port`: where it listens, any free one if 0. */
export async function startGapProxy(target: number | string, port = 0): Promise<GapProxy> {
  let isAway = false;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (isAway) return void client.destroy();
    const service = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, service],
      [service, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => open.forEach((socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    away: (next) => {
      isAway = next;
      if (isAway) cut();
    },
    close: async () => {
      cut();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
