import { createECDH } from 'node:crypto';
import { secretNamed } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';

/** The site's key pair for push services (VAPID, RFC 8292), base64url. */
export type PushKeys = { readonly privateKey: string; readonly publicKey: string };

/** The key pair of a private key: a number of P-256 as 32 bytes. Throws if it is none. */
export function keysOf(secret: Buffer): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(secret);
  return { privateKey: secret.toString('base64url'), publicKey: pair.getPublicKey('base64url', 'uncompressed') };
}

/** By setting, or generated once for all servers. One in 2³² random secrets is no private key, and would fail here. */
export async function pushKeys({ db, config }: Pick<Services, 'db' | 'config'>): Promise<PushKeys> {
  const { vapidKey } = config.push;
  return keysOf(vapidKey === null ? await secretNamed(db, 'push') : Buffer.from(vapidKey, 'base64url'));
}
