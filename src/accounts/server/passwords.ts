import { hash, verify } from '@node-rs/argon2';

/**
 * argon2id with the least memory and time that OWASP advises (19 MiB, 2 passes, 1 lane), which are the library's own
 * defaults. It works in the thread pool, so nobody else waits; S16.6.
 */
export const hashPassword = (password: string): Promise<string> => hash(password.normalize('NFKC'));

/** Whose password it could have been: takes as long for members of a provider and unknown addresses, which have none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = await verify(passwordHash ?? (await standIn()), password.normalize('NFKC'));
  return known && passwordHash !== null;
}

let made: Promise<string> | undefined;
const standIn = (): Promise<string> => (made ??= hash('nobody’s'));
