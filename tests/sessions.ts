import { openSession, sessionCookie } from '../src/accounts/server/sessions.ts';
import { givenMember, openBrowser, sessionName, type Browser, type TestMember } from './browser.ts';
import type { Served } from './served.ts';

/** A browser with a session of a member, without using the login, which has tests of its own. */
export async function loggedIn(
  site: Served,
  member: Pick<TestMember, 'id'>,
  { language = 'de', userAgent = '' }: { language?: 'de' | 'en'; userAgent?: string } = {},
): Promise<Browser> {
  const browser = openBrowser(site, language);
  const client = {
    ip: '127.0.0.1',
    userAgent,
    cookie: () => undefined,
    setCookie: (name: string, value: string) => void browser.cookies.set(name === sessionCookie ? sessionName : name, value),
    clearCookie: (name: string) => void browser.cookies.delete(name),
  };
  await openSession(site.database.db, site.clock, client, { userId: member.id, remember: true });
  if (!browser.cookies.has(sessionName)) throw new Error('A session always has a cookie.');
  return browser;
}

export type Entered = { readonly member: TestMember; readonly browser: Browser };

/** A new, logged-in member. */
export async function givenLogin(site: Served, row: Parameters<typeof givenMember>[1] = {}): Promise<Entered> {
  const member = await givenMember(site, row);
  return { member, browser: await loggedIn(site, member) };
}
