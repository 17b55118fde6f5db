import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import type { AddressForm, ProfileForm } from '../contract.ts';
import { selfTexts } from '../self-texts.ts';
import { users } from './tables.ts';
import { findUser, knownUser, type KnownUser } from './users.ts';

type Profile = Omit<z.output<typeof ProfileForm>, 'id'>;
type Address = Omit<z.output<typeof AddressForm>, 'id' | 'coaching'>;

/** Empty is not given; undefined leaves the column as it is. */
const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/**
 * Saves what a member says of themselves, in one statement: with a `revision` only where nobody saved meanwhile (else
 * `conflict`), without one the last save wins. Each column by name, so that nothing else can be set (S3.13, S5.5).
 */
export async function saveProfile(
  db: Db,
  userId: string,
  { revision, ...given }: Profile | Address,
  locale: Locale,
): Promise<Result<KnownUser>> {
  const isCurrent = revision === undefined ? undefined : eq(users.revision, revision);
  const [saved] = await db
    .update(users)
    .set({
      ...('name' in given ? { name: given.name, surname: given.surname, gender: given.gender } : {}),
      street: orNull(given.street),
      streetNumber: orNull(given.street_number),
      zipcode: orNull(given.zipcode),
      city: orNull(given.city),
      country: given.country,
      revision: sql`${users.revision} + 1`,
    })
    .where(and(eq(users.id, userId), isCurrent))
    .returning(knownUser);
  if (saved) return ok(saved);
  return (await findUser(db, userId)) ? refuse(selfTexts[locale].stale, {}, 'conflict') : fail('unauthenticated');
}
