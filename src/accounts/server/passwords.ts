import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Hashing uses the four threads of libuv that also read files and compress, and each hash takes a core for tens of milliseconds.
 * Two threads and one core always stay free for pages.
 */
const inTurn = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)));

/** argon2id with the minimum that OWASP recommends (19 MiB, 2 passes, 1 lane), which are the library's defaults; S16.6. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC')));

/** Verifies a password. Takes as long for unknown addresses and for members of a provider, who have none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isKnown = await inTurn(() => verify(passwordHash ?? nobodys, password.normalize('NFKC')));
  return isKnown && passwordHash !== null;
}

/** A hash with the same cost as real ones. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$AMbJS9Fr8gpH0sj/7wQmeA$MWAvgqcG7+TzYkzyWZJr33R082kBhrIpbkjgq0/Ajgg';
