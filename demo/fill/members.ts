import { inArray } from 'drizzle-orm';
import { hashPassword } from '#accounts/server/passwords.ts';
import { signUps } from '#accounts/server/sign-ups.ts';
import { users } from '#accounts/server/tables.ts';
import type { Clock } from '#platform/clock.ts';
import { countUp } from '#platform/daily-counts.ts';
import type { Db } from '#platform/database.ts';

type DemoMember = {
  readonly email: string;
  readonly name: string;
  readonly surname: string;
  readonly roles: readonly string[];
  readonly isVerified: boolean;
  readonly address?: Partial<Pick<typeof users.$inferInsert, 'street' | 'streetNumber' | 'zipcode' | 'city'>>;
};

type Demo = { readonly members: readonly DemoMember[]; readonly demoPassword: string };

/**
 * Adds missing demo members to a database without members or with one of the demo's. If there are only real people, none is
 * added: the demo password is published and one demo member is an admin. Returns whether the demo members exist now.
 */
export async function addDemoMembers(db: Db, clock: Clock, { members, demoPassword }: Demo): Promise<boolean> {
  const emails = members.map(({ email }) => email);
  const known = await db.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  if (known.length === 0 && (await db.$count(users)) > 0) return false;
  const missing = members.filter(({ email }) => !known.some((one) => one.email === email));
  if (missing.length === 0) return true;
  const now = clock.now();
  // One hash for all: the password is public, and hashing is slow.
  const passwordHash = await hashPassword(demoPassword);
  const rows = missing.map(({ isVerified, address, roles, ...member }) => ({
    email: member.email,
    name: member.name,
    surname: member.surname,
    ...address,
    roles: [...roles],
    passwordHash,
    verifiedAt: isVerified ? now : null,
    termsAcceptedAt: now,
    createdAt: now,
  }));
  const added = await db.insert(users).values(rows).onConflictDoNothing({ target: users.email }).returning({ id: users.id });
  await countUp(db, signUps, now, added.length);
  return true;
}
