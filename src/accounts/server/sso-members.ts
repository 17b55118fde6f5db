import { and, eq, isNull, or } from 'drizzle-orm';
import type { Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { countUp } from '#platform/daily-counts.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { signInOf, type ProvidedIdentity } from '../rules.ts';
import { removeSecondFactor } from './enrolments.ts';
import { endPasswordLinks } from './link-tokens.ts';
import { endSessions, openSession } from './sessions.ts';
import { signUps } from './sign-ups.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.ts';

export type SignedIn =
  | { readonly kind: 'logged-in' | 'second-factor'; readonly userId: string }
  | { readonly kind: 'ask-address' | 'mismatch' | 'closed' };

export type NewcomerParts = {
  /** Whether people may become members by themselves: not before the site is open. */
  readonly takesMembers: (db: Db | Tx) => Promise<boolean>;
};

/**
 * The member of the provider and the owner of the address, in one query. Two queries could see two states of the table: a
 * newcomer in another tab would be missing in the first and have taken the address in the second.
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
 * Creates a member without a password (S2.7); undefined if the address or id is taken by now. Signing in this way accepts the
 * terms, as the page and the form say.
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
 * Gives an unconfirmed account with this address to the person the provider vouches for. Whoever registered it loses all access:
 * password, provider, sessions, links, second factor; and their profile data is removed. Undefined if it was confirmed meanwhile.
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
  await endPasswordLinks(tx, row.id);
  return row;
}

/** Completes a sign-in by a provider: logs in or creates a member, or says why not (`signInOf`). */
export const signInByProvider = (
  { db, clock, takesMembers }: Pick<Services, 'db' | 'clock'> & NewcomerParts,
  client: Client,
  identity: ProvidedIdentity,
  locale: Locale,
): Promise<SignedIn> =>
  db.transaction(async (tx): Promise<SignedIn> => {
    const now = clock.now();
    /** Locks the row: a second factor that is set up at the same time ends this session, or is asked for. */
    const enter = async ({ id: userId }: UserRow): Promise<SignedIn> => {
      const [member] = await tx.select().from(users).where(eq(users.id, userId)).for('share');
      // Deleted meanwhile.
      if (!member) return { kind: 'mismatch' };
      const awaitsSecondFactor = member.totpConfirmedAt !== null;
      await openSession(tx, clock, client, { userId, remember: true, awaitsSecondFactor });
      return { kind: awaitsSecondFactor ? 'second-factor' : 'logged-in', userId };
    };
    const decide = async (): Promise<SignedIn | 'create'> => {
      const { member, holder, address } = await whoIsThere(tx, identity);
      const isMember = member !== undefined;
      const kind = signInOf({ isMember, email: identity.email, address, takesMembers: isMember || (await takesMembers(tx)) });
      if (kind === 'log-in' && member) return enter(member);
      if (kind === 'take-over' && holder) {
        const taken = await takeOver(tx, identity, holder, now);
        return taken ? enter(taken) : { kind: 'mismatch' };
      }
      return kind === 'ask-address' || kind === 'mismatch' || kind === 'closed' ? { kind } : 'create';
    };
    const decided = await decide();
    if (decided !== 'create') return decided;
    const email = identity.email ?? '';
    const created = await createByProvider(tx, { identity, email, locale, isVerified: true, now });
    if (created) return enter(created);
    // A concurrent sign-in won: the same person in another tab, or another with this address.
    const again = await decide();
    if (again === 'create') throw new Error('An address or id is taken, but by nobody.');
    return again;
  });
