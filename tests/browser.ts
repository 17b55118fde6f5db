import { cookieName } from '../src/platform/http/cookie-names.ts';
import { csrfCookie } from '../src/platform/http/csrf.ts';
import { sessionCookie } from '../src/accounts/server/sessions.ts';
import { hashPassword } from '../src/accounts/server/passwords.ts';
import { users } from '../src/accounts/server/tables.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/database.ts';
import type { Answer, Asking, Served } from './served.ts';

type Body = Readonly<Record<string, unknown>>;

/** A simulated browser without a page: keeps cookies and sends the CSRF header like the site's own script. */
export type Browser = {
  /** Cookies by name; deleted ones are removed. */
  readonly cookies: Map<string, string>;
  readonly ask: (path: string, asking?: Asking) => Promise<Answer>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<Answer>;
  /** Sends JSON with the CSRF token, fetching it first if necessary. */
  readonly send: (
    method: 'POST' | 'PUT',
    path: string,
    body?: Body,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Answer>;
  readonly logIn: (member: { email: string; password: string }, more?: Body) => Promise<Answer>;
};

export function openBrowser(site: Pick<Served, 'ask'>, language: 'de' | 'en' = 'de'): Browser {
  const cookies = new Map<string, string>();
  const ask = async (path: string, { headers = {}, ...asking }: Asking = {}): Promise<Answer> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await site.ask(path, {
      ...asking,
      headers: { 'x-language': language, ...(cookie ? { cookie } : {}), ...headers },
    });
    for (const line of answer.headers['set-cookie'] ?? []) keep(cookies, line);
    return answer;
  };
  const send: Browser['send'] = async (method, path, body = {}, headers = {}) => {
    if (!cookies.has(csrfCookie)) await ask('/auth/csrf-cookie');
    const token = decodeURIComponent(cookies.get(csrfCookie) ?? '');
    return ask(path, {
      method,
      headers: { 'content-type': 'application/json', 'x-xsrf-token': token, ...headers },
      body: JSON.stringify(body),
    });
  };
  return {
    cookies,
    ask,
    get: (path, headers = {}) => ask(path, { headers }),
    send,
    logIn: ({ email, password }, more = {}) => send('POST', '/auth/login', { email, password, ...more }),
  };
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split('; ');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at);
  const isOver = attributes.some((attribute) => /^(?:Max-Age=0|Expires=Thu, 01 Jan 1970)/i.test(attribute));
  if (isOver) cookies.delete(name);
  else cookies.set(name, pair.slice(at + 1));
}

/** Name of the session cookie on a TLS site, such as the test site. */
export const sessionName = cookieName(sessionCookie, true);

export const testPassword = 'wolkenbruch-im-mai';
let passwordHash: Promise<string> | undefined;
let count = 0;

export type TestMember = { readonly id: string; readonly email: string; readonly password: string };

/** A member with a password, verified unless `row` overrides it. */
export async function givenMember(
  { database, clock }: { readonly database: Pick<Database, 'db'>; readonly clock: Clock },
  row: Partial<typeof users.$inferInsert> = {},
): Promise<TestMember> {
  count += 1;
  passwordHash ??= hashPassword(testPassword);
  const now = clock.now();
  const [user] = await database.db
    .insert(users)
    .values({
      email: `mitglied-${count}@example.org`,
      name: 'Grete',
      surname: 'Muster',
      passwordHash: await passwordHash,
      verifiedAt: now,
      termsAcceptedAt: now,
      createdAt: now,
      ...row,
    })
    .returning({ id: users.id, email: users.email });
  if (!user) throw new Error('An insert always has one row.');
  return { ...user, password: testPassword };
}
