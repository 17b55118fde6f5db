import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * Hashing works in the four threads that file reads and compression share, and each hash takes a core for some tens of
 * milliseconds. Two threads and one core are always left to those who only want a page.
 */
const inTurn = pLimit(Math.max(1, Math.min(2, availableParallelism() - 1)));

/**
 * argon2id with the least memory and time that OWASP advises (19 MiB, 2 passes, 1 lane), which are the library's own
 * defaults; S16.6.
 */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password.normalize('NFKC')));

/** Whose password it could have been: takes as long for members of a provider and unknown addresses, which have none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isKnown = await inTurn(() => verify(passwordHash ?? nobodys, password.normalize('NFKC')));
  return isKnown && passwordHash !== null;
}

/** Of the same cost as everyone else's. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$AMbJS9Fr8gpH0sj/7wQmeA$MWAvgqcG7+TzYkzyWZJr33R082kBhrIpbkjgq0/Ajgg';
