import { eq } from 'drizzle-orm';
import type { CallContext, Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import { mailProvider, mailReset } from './entry-mails.ts';
import { entryTexts } from '../entry-texts.ts';
import { networkOf } from '../rules.ts';
import { evenly } from './evenly.ts';
import { entryLimits, spendEach } from './limits.ts';
import { endPasswordLinks, isToken, issueToken, passwordLinks, spendToken, type GivenToken } from './link-tokens.ts';
import { forgiveTries } from './login.ts';
import { passwordErrors } from './password-errors.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { closeSession, endSessions } from './sessions.ts';
import { passwordResets, users } from './tables.ts';
import { findUserByEmail, holdUserByEmail, type UserRow } from './users.ts';

/** Validity of a reset link, in ms. */
const lifetime = 60 * 60 * 1000;

type Said = { readonly message: string };

/** Creates a single-use token to set a password; it replaces an earlier one. */
export const issueReset = (tx: Tx, clock: Clock, userId: string): Promise<string> =>
  issueToken(tx, clock, passwordResets, { userId, validFor: lifetime });

/**
 * The provider of a member without a password, which therefore cannot be reset; null for everyone else. A member who only typed
 * the address has not proved that it is theirs: its owner may set a password, which removes the link to the provider.
 */
export const providerOf = ({ passwordHash, ssoDriver, verifiedAt }: UserRow): UserRow['ssoDriver'] =>
  passwordHash === null && verifiedAt ? ssoDriver : null;

type Asking = Pick<CallContext, 'client' | 'locale'>;

/** S4.6, S8.4: the same answer after the same time whether or not the address is known; only its owner gets a mail. */
export async function forgetPassword(parts: AccountParts, email: string, { client, locale }: Asking): Promise<Result<Said>> {
  const { db, clock, limits } = parts;
  const spent = await spendEach(limits, [
    [entryLimits.linksFromNetwork, networkOf(client.ip)],
    [entryLimits.resetMail, email],
  ]);
  if (!spent.ok) return spent;
  await evenly(() =>
    db.transaction(async (tx) => {
      const user = await holdUserByEmail(tx, email);
      if (!user) return;
      const driver = providerOf(user);
      if (driver) await mailProvider(tx, parts, user, driver);
      else await mailReset(tx, parts, user, await issueReset(tx, clock, user.id));
    }),
  );
  return ok({ message: entryTexts[locale].forgotten });
}

type ResetForm = {
  readonly email: string;
  readonly token: string;
  readonly password: string;
  readonly password_confirmation: string;
};

async function findReset(db: Db, clock: Clock, { email, token }: ResetForm): Promise<UserRow | null> {
  const user = await findUserByEmail(db, email);
  if (!user) return null;
  for (const table of passwordLinks) if (await isToken(db, clock, table, { userId: user.id, token })) return user;
  return null;
}

async function spendLink(tx: Tx, clock: Clock, given: GivenToken): Promise<boolean> {
  for (const table of passwordLinks) if (await spendToken(tx, clock, table, given)) return true;
  return false;
}

/** Consuming the token decides who sets the password. False if someone else was faster. */
async function replacePassword(
  tx: Tx,
  clock: Clock,
  client: Client,
  user: UserRow,
  change: { token: string; passwordHash: string },
) {
  if (!(await spendLink(tx, clock, { userId: user.id, token: change.token }))) return false;
  await endPasswordLinks(tx, user.id);
  // The link came by mail, so it confirms the address too.
  const verifiedAt = user.verifiedAt ?? clock.now();
  const others = user.verifiedAt ? {} : { ssoDriver: null, ssoSubject: null };
  await tx
    .update(users)
    .set({ passwordHash: change.passwordHash, verifiedAt, ...others })
    .where(eq(users.id, user.id));
  await endSessions(tx, user.id);
  await closeSession(tx, client);
  return true;
}

const linkIsOver = (locale: Locale) => refuse(entryTexts[locale].resetInvalid, { token: [entryTexts[locale].resetInvalid] });

/**
 * S4.6: sets a new password by the link of a mail, and ends all sessions, including this browser's. A wrong link is refused after
 * the same time whether or not there is such an account: only one that there is has links to compare (S8.4).
 */
export async function resetPassword(parts: AccountParts, form: ResetForm, { client, locale }: Asking): Promise<Result<Said>> {
  const { db, clock } = parts;
  const user = await evenly(() => findReset(db, clock, form));
  if (!user) return linkIsOver(locale);
  const errors = passwordErrors(form, user, locale);
  if (errors) return refuse(entryTexts[locale].check, errors);
  const change = { token: form.token, passwordHash: await hashPassword(form.password) };
  const isDone = await db.transaction((tx) => replacePassword(tx, clock, client, user, change));
  if (!isDone) return linkIsOver(locale);
  await forgiveTries(parts, user.email, client);
  return ok({ message: entryTexts[locale].reset });
}
