import { eq, sql } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import { users } from './tables.ts';

/** Gives a registered member the role `admin`; `not-found` where nobody has the address. In one statement, so that no other role is lost. */
export async function makeAdmin(db: Db, email: string): Promise<Result<{ hasSecondFactor: boolean }>> {
  const [made] = await db
    .update(users)
    .set({ roles: sql`array_append(array_remove(${users.roles}, 'admin'), 'admin')` })
    .where(eq(users.email, email.trim().toLowerCase()))
    .returning({ totpConfirmedAt: users.totpConfirmedAt });
  return made ? ok({ hasSecondFactor: made.totpConfirmedAt !== null }) : fail('not-found');
}
