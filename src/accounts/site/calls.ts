import type { Api } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, type Result } from '#kit/result.ts';
import { accountAddresses } from '#paths/account-api.ts';
import { apiAddresses } from '#paths/api.ts';
import { reportError } from '#ui/faults.ts';
import { readAnswer } from '#ui/read-answer.ts';
import { useLocale } from '#ui/site.tsx';
import type { accountEndpoints } from '../contract.ts';
import { currentMember, keepMember } from './member.ts';

/** The calls of members about themselves. */
export type AccountCalls = Api<typeof accountEndpoints>;

const addresses = { ...accountAddresses, user: apiAddresses.user };

type Name = keyof typeof addresses;

const cookieNamed = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const fetchToken = (): Promise<unknown> => fetch('/auth/csrf-cookie');

/** The token as the wire wants it back (S7.1); fetched first where there is none. */
export async function csrfToken(): Promise<string> {
  if (!cookieNamed('XSRF-TOKEN')) await fetchToken();
  return decodeURIComponent(cookieNamed('XSRF-TOKEN') ?? '');
}

async function send(name: Name, input: unknown, locale: Locale): Promise<Response> {
  const [method = 'GET', path = ''] = addresses[name].split(' ');
  const headers = { 'X-Language': locale, Accept: 'application/json' };
  if (method === 'GET') return fetch(path, { headers });
  return fetch(path, {
    method,
    headers: { ...headers, 'Content-Type': 'application/json', 'X-XSRF-TOKEN': await csrfToken() },
    body: JSON.stringify(input),
  });
}

/** These tell by 401 or 419 of their own matter, not that a session has ended. */
const beforeLogin: ReadonlySet<Name> = new Set([
  'login',
  'secondFactor',
  'logout',
  'register',
  'forgotPassword',
  'resetPassword',
]);

async function call(name: Name, input: unknown, locale: Locale): Promise<Result<unknown>> {
  const isMember = currentMember() !== null && !beforeLogin.has(name);
  let response = await send(name, input, locale);
  // A token of another time or key: a visitor loses nothing by a new one.
  if (response.status === 419 && !isMember) {
    await fetchToken();
    response = await send(name, input, locale);
  }
  if (isMember && (response.status === 401 || response.status === 419)) {
    sessionLost(response.status, locale);
    return fail(response.status === 401 ? 'unauthenticated' : 'session-expired', await response.json());
  }
  return readAnswer(name, response);
}

/** S4.1: the session is over; whoever it was is told so, and the browser forgets it. */
export function sessionLost(status: number, locale: Locale): void {
  keepMember(null);
  reportError(status);
  // The server may have forgotten the session already; then this takes the cookies away.
  call('logout', {}, locale).catch(() => {});
}

export const accountCalls = (locale: Locale): AccountCalls =>
  Object.fromEntries(
    Object.keys(addresses).map((name) => [name, (input: unknown) => call(name as Name, input, locale)]),
  ) as unknown as AccountCalls;

const calls = { de: accountCalls('de'), en: accountCalls('en') };

/** The calls in the page's language. */
export const useAccountCalls = (): AccountCalls => calls[useLocale()];
