import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from './database.ts';
import { secrets } from './tables.ts';

/**
 * A random key of 32 bytes, created once and shared by all servers on one database, so that signatures are valid on all of them
 * and after a restart.
 */
export async function secretNamed(db: Db, name: string): Promise<Buffer> {
  await db
    .insert(secrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [row] = await db.select({ value: secrets.value }).from(secrets).where(eq(secrets.name, name));
  if (!row) throw new Error(`The secret ${name} vanished.`);
  return Buffer.from(row.value, 'base64url');
}
