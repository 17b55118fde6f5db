import { createClient, type Api, type Transport } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { statusOf } from '#kit/result.ts';
import { accountAddresses } from '#paths/account-api.ts';
import { apiAddresses } from '#paths/api.ts';
import { reportError, type MaybeDone } from '#ui/faults.ts';
import { sendTransport } from '#ui/send.ts';
import { useLocale } from '#ui/site.tsx';
import type { accountEndpoints } from '../contract.ts';
import { spareDrafts } from './kept-drafts.ts';
import { currentMember, keepMember } from './member.ts';

/** The calls of members about their own account. */
export type AccountCalls = Api<typeof accountEndpoints>;

const { login, secondFactor, logout, register, forgotPassword, resetPassword } = accountAddresses;
/** For these calls 401 and 419 do not mean that a session has ended. */
const beforeLogin: ReadonlySet<string> = new Set([login, secondFactor, logout, register, forgotPassword, resetPassword]);

const maybeDone: Readonly<Record<string, MaybeDone>> = {
  [accountAddresses.changePassword]: 'password',
  [accountAddresses.confirmSecondFactor]: 'secondFactor',
  [accountAddresses.deleteUser]: 'deletion',
};

/**
 * For all calls of possible members: reports that their session has ended (S4.1). For visitors an expired token is renewed
 * silently.
 */
export function memberTransport(locale: Locale): Transport {
  const asVisitor = sendTransport(locale);
  const asMember = sendTransport(locale, () => false);
  return async (call, options) => {
    if (currentMember() === null || beforeLogin.has(call.address)) return asVisitor(call, options);
    const answer = await asMember(call, options);
    if (!answer.ok && (answer.code === 'unauthenticated' || answer.code === 'session-expired')) {
      spareDrafts();
      keepMember(null);
      reportError(statusOf(answer.code), undefined, answer.code === 'unauthenticated' ? maybeDone[call.address] : undefined);
      // The session may have ended on the server already; then this clears the cookies.
      asVisitor({ name: 'logout', address: logout, input: {} }, {}).catch(() => {});
    }
    return answer;
  };
}

const accountCalls = (locale: Locale): AccountCalls =>
  createClient<typeof accountEndpoints>({ ...accountAddresses, user: apiAddresses.user }, memberTransport(locale));

const calls = { de: accountCalls('de'), en: accountCalls('en') };

/** The calls in the page's language. */
export const useAccountCalls = (): AccountCalls => calls[useLocale()];
