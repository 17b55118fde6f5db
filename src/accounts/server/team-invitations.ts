import { eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { roles as order, type Role } from '#kit/roles.ts';
import { audit } from '#desk/server/door.ts';
import { pageLinks } from '#paths/routes.ts';
import type { Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { Person } from '../office-contract.ts';
import { wantsEnrolment } from '../rules.ts';
import { invitedFor, issueEnrolment, removeSecondFactor, resetSecondFactor } from './enrolments.ts';
import { issueToken } from './link-tokens.ts';
import { findPerson } from './people.ts';
import { absolute, send } from './self-mails.ts';
import { selfTexts } from '../self-texts.ts';
import { endSessions } from './sessions.ts';
import { invitations, users } from './tables.ts';
import { accountOfficeTexts } from '../team-texts.ts';
import { findUserByEmail, type UserRow } from './users.ts';

/** How colleagues get into the office, and back into it (S10.9, S16.8): by single-use links from an admin. */

type Parts = Pick<Services, 'db' | 'isDemo' | 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;
type By = { readonly actor: string; readonly locale: Locale };

type Whom = Pick<
  UserRow,
  'id' | 'email' | 'name' | 'locale' | 'roles' | 'totpConfirmedAt' | 'verifiedAt' | 'passwordHash' | 'ssoDriver'
>;

/** The link for a colleague: to a first password, to the second factor that the role needs, or to the login. */
async function wayIn(
  tx: Tx,
  parts: Parts,
  whom: Whom,
): Promise<{ readonly kind: 'invited' | 'enrol' | 'ready'; readonly url: string }> {
  const { id, email, locale } = whom;
  const at = pageLinks(locale, parts.presenterSlug);
  const wants = wantsEnrolment({ roles: whom.roles, isDemo: parts.isDemo }) && whom.totpConfirmedAt === null;
  const enrolment = wants ? { enrolment: await issueEnrolment(tx, parts.clock, id) } : {};
  const canLogIn = whom.verifiedAt !== null && (whom.passwordHash !== null || whom.ssoDriver !== null);
  if (canLogIn) {
    const path = wants ? at('user.security', enrolment) : at('login');
    return { kind: wants ? 'enrol' : 'ready', url: absolute(parts, path) };
  }
  const token = await issueToken(tx, parts.clock, invitations, { userId: id, validFor: invitedFor });
  return { kind: 'invited', url: absolute(parts, at('password.reset', { email, token, ...enrolment })) };
}

async function mailWayIn(tx: Tx, parts: Parts, whom: Whom): Promise<void> {
  const { email, locale } = whom;
  const { kind, url } = await wayIn(tx, parts, whom);
  const { button, ...said } = selfTexts[locale].mails.team[kind](parts.siteName);
  await send(tx, parts, { to: email, locale, ...said, button: { label: button, url } });
}

/**
 * Secures an account so that only its owner can open it. An unconfirmed one may have been registered by a stranger: its
 * credentials are removed.
 */
async function ownersAlone(tx: Tx, id: string): Promise<Whom | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  if (!row || row.verifiedAt !== null) return row ?? null;
  await tx.update(users).set({ passwordHash: null, ssoDriver: null, ssoSubject: null }).where(eq(users.id, id));
  await removeSecondFactor(tx, id);
  await endSessions(tx, id);
  return { ...row, passwordHash: null, ssoDriver: null, totpConfirmedAt: null };
}

/** Mails the link to a new colleague. */
export async function welcome(tx: Tx, parts: Parts, id: string): Promise<void> {
  const whom = await ownersAlone(tx, id);
  if (whom) await mailWayIn(tx, parts, whom);
}

/**
 * Makes an address an admin from the console, creating the account if needed (S18.8). Answers a single-use link, valid for seven
 * days; null for an admin who needs none.
 */
export const inviteAdmin = (
  parts: Parts,
  {
    email,
    name,
    surname,
    locale,
  }: { readonly email: string; readonly name: string; readonly surname: string; readonly locale: Locale },
): Promise<{ readonly link: string | null }> =>
  parts.db.transaction(async (tx) => {
    const now = parts.clock.now();
    await tx.insert(users).values({ email, name, surname, locale, createdAt: now }).onConflictDoNothing({ target: users.email });
    const found = await findUserByEmail(tx, email);
    if (!found) throw new Error('The account that was just made is not there.');
    const wanted = order.filter((role) => role === 'admin' || found.roles.includes(role));
    await tx.update(users).set({ roles: wanted }).where(eq(users.id, found.id));
    const details = { console: true, before: found.roles, after: wanted };
    await audit(tx, { actor: null, action: 'invite', entity: 'user', id: found.id, details, at: now });
    const whom = await ownersAlone(tx, found.id);
    if (!whom) return { link: null };
    const { kind, url } = await wayIn(tx, parts, { ...whom, roles: wanted });
    return { link: kind === 'ready' ? null : url };
  });

type Invitation = { readonly email: string; readonly name: string; readonly surname: string; readonly roles: readonly Role[] };

/** Invites a colleague by mail, into a new account or the existing one. */
export async function inviteColleague(
  parts: Parts,
  { email, name, surname, roles }: Invitation,
  by: By,
): Promise<Result<Person>> {
  const t = accountOfficeTexts[by.locale];
  if (!mailAddress(email)) return refuse(t.check, { email: [t.noAddress] });
  return parts.db.transaction(async (tx): Promise<Result<Person>> => {
    const now = parts.clock.now();
    await tx
      .insert(users)
      .values({ email, name, surname, locale: by.locale, createdAt: now })
      .onConflictDoNothing({ target: users.email });
    const found = await findUserByEmail(tx, email);
    if (!found) return fail('not-found');
    const wanted = order.filter((role) => roles.includes(role) || found.roles.includes(role));
    await tx.update(users).set({ roles: wanted }).where(eq(users.id, found.id));
    const details = { before: found.roles, after: wanted };
    await audit(tx, { actor: by.actor, action: 'invite', entity: 'user', id: found.id, details, at: now });
    await welcome(tx, parts, found.id);
    const person = await findPerson(tx, found.id);
    return person ? ok(person) : fail('not-found');
  });
}

/**
 * Removes somebody's lost second factor, ends their sessions, and mails a link for a new one. Not possible for oneself: a
 * hijacked admin session must not be able to remove the factor.
 */
export async function resetFactorOf(parts: Parts, id: string, { actor, locale }: By): Promise<Result<{ message: string }>> {
  const t = accountOfficeTexts[locale];
  if (id === actor) return refuse(t.ownFactor, {}, 'conflict');
  return parts.db.transaction(async (tx): Promise<Result<{ message: string }>> => {
    const person = await findPerson(tx, id);
    if (!person) return fail('not-found');
    const { wasOn } = await resetSecondFactor(tx, parts.clock, id);
    await audit(tx, { actor, action: 'second-factor', entity: 'user', id, at: parts.clock.now() });
    await welcome(tx, parts, id);
    return ok({ message: wasOn ? t.factorReset : t.factorSent });
  });
}
