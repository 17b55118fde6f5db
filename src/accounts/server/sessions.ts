import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, inArray, lt, ne, type SQL } from 'drizzle-orm';
import type { Caller, Client } from '#kit/endpoint.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { rolesInForce } from '../rules.ts';
import { sessions, users } from './tables.ts';
import { knownUser, type KnownUser } from './users.ts';

/** The session's token; httpOnly. */
export const sessionCookie = 'session';
/** Readable by scripts and without any secret: says that it makes sense to ask for the user (S4.1). */
export const markerCookie = 'has_session';

const day = 24 * 60 * 60;
/** Lifetime of a remembered session in seconds (S2.2), counted from the last visit. */
const remembered = 30 * day;
/**
 * Otherwise it is a session cookie; the session itself ends after being unused for this long: more than 20 hours, so that nobody who
 * needs long for a form runs out of time without a warning (WCAG 2.2.1).
 */
const unremembered = day;
/** For a login that waits for its second factor. */
const forSecondFactor = 10 * 60;
/** Absolute lifetime in seconds, however often it is used: half a year, and a week with a role of the office. */
const longest = 180 * day;
const longestOfStaff = 7 * day;
/** Maximum number of a member's sessions: good logins are not limited, and each is a row for a month. */
export const mostSessions = 200;
/** Minimum interval between updates of the last visit, in ms: not every call is a write. */
const seenEvery = 5 * 60 * 1000;

/** The stored form of a secret: it has full entropy, so a plain hash is enough. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');

type Opening = { readonly userId: string; readonly remember: boolean; readonly awaitsSecondFactor?: boolean };

const lifetime = ({ remember, awaitsSecondFactor = false }: Omit<Opening, 'userId'>): number =>
  awaitsSecondFactor ? forSecondFactor : remember ? remembered : unremembered;

const lastEnd = (createdAt: Date, roles: readonly string[]): number =>
  createdAt.getTime() + (roles.length > 0 ? longestOfStaff : longest) * 1000;

function handOut(client: Client, token: string, remember: boolean): void {
  const age = remember ? { maxAge: remembered } : {};
  client.setCookie(sessionCookie, token, age);
  client.setCookie(markerCookie, '1', age);
}

/** Clears the session cookies. */
export function forgetSession(client: Client): void {
  client.clearCookie(sessionCookie);
  client.clearCookie(markerCookie);
}

/**
 * Ends the sessions beyond the maximum that were unused for longest. Logins that wait for their second factor do not count, so that
 * whoever has the password alone ends none.
 */
async function endSurplus(tx: Tx | Db, userId: string): Promise<void> {
  const surplus = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.awaitsSecondFactor, false)))
    .orderBy(desc(sessions.seenAt), desc(sessions.createdAt))
    .offset(mostSessions)
    // Simultaneous logins would end the same ones in different order, and block each other.
    .for('update', { skipLocked: true });
  await tx.delete(sessions).where(inArray(sessions.id, surplus));
}

/** Opens a session and sets its cookies: always with a new id, and the browser's old session ends (session fixation). */
export async function openSession(tx: Tx | Db, clock: Clock, client: Client, opening: Opening): Promise<void> {
  const token = newToken();
  const now = clock.now();
  const old = client.cookie(sessionCookie);
  if (old !== undefined) await tx.delete(sessions).where(eq(sessions.tokenHash, hashOf(old)));
  await tx.insert(sessions).values({
    tokenHash: hashOf(token),
    userId: opening.userId,
    awaitsSecondFactor: opening.awaitsSecondFactor ?? false,
    remember: opening.remember,
    device: client.userAgent.slice(0, 300),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + lifetime(opening) * 1000),
  });
  if (opening.awaitsSecondFactor) {
    client.setCookie(sessionCookie, token, { maxAge: forSecondFactor });
    client.clearCookie(markerCookie);
    return;
  }
  await endSurplus(tx, opening.userId);
  handOut(client, token, opening.remember);
}

const inForce = (token: string, now: Date): SQL | undefined =>
  and(eq(sessions.tokenHash, hashOf(token)), gt(sessions.expiresAt, now));

/** The logged-in user; null for everyone else, also while a second factor is missing. */
export async function findCaller(
  { db, clock, isDemo }: Pick<Services, 'db' | 'clock' | 'isDemo'>,
  client: Client,
): Promise<Caller | null> {
  const token = client.cookie(sessionCookie);
  if (token === undefined) return null;
  const now = clock.now();
  const [found] = await db
    .select({
      session: { id: sessions.id, remember: sessions.remember, createdAt: sessions.createdAt, seenAt: sessions.seenAt },
      user: knownUser,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(inForce(token, now), eq(sessions.awaitsSecondFactor, false)));
  if (!found) return null;
  const { session, user } = found;
  // After a clock that was ahead is set back, lifetimes count from the first visit.
  const createdAt = session.createdAt < now ? session.createdAt : now;
  const end = lastEnd(createdAt, user.roles);
  if (end <= now.getTime()) return null;
  if (Math.abs(now.getTime() - session.seenAt.getTime()) > seenEvery)
    await keepAlive({ db, clock }, client, token, { ...session, createdAt, end });
  const caller: Caller = {
    sessionId: session.id,
    userId: user.id,
    isVerified: user.verifiedAt !== null,
    roles: rolesInForce({ roles: user.roles, hasSecondFactor: user.totpConfirmedAt !== null, isDemo }),
  };
  rows.set(caller, user);
  return caller;
}

const rows = new WeakMap<Caller, KnownUser>();

/** The member's row loaded with the session, so that `/api/user` takes one query. */
export const rowOfCaller = (caller: Caller): KnownUser | undefined => rows.get(caller);

/** Whether the member is in the team, also before the second factor without which no role counts. */
export const isInTeam = (caller: Caller): boolean => (rows.get(caller)?.roles.length ?? 0) > 0;

/** Updates the last visit, which extends the session up to its absolute lifetime. */
async function keepAlive(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  client: Client,
  token: string,
  { id, remember, createdAt, end }: { id: string; remember: boolean; createdAt: Date; end: number },
): Promise<void> {
  const now = clock.now();
  const expiresAt = new Date(Math.min(now.getTime() + lifetime({ remember }) * 1000, end));
  await db.update(sessions).set({ createdAt, seenAt: now, expiresAt }).where(eq(sessions.id, id));
  handOut(client, token, remember);
}

/** The member whose login waits for the second factor, if any. */
export async function findAwaiting({ db, clock }: Pick<Services, 'db' | 'clock'>, client: Client) {
  const token = client.cookie(sessionCookie);
  if (token === undefined) return null;
  const [row] = await db
    .select({ userId: sessions.userId, remember: sessions.remember })
    .from(sessions)
    .where(and(inForce(token, clock.now()), eq(sessions.awaitsSecondFactor, true)));
  return row ?? null;
}

/** Completes the wait for the second factor; false if it ended meanwhile. */
export async function closeAwaiting(tx: Tx, client: Client): Promise<boolean> {
  const waited = and(eq(sessions.tokenHash, hashOf(client.cookie(sessionCookie) ?? '')), eq(sessions.awaitsSecondFactor, true));
  const closed = await tx.delete(sessions).where(waited).returning({ id: sessions.id });
  return closed.length > 0;
}

/** Rotates the token of the browser's own session, so that the old one becomes useless. */
export async function renewSession(tx: Tx | Db, client: Client, id: string): Promise<void> {
  const token = newToken();
  const [renewed] = await tx
    .update(sessions)
    .set({ tokenHash: hashOf(token) })
    .where(eq(sessions.id, id))
    .returning({ remember: sessions.remember });
  if (renewed) handOut(client, token, renewed.remember);
}

/** Whether the caller's session is still there. The member and the session stay until the transaction ends. */
export async function holdSession(tx: Tx, { userId, sessionId }: Caller): Promise<boolean> {
  const held = await tx
    .select({ id: sessions.id })
    .from(users)
    .innerJoin(sessions, eq(sessions.userId, users.id))
    .where(and(eq(users.id, userId), eq(sessions.id, sessionId)))
    .for('key share');
  return held.length > 0;
}

/** Ends the browser's own session. */
export async function closeSession(tx: Tx | Db, client: Client): Promise<void> {
  const token = client.cookie(sessionCookie);
  if (token !== undefined) await tx.delete(sessions).where(eq(sessions.tokenHash, hashOf(token)));
  forgetSession(client);
}

/** Ends all sessions of a member, or all but one (S16.4, S4.6). */
export async function endSessions(tx: Tx | Db, userId: string, except?: string): Promise<void> {
  const theirs = eq(sessions.userId, userId);
  await tx.delete(sessions).where(except === undefined ? theirs : and(theirs, ne(sessions.id, except)));
}

/** The ids of the sessions in which a member is logged in. */
export async function listLiveSessions(tx: Tx | Db, userId: string, now: Date): Promise<string[]> {
  const found = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now), eq(sessions.awaitsSecondFactor, false)));
  return found.map(({ id }) => id);
}

/** Deletes expired sessions. */
export async function forgetOldSessions({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, clock.now()));
}
