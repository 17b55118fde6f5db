import { and, eq, isNull, or } from 'drizzle-orm';
import type { Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { countUp } from '#platform/daily-counts.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { signInOf, type ProvidedIdentity } from '../rules.ts';
import { removeSecondFactor } from './enrolments.ts';
import { endSessions, openSession } from './sessions.ts';
import { signUps } from './sign-ups.ts';
import { passwordResets, users } from './tables.ts';
import type { UserRow } from './users.ts';

export type SignedIn =
  | { readonly kind: 'logged-in' | 'second-factor'; readonly userId: string }
  | { readonly kind: 'ask-address' | 'mismatch' };

/**
 * Whom the provider means, and who has the address. One query, since two would see two states of the table: the same
 * newcomer in another tab would be nobody in the first and have taken the address in the second.
 */
async function whoIsThere(tx: Tx, { driver, subject, email }: ProvidedIdentity) {
  const isTheirs = and(eq(users.ssoDriver, driver), eq(users.ssoSubject, subject));
  const rows = await tx
    .select()
    .from(users)
    .where(email === null ? isTheirs : or(isTheirs, eq(users.email, email)));
  const holder = rows.find((row) => row.email === email);
  return {
    member: rows.find(({ ssoDriver, ssoSubject }) => ssoDriver === driver && ssoSubject === subject),
    holder,
    address: holder ? (holder.verifiedAt ? 'confirmed' : 'unconfirmed') : 'free',
  } as const;
}

type NewMember = {
  readonly identity: ProvidedIdentity;
  readonly email: string;
  readonly locale: Locale;
  readonly isVerified: boolean;
  readonly now: Date;
};

/**
 * A new member of a provider, who has no password (S2.7); undefined where somebody else has that address or id by now.
 * Whoever signs in this way has accepted the terms, as the page says beside the links and the form asks.
 */
export async function createByProvider(tx: Tx, { identity, email, locale, isVerified, now }: NewMember) {
  const { driver, subject, name, surname } = identity;
  const [row] = await tx
    .insert(users)
    .values({
      email,
      name,
      surname,
      locale,
      ssoDriver: driver,
      ssoSubject: subject,
      verifiedAt: isVerified ? now : null,
      termsAcceptedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await countUp(tx, signUps, now);
  return row;
}

/**
 * An account that somebody registered with this address and never confirmed becomes the owner's, for whom the provider vouches.
 * Whoever registered it keeps no way in: no password, no provider, no session, no link, no second factor; and what they
 * wrote about themselves goes. Undefined where it was confirmed meanwhile.
 */
async function takeOver(tx: Tx, identity: ProvidedIdentity, holder: UserRow, now: Date): Promise<UserRow | undefined> {
  const { driver, subject, name, surname } = identity;
  const nothing = { street: null, streetNumber: null, zipcode: null, city: null, passwordHash: null };
  const [row] = await tx
    .update(users)
    .set({
      ...nothing,
      name,
      surname,
      gender: 'u',
      ssoDriver: driver,
      ssoSubject: subject,
      verifiedAt: now,
      termsAcceptedAt: now,
    })
    .where(and(eq(users.id, holder.id), isNull(users.verifiedAt)))
    .returning();
  if (!row) return undefined;
  await endSessions(tx, row.id);
  await removeSecondFactor(tx, row.id);
  await tx.delete(passwordResets).where(eq(passwordResets.userId, row.id));
  return { ...row, totpSecret: null, totpConfirmedAt: null };
}

/** Lets somebody in whom a provider sends: logs in or makes a member, or says why not (`signInOf`). */
export const signInByProvider = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  client: Client,
  identity: ProvidedIdentity,
  locale: Locale,
): Promise<SignedIn> =>
  db.transaction(async (tx): Promise<SignedIn> => {
    const now = clock.now();
    const enter = async (member: UserRow): Promise<SignedIn> => {
      const awaitsSecondFactor = member.totpConfirmedAt !== null;
      await openSession(tx, clock, client, { userId: member.id, remember: true, awaitsSecondFactor });
      return { kind: awaitsSecondFactor ? 'second-factor' : 'logged-in', userId: member.id };
    };
    const decide = async (): Promise<SignedIn | 'create'> => {
      const { member, holder, address } = await whoIsThere(tx, identity);
      const kind = signInOf({ isMember: member !== undefined, email: identity.email, address });
      if (kind === 'log-in' && member) return enter(member);
      if (kind === 'take-over' && holder) {
        const taken = await takeOver(tx, identity, holder, now);
        return taken ? enter(taken) : { kind: 'mismatch' };
      }
      return kind === 'ask-address' || kind === 'mismatch' ? { kind } : 'create';
    };
    const decided = await decide();
    if (decided !== 'create') return decided;
    const email = identity.email ?? '';
    const created = await createByProvider(tx, { identity, email, locale, isVerified: true, now });
    if (created) return enter(created);
    // Somebody was quicker: the same person in another tab, or another with this address.
    const again = await decide();
    if (again === 'create') throw new Error('An address or id is taken, but by nobody.');
    return again;
  });
