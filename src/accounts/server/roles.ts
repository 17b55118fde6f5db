import { and, arrayContains, eq, isNotNull, sql } from 'drizzle-orm';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { roles as order, type Role } from '#kit/roles.ts';
import type { Locale } from '#kit/locale.ts';
import { audit } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Person } from '../office-contract.ts';
import { wantsEnrolment } from '../rules.ts';
import { welcome } from './team-invitations.ts';
import { accountOfficeTexts } from '../team-texts.ts';
import type { AccountParts } from './parts.ts';
import { findPerson } from './people.ts';
import { users } from './tables.ts';

/** Whether this is the only admin. Locks all admins in a fixed order, so that of two who resign at once one stays. */
export async function isLastAdmin(tx: Tx, id: string): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`)
    .orderBy(users.id)
    // What admins do meanwhile refers to their rows, and goes on.
    .for('no key update');
  return admins.length === 1 && admins[0]?.id === id;
}

type Wish = { readonly id: string; readonly roles: readonly Role[]; readonly actor: string; readonly locale: Locale };

/** S6.4: sets a member's roles. The last admin cannot lose that role, not even if two resign at the same moment. */
export const setRoles = (
  parts: Pick<AccountParts, 'db' | 'clock' | 'isDemo' | 'baseUrl' | 'siteName' | 'presenterSlug'>,
  { id, roles, actor, locale }: Wish,
): Promise<Result<Person>> =>
  parts.db.transaction(async (tx): Promise<Result<Person>> => {
    const isLast = await isLastAdmin(tx, id);
    const [before] = await tx
      .select({ roles: users.roles, factor: users.totpConfirmedAt })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    if (!before) return fail('not-found');
    const t = accountOfficeTexts[locale];
    if (isLast && !roles.includes('admin')) return refuse(t.lastAdmin, { roles: [t.lastAdminField] }, 'conflict');
    const wanted = order.filter((role) => roles.includes(role));
    await tx.update(users).set({ roles: wanted }).where(eq(users.id, id));
    await audit(tx, {
      actor,
      action: 'roles',
      entity: 'user',
      id,
      details: { before: before.roles, after: wanted },
      at: parts.clock.now(),
    });
    // The first role needs a second factor, hence a link.
    const isNew = before.roles.length === 0 && before.factor === null && wantsEnrolment({ roles: wanted, isDemo: parts.isDemo });
    if (isNew) await welcome(tx, parts, id);
    const person = await findPerson(tx, id);
    return person ? ok(person) : fail('not-found');
  });

/** The number of admins with a second factor: the role of others does not count yet (S16.4). */
export const countSafeAdmins = (db: Db): Promise<number> =>
  db.$count(users, and(arrayContains(users.roles, ['admin']), isNotNull(users.totpConfirmedAt)));
