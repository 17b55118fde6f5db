import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * A TCP proxy on loopback in front of a service. While `away`, new connections are closed and open ones are cut; while `silent`, all
 * stay open and nothing goes through them.
 */
export type GapProxy = {
  readonly port: number;
  away: (isAway: boolean) => void;
  silent: (isSilent: boolean) => void;
  close: () => Promise<void>;
};

/** `target`: a port of this machine or a Unix socket. `port`: where it listens, any free one if 0. */
export async function startGapProxy(target: number | string, port = 0): Promise<GapProxy> {
  let isAway = false;
  let isSilent = false;
  const open = new Map<Socket, Socket>();
  const forward = (from: Socket, to: Socket): void => void (isSilent ? from.unpipe(to).pause() : from.pipe(to));
  const server = createServer((client) => {
    if (isAway) return void client.destroy();
    const service = typeof target === 'string' ? connect(target) : connect(target, '127.0.0.1');
    for (const [one, other] of [
      [client, service],
      [service, client],
    ] as const) {
      open.set(one, other);
      forward(one, other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cut = (): void => open.forEach((_, socket) => socket.destroy());
  return {
    port: (server.address() as AddressInfo).port,
    away: (next) => {
      isAway = next;
      if (isAway) cut();
    },
    silent: (next) => {
      isSilent = next;
      open.forEach((to, from) => forward(from, to));
    },
    close: async () => {
      cut();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
