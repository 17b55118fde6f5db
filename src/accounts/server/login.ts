import { and, eq } from 'drizzle-orm';
import type { Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { networkOf } from '../rules.ts';
import { wordsIn } from './entry-words.ts';
import { countBadTries, entryLimits } from './limits.ts';
import type { AccountParts } from './parts.ts';
import { createQueue } from '#platform/queue.ts';
import { isPassword } from './passwords.ts';
import { spendCode } from './second-factor-code.ts';
import { closeAwaiting, findAwaiting, openSession } from './sessions.ts';
import { users } from './tables.ts';
import { findUser, findUserByEmail, type UserRow } from './users.ts';

type Parts = Pick<AccountParts, 'db' | 'clock' | 'limits'>;
type Asking = { readonly client: Client; readonly locale: Locale };
type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

/**
 * The member as they are in the moment of the login, held until its end: a password that was replaced while it was
 * compared opens nothing, and a reset that comes later finds this session and ends it.
 */
const stillWith = ({ id, passwordHash }: UserRow) => and(eq(users.id, id), eq(users.passwordHash, passwordHash ?? ''));

async function openFor({ db, clock }: Parts, client: Client, user: UserRow, remember: boolean) {
  return db.transaction(async (tx) => {
    const [member] = await tx.select().from(users).where(stillWith(user)).for('share');
    if (!member) return null;
    const awaitsSecondFactor = member.totpConfirmedAt !== null;
    await openSession(tx, clock, client, { userId: member.id, remember, awaitsSecondFactor });
    return { two_factor: awaitsSecondFactor };
  });
}

/**
 * A try counts as a bad one until it is known to be good. So few are under way at a time: however many log in at once,
 * nobody is refused for the sake of others who are still being compared.
 */
const inTurn = createQueue(4);

/** Whose password it is; spends a try where it is nobody's. */
function compare({ db, limits }: Parts, { email, password }: Credentials, ip: string): Promise<Result<UserRow | null>> {
  const tries = [
    [entryLimits.loginFromAddress, networkOf(ip)],
    [entryLimits.loginOfMember, email],
  ] as const;
  const look = async (): Promise<Result<UserRow | null>> => {
    const user = await findUserByEmail(db, email);
    return ok((await isPassword(user?.passwordHash ?? null, password)) ? user : null);
  };
  return countBadTries(limits, tries, look, (done) => done.ok && done.value !== null);
}

/** S1.3, S8.4: the same words, after the same time, for a wrong password and for an address that nobody has. */
export async function logIn(
  parts: Parts,
  credentials: Credentials,
  { client, locale }: Asking,
): Promise<Result<{ two_factor: boolean }>> {
  const compared = await inTurn(() => compare(parts, credentials, client.ip));
  if (!compared.ok) return compared;
  const opened = compared.value && (await openFor(parts, client, compared.value, credentials.remember));
  return opened ? ok(opened) : refuse(wordsIn(locale).wrongLogin);
}

/** The second step of a login that waits for it: a code of the app or a recovery code, each of which works once (S16.4). */
export async function passSecondFactor(
  parts: Parts,
  code: string,
  { client, locale }: Asking,
): Promise<Result<{ two_factor: false }>> {
  const { db, clock, limits } = parts;
  const awaiting = await findAwaiting(parts, client);
  if (!awaiting) return fail('unauthenticated');
  return countBadTries(limits, [[entryLimits.secondFactor, awaiting.userId]], () =>
    db.transaction(async (tx) => {
      const user = await findUser(tx, awaiting.userId);
      if (!user) return fail('unauthenticated');
      if (!(await spendCode(tx, clock, user, code)))
        return refuse(wordsIn(locale).wrongCode, { code: [wordsIn(locale).wrongCode] });
      if (!(await closeAwaiting(tx, client))) return fail('unauthenticated');
      await openSession(tx, clock, client, awaiting);
      return ok({ two_factor: false as const });
    }),
  );
}
