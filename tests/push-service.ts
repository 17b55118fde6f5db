import { createDecipheriv, createECDH, createHmac, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A push as its service and the device see it. */
export type Pushed = {
  readonly path: string;
  readonly ttl: number;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
  /** Claims of the VAPID token, whose signature by the key beside it was checked (RFC 8292). */
  readonly claims: { readonly aud: string; readonly exp: number; readonly sub: string };
  readonly key: string;
  /** Decrypted with the device's keys (RFC 8291). */
  readonly text: string;
};

export type Device = {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

type Answer = number | (() => Promise<number>);

export type PushService = {
  readonly origin: string;
  readonly pushed: readonly Pushed[];
  /** A device that subscribed at this service. */
  readonly device: () => Device;
  /** The status of the next answers, or what happens before one, then 201 again. */
  readonly answer: (...statuses: readonly Answer[]) => void;
  readonly close: () => Promise<void>;
};

/** RFC 8188 and 8291: one record, encrypted for the device. */
function decrypted(body: Buffer, pair: ECDH, auth: Buffer): string {
  const [salt, keyLength] = [body.subarray(0, 16), body.readUInt8(20)];
  const sender = body.subarray(21, 21 + keyLength);
  const secret = pair.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32));
  const derived = (name: string, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${name}\0`, length));
  const record = body.subarray(21 + keyLength);
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The padding has no delimiter.');
  return padded.subarray(0, end).toString();
}

/** RFC 8292: `vapid t=<JWT by ES256>, k=<public key>`. */
function authorized(header: string): Pick<Pushed, 'claims' | 'key'> {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) throw new Error('The token is not signed by its key.');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) as Pushed['claims'], key };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A push service on loopback that speaks RFC 8030, and has the keys of its devices. */
export async function startPushService(): Promise<PushService> {
  const devices = new Map<string, { pair: ECDH; auth: Buffer }>();
  const pushed: Pushed[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { headers, method, url: path = '' } = request;
      const body = await bodyOf(request);
      const device = devices.get(path);
      if (method !== 'POST' || !device || headers['content-encoding'] !== 'aes128gcm') {
        response.writeHead(400).end();
        return;
      }
      pushed.push({
        path,
        ttl: Number(headers['ttl']),
        topic: headers['topic']?.toString(),
        urgency: headers['urgency']?.toString(),
        ...authorized(headers.authorization ?? ''),
        text: decrypted(body, device.pair, device.auth),
      });
      const next = answers.shift() ?? 201;
      response.writeHead(typeof next === 'number' ? next : await next()).end();
    })().catch(() => response.writeHead(401).end());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    pushed,
    device: () => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url', 'uncompressed');
      const auth = randomBytes(16);
      const path = `/push/${createHmac('sha256', auth).update(p256dh).digest('base64url')}`;
      devices.set(path, { pair, auth });
      return { endpoint: origin + path, p256dh, auth: auth.toString('base64url') };
    },
    answer: (...statuses) => void answers.push(...statuses),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
