import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** `::ffff:c000:207`, which is the IPv4 address 192.0.2.7. */
const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * An address in its one spelling; undefined for what is none. Front servers also write it with a port, and IPv6 in brackets: as
 * many counters as ports would limit nobody.
 */
export function addressIn(text: string): string | undefined {
  const host = /^\[(.*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = host.replace(/%.*$/s, '');
  if (isIP(address) === 4) return address;
  if (isIP(address) !== 6) return undefined;
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = mapped.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  return [high, low].flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]).join('.');
}

/**
 * The client's address: with TRUST_PROXY what the front server says, and where that is no address, the front server's own one.
 */
export const clientAddress = ({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string =>
  addressIn(ip) ?? addressIn(socket.remoteAddress ?? '') ?? '';
