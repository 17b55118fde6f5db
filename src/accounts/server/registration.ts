import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext, Client } from '#kit/endpoint.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { repeatableId } from '#platform/repeatable-id.ts';
import { countUp } from '#platform/daily-counts.ts';
import type { Tx } from '#platform/database.ts';
import type { RegistrationForm } from '../contract.ts';
import { isOwnPath, networkOf } from '../rules.ts';
import { mailKnown, mailVerification } from './entry-mails.ts';
import { entryTexts } from '../entry-texts.ts';
import { evenly } from './evenly.ts';
import { entryLimits, spendEach } from './limits.ts';
import { passwordErrors } from './password-errors.ts';
import { issueReset, providerOf } from './password-reset.ts';
import { askNewsletter } from './newsletter.ts';
import type { AccountParts } from './parts.ts';
import { hashPassword } from './passwords.ts';
import { seal, unseal } from './sealed.ts';
import type { MailParts } from './self-mails.ts';
import { rowOfCaller } from './sessions.ts';
import { signUps } from './sign-ups.ts';
import { users } from './tables.ts';
import { holdUserByEmail, type UserRow } from './users.ts';
import { hashOfAddress, linkLifetime, verificationLink } from './verification-link.ts';

type Form = z.output<typeof RegistrationForm>;
type Said = { readonly message: string };

const linkTo = ({ key, clock }: AccountParts, user: UserRow, redirect?: string): string =>
  verificationLink(key, user, clock.now(), redirect);

/** The row of the new member; undefined if the address is taken. */
async function insertMember(tx: Tx, { clock }: AccountParts, form: Form, passwordHash: string, locale: UserRow['locale']) {
  const { email, name, surname, gender } = form;
  const now = clock.now();
  const [user] = await tx
    .insert(users)
    .values({ id: formIdOf(form), email, name, surname, gender, locale, passwordHash, termsAcceptedAt: now, createdAt: now })
    .onConflictDoNothing({ target: users.email })
    .returning();
  return user;
}

/** Tells the owner of an address by mail that they have an account; changes nothing. */
export async function tellOwner(tx: Tx, parts: MailParts, email: string): Promise<void> {
  const user = await holdUserByEmail(tx, email);
  if (!user) return;
  const driver = providerOf(user);
  await mailKnown(tx, parts, user, driver ? { driver } : { token: await issueReset(tx, parts.clock, user.id) });
}

type Onward = Pick<Form, 'redirect'>;

const wayOn = ({ redirect }: Onward): string | undefined => (redirect && isOwnPath(redirect) ? redirect : undefined);

const cookie = 'registered';
const purpose = 'registered here';

/** Marks the browser in which somebody registered, whether or not the address had an account; it grants nothing by itself. */
function markBrowser({ key, clock }: Pick<AccountParts, 'key' | 'clock'>, client: Client, email: string): void {
  const until = new Date(clock.now().getTime() + linkLifetime * 1000);
  client.setCookie(cookie, seal(key, purpose, hashOfAddress(key, email), until), { maxAge: linkLifetime });
}

/** Whether the last registration of this browser was with this address. */
export const hasRegistered = ({ key, clock }: Pick<AccountParts, 'key' | 'clock'>, client: Client, email: string): boolean =>
  unseal(key, purpose, client.cookie(cookie), clock.now()) === hashOfAddress(key, email);

/** The id of the member whom a form with this key makes, undefined without one: sent again because its answer was lost, it is the same. */
function formIdOf({ form_key: key, email, name, surname, gender }: Form): string | undefined {
  if (key === undefined) return undefined;
  return repeatableId(key, email, name, surname, gender);
}

/** Whether this form has made the account of its address, which nobody has confirmed yet; the password is the one typed last. */
async function isAgain(tx: Tx, form: Form, passwordHash: string): Promise<boolean> {
  const id = formIdOf(form);
  if (id === undefined) return false;
  const made = and(eq(users.id, id), eq(users.email, form.email), isNull(users.verifiedAt));
  const again = await tx.update(users).set({ passwordHash }).where(made).returning({ id: users.id });
  return again.length > 0;
}

/** S5.3, S8.4: the owner of the address learns by mail what happened; the caller learns nothing, and waits as long. */
export async function register(
  parts: AccountParts,
  form: Form,
  { client, locale }: Pick<CallContext, 'client' | 'locale'>,
): Promise<Result<Said>> {
  const { db, limits } = parts;
  const t = entryTexts[locale];
  const errors = {
    ...(mailAddress(form.email) ? {} : { email: [t.email.wrong] }),
    ...passwordErrors(form, form, locale),
  };
  if (Object.keys(errors).length > 0) return refuse(t.check, errors);
  const spent = await limits.spend(entryLimits.registration, networkOf(client.ip));
  if (!spent.ok) return spent;
  const mayMail = (await limits.spend(entryLimits.registrationMail, form.email)).ok;
  const mayAsk = form.newsletter && mayMail && (await limits.spend(entryLimits.newsletterMail, form.email)).ok;
  markBrowser(parts, client, form.email);
  await evenly(async () => {
    const passwordHash = await hashPassword(form.password);
    await db.transaction(async (tx) => {
      const user = await insertMember(tx, parts, form, passwordHash, locale);
      // Whoever has just registered is not told that "there is an account already".
      if (!user && (await isAgain(tx, form, passwordHash))) return;
      // A new member too: who deletes the account could register the address again and again.
      if (user && mayMail) await mailVerification(tx, parts, user, linkTo(parts, user, wayOn(form)));
      else if (mayMail) await tellOwner(tx, parts, form.email);
      if (mayAsk) await askNewsletter(tx, parts, { email: form.email, locale });
      if (user) await countUp(tx, signUps, parts.clock.now());
    });
  });
  return ok({ message: t.registered });
}

/** Mails the confirmation link to an unconfirmed address; 429 after too many. `also` runs in the same transaction. */
export async function sendVerification(
  parts: AccountParts,
  email: string,
  {
    network,
    redirect,
    also,
  }: {
    /** Of whoever asks; absent if the team does. */
    readonly network?: string;
    readonly redirect?: string | undefined;
    readonly also?: (tx: Tx) => Promise<void>;
  } = {},
): Promise<Result<null>> {
  const spent = await spendEach(parts.limits, [
    ...(network === undefined ? [] : [[entryLimits.linksFromNetwork, network] as const]),
    [entryLimits.verificationMail, email],
  ]);
  if (!spent.ok) return spent;
  await parts.db.transaction(async (tx) => {
    const user = await holdUserByEmail(tx, email);
    if (!user || user.verifiedAt) return;
    await mailVerification(tx, parts, user, linkTo(parts, user, redirect));
    await also?.(tx);
  });
  return ok(null);
}

/** S4.25: sends the link again, to the logged-in member or to an address; the answer does not reveal whether it needs one. */
export async function resendVerification(
  parts: AccountParts,
  { email: given, ...onward }: Onward & { readonly email?: string | undefined },
  { caller, client, locale }: Pick<CallContext, 'caller' | 'client' | 'locale'>,
): Promise<Result<Said>> {
  const t = entryTexts[locale];
  const member = given === undefined ? await caller() : null;
  const email = given ?? (member ? rowOfCaller(member)?.email : undefined);
  if (email === undefined) return refuse(t.check, { email: [t.email.missing] });
  const sent = await evenly(() => sendVerification(parts, email, { network: networkOf(client.ip), redirect: wayOn(onward) }));
  return sent.ok ? ok({ message: t.resent }) : sent;
}
