import type { Api } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, type Result } from '#kit/result.ts';
import { accountAddresses } from '#paths/account-api.ts';
import { apiAddresses } from '#paths/api.ts';
import type { CallInput } from '#paths/call-address.ts';
import { reportError } from '#ui/faults.ts';
import { renewToken } from '#ui/csrf.ts';
import { readAnswer } from '#ui/read-answer.ts';
import { send } from '#ui/send.ts';
import { useLocale } from '#ui/site.tsx';
import type { accountEndpoints } from '../contract.ts';
import { currentMember, keepMember } from './member.ts';

/** The calls of members about themselves. */
export type AccountCalls = Api<typeof accountEndpoints>;

const addresses = { ...accountAddresses, user: apiAddresses.user };

type Name = keyof typeof addresses;

/** These tell by 401 or 419 of their own matter, not that a session has ended. */
const beforeLogin: ReadonlySet<Name> = new Set([
  'login',
  'secondFactor',
  'logout',
  'register',
  'forgotPassword',
  'resetPassword',
]);

/** What a call of members answered; that the session is over is told (S4.1). */
export async function readMemberAnswer(name: string, response: Response, locale: Locale): Promise<Result<unknown>> {
  if (currentMember() === null || (response.status !== 401 && response.status !== 419)) return readAnswer(name, response);
  sessionLost(response.status, locale);
  return fail(response.status === 401 ? 'unauthenticated' : 'session-expired', await response.json());
}

async function call(name: Name, input: CallInput, locale: Locale): Promise<Result<unknown>> {
  const isMember = currentMember() !== null && !beforeLogin.has(name);
  let response = await send(addresses[name], input, { locale });
  // A token of another time or key: a visitor loses nothing by a new one.
  if (response.status === 419 && !isMember) {
    await renewToken();
    response = await send(addresses[name], input, { locale });
  }
  return isMember ? readMemberAnswer(name, response, locale) : readAnswer(name, response);
}

/** S4.1: the session is over; whoever it was is told so, and the browser forgets it. */
function sessionLost(status: number, locale: Locale): void {
  keepMember(null);
  reportError(status);
  // The server may have forgotten the session already; then this takes the cookies away.
  call('logout', {}, locale).catch(() => {});
}

const accountCalls = (locale: Locale): AccountCalls =>
  Object.fromEntries(
    Object.keys(addresses).map((name) => [name, (input: CallInput) => call(name as Name, input, locale)]),
  ) as unknown as AccountCalls;

const calls = { de: accountCalls('de'), en: accountCalls('en') };

/** The calls in the page's language. */
export const useAccountCalls = (): AccountCalls => calls[useLocale()];
