import type { CallContext, Client, Handlers } from '#kit/endpoint.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { type Csrf, csrfCookie } from '#platform/http/csrf.ts';
import type { accountEndpoints } from '../contract.ts';
import { entryTexts } from '../entry-texts.ts';
import { networkOf } from '../rules.ts';
import { socialTexts } from '../social-texts.ts';
import { memberOf } from './caller.ts';
import { mailVerification } from './entry-mails.ts';
import { evenly } from './evenly.ts';
import { entryLimits } from './limits.ts';
import { logIn, passSecondFactor } from './login.ts';
import type { AccountParts } from './parts.ts';
import { forgetPassword, resetPassword } from './password-reset.ts';
import { register, resendVerification, tellOwner } from './registration.ts';
import { selfHandlers } from './self-handlers.ts';
import { closeSession, sessionCookie } from './sessions.ts';
import { createByProvider } from './sso-members.ts';
import { findPending, forgetPending } from './sso-pending.ts';
import { presentUser } from './users.ts';
import { verificationLink } from './verification-link.ts';

type All = Handlers<typeof accountEndpoints>;

/** Issues a CSRF token for the browser's session and answers it. */
export function giveToken(csrf: Pick<Csrf, 'issue'>, client: Client): string {
  const token = csrf.issue(client.cookie(sessionCookie), client.cookie(csrfCookie));
  client.setCookie(csrfCookie, token);
  return token;
}

/** The handlers of S7.1 and S7.2. */
export const accountHandlers = (parts: AccountParts): All => ({
  ...entryHandlers(parts),
  ...selfHandlers(parts),
  completeSignIn: ({ email }, context) => completeSignIn(parts, email, context),
  csrfCookie: async (_, { client }) => {
    giveToken(parts.csrf, client);
    return ok(undefined);
  },
  user: async (_, context) => {
    const { row } = await memberOf(context);
    return ok({ data: await presentUser(parts, row, context.locale) });
  },
});

type Calls = 'login' | 'secondFactor' | 'logout' | 'forgotPassword' | 'resetPassword' | 'register' | 'resendVerification';

/** Registration, login and logout (S7.1). */
const entryHandlers = (parts: AccountParts): Pick<Handlers<typeof accountEndpoints>, Calls> => ({
  login: (form, context) => logIn(parts, form, context),
  secondFactor: ({ code }, context) => passSecondFactor(parts, code, context),
  logout: async (_, { client }) => {
    await closeSession(parts.db, client);
    return ok(undefined);
  },
  forgotPassword: ({ email }, context) => forgetPassword(parts, email, context),
  resetPassword: (form, context) => resetPassword(parts, form, context),
  register: (form, context) => register(parts, form, context),
  resendVerification: (asked, context) => resendVerification(parts, asked, context),
});

/**
 * Takes the address that a provider did not give. It is unverified, so the new member is not logged in, and the caller learns
 * nothing about an address that is taken (S8.4): its owner gets a mail, and nothing is linked.
 */
async function completeSignIn(
  parts: AccountParts,
  email: string,
  { client, locale }: Pick<CallContext, 'client' | 'locale'>,
): Promise<Result<{ readonly message: string }>> {
  const { db, clock, key, limits } = parts;
  const pending = findPending(parts, client);
  if (!pending) return refuse(socialTexts[locale].pendingOver, {}, 'conflict');
  const t = entryTexts[locale];
  if (!mailAddress(email)) return refuse(t.check, { email: [t.email.wrong] });
  const spent = await limits.spend(entryLimits.registration, networkOf(client.ip));
  if (!spent.ok) return spent;
  const mayMail = (await limits.spend(entryLimits.registrationMail, email)).ok;
  await evenly(() =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const member = await createByProvider(tx, { identity: pending.identity, email, locale, isVerified: false, now });
      if (member && mayMail)
        await mailVerification(tx, parts, member, verificationLink(key, member, now, pending.redirect ?? ''));
      else if (mayMail) await tellOwner(tx, parts, email);
    }),
  );
  forgetPending(client);
  return ok({ message: socialTexts[locale].addressTold });
}
