import { and, eq } from 'drizzle-orm';
import { createHmac, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Services } from '#platform/services.ts';
import { entryTexts } from '../entry-texts.ts';
import { networkOf } from '../rules.ts';
import { countBadTries, entryLimits, type Spending } from './limits.ts';
import { isPassword } from './passwords.ts';
import { seal, unseal } from './sealed.ts';
import { spendCode } from './second-factor-code.ts';
import { closeAwaiting, findAwaiting, openSession } from './sessions.ts';
import { users } from './tables.ts';
import { findUserByEmail, type UserRow } from './users.ts';

type Parts = Pick<Services, 'db' | 'clock' | 'limits' | 'key'>;
type Asking = { readonly client: Client; readonly locale: Locale };
type Credentials = { readonly email: string; readonly password: string; readonly remember: boolean };

/**
 * The member's row, locked until the login ends: a password replaced during the comparison opens nothing, and a later reset finds
 * this session and ends it.
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
 * An attempt counts as failed until it succeeds. Few run at a time, so that many simultaneous logins refuse nobody because others
 * are still being checked.
 */
const inTurn = pLimit(4);

/** The limits that a wrong password counts against. The answer does not depend on which of them is exhausted. */
function triesOf(parts: Parts, email: string, client: Client): readonly Spending[] {
  const device = knownDevice(parts, client, email);
  if (device !== undefined) return [[entryLimits.loginFromDevice, `${device} ${email}`]];
  const network = networkOf(client.ip);
  return [
    [entryLimits.loginFromAddress, network],
    [entryLimits.loginOfMember, `${network} ${email}`],
    [entryLimits.loginFromAnywhere, email],
  ];
}

/** A password reset by mail clears earlier failures and marks this browser as the owner's. */
export async function forgiveTries(parts: Parts, email: string, client: Client): Promise<void> {
  await parts.limits.forgive(entryLimits.loginOfMember, `${networkOf(client.ip)} ${email}`);
  await parts.limits.forgive(entryLimits.loginFromAnywhere, email);
  rememberDevice(parts, client, email);
}

/** Finds the user with this password; spends an attempt if there is none. */
function compare(parts: Parts, { email, password }: Credentials, client: Client): Promise<Result<UserRow | null>> {
  const { db, limits } = parts;
  const look = async (): Promise<Result<UserRow | null>> => {
    const user = await findUserByEmail(db, email);
    return ok((await isPassword(user?.passwordHash ?? null, password)) ? user : null);
  };
  return countBadTries(limits, triesOf(parts, email, client), look, (done) => done.ok && done.value !== null);
}

/** S1.3, S8.4: the same message after the same time for a wrong password and an unknown address. */
export async function logIn(
  parts: Parts,
  credentials: Credentials,
  { client, locale }: Asking,
): Promise<Result<{ two_factor: boolean }>> {
  const compared = await inTurn(() => compare(parts, credentials, client));
  if (!compared.ok) return compared;
  const opened = compared.value && (await openFor(parts, client, compared.value, credentials.remember));
  const t = entryTexts[locale];
  // S5.3: no account has such an address, so that this tells nobody whether there is one.
  if (!opened) return mailAddress(credentials.email) ? refuse(t.wrongLogin) : refuse(t.check, { email: [t.email.wrong] });
  rememberDevice(parts, client, credentials.email);
  return ok(opened);
}

/**
 * The second step of a login: a code of the app or a recovery code, each usable once (S16.4). The member's row is locked: a reset
 * that runs at the same time ends this session, or ended the wait for it.
 */
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
      const [user] = await tx.select().from(users).where(eq(users.id, awaiting.userId)).for('no key update');
      if (!user) return fail('unauthenticated');
      if (!(await spendCode(tx, clock, user, code)))
        return refuse(entryTexts[locale].wrongCode, { code: [entryTexts[locale].wrongCode] });
      if (!(await closeAwaiting(tx, client))) return fail('unauthenticated');
      await openSession(tx, clock, client, awaiting);
      return ok({ two_factor: false as const });
    }),
  );
}

/**
 * A known device: a browser in which somebody logged in with their password, or set a new one by a link from a mail. Strangers'
 * wrong passwords do not lock it out. It grants nothing by itself.
 */
type Device = { readonly id: string; readonly accounts: readonly string[] };

const cookie = 'device';
const purpose = 'known device';
/** Seconds since the last login. */
const knownFor = 180 * 24 * 60 * 60;
/** Enough for a family's tablet. */
const mostAccounts = 6;

/** A hash in place of the address, so that the browser does not store it. */
const markOf = ({ key }: Pick<Services, 'key' | 'clock'>, email: string): string =>
  createHmac('sha256', key).update(`device of ${email.toLowerCase()}`).digest('base64url').slice(0, 22);

const deviceOf = ({ key, clock }: Pick<Services, 'key' | 'clock'>, client: Client): Device | undefined =>
  unseal(key, purpose, client.cookie(cookie), clock.now()) as Device | undefined;

/** The id of the device if it is known for this address. */
function knownDevice(parts: Pick<Services, 'key' | 'clock'>, client: Client, email: string): string | undefined {
  const device = deviceOf(parts, client);
  return device?.accounts.includes(markOf(parts, email)) ? device.id : undefined;
}

/** Marks this browser as a known device of the address's owner. */
function rememberDevice(parts: Pick<Services, 'key' | 'clock'>, client: Client, email: string): void {
  const { id = randomBytes(12).toString('base64url'), accounts = [] } = deviceOf(parts, client) ?? {};
  const mark = markOf(parts, email);
  const device: Device = { id, accounts: [mark, ...accounts.filter((one) => one !== mark)].slice(0, mostAccounts) };
  const until = new Date(parts.clock.now().getTime() + knownFor * 1000);
  client.setCookie(cookie, seal(parts.key, purpose, device, until), { maxAge: knownFor });
}
