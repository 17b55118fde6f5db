import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, expect, test } from 'vitest';
import { givenMember, openBrowser, type Browser, sessionName } from '../../../tests/browser.ts';
import { startIdentityProvider, type Person } from '../../../tests/identity-provider.ts';
import { isWaitedFor } from '../../../tests/locks.ts';
import { onSite, serve, type Answer } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { until } from '../../../tests/until.ts';
import { sessions, users } from './tables.ts';

const provider = await startIdentityProvider();
afterAll(() => provider.close());
afterEach(() => {
  provider.isDown = false;
  provider.changeTokens = undefined;
  provider.changeProfile = undefined;
});

type Driver = 'google' | 'facebook';
const drivers: Driver[] = ['google', 'facebook'];

let count = 0;
const newPerson = (more: Partial<Person> = {}): Person => {
  count += 1;
  return {
    sub: `1000${count}`,
    email: `Person-${count}@example.org`,
    email_verified: true,
    given_name: 'Käthe',
    family_name: `Öz-${count}`,
    ...more,
  };
};

const locationOf = ({ status, headers }: Answer): string => {
  expect(status).toBe(302);
  expect(headers['cache-control']).toBe('no-store');
  return headers.location ?? '';
};
const pathOf = (url: URL): string => url.pathname + url.search;

/** Starts the authorization; answers the provider's address. */
const beginAuthorization = async (browser: Browser, driver: Driver, query = ''): Promise<string> =>
  locationOf(await browser.get(`/sso/redirect/${driver}${query}`));

/** The whole authorization; answers where it ends. */
async function signIn(browser: Browser, driver: Driver, person: Person | null, query = ''): Promise<string> {
  const back = await provider.visit(await beginAuthorization(browser, driver, query), person);
  return locationOf(await browser.get(pathOf(back)));
}

const owned = { id: '1', shortid: 'rUecken1', slug: 'starker-ruecken', title: 'Rücken', image: '', status: 'succeeded' };

onSite(
  'sign-in with others',
  (site) => {
    const rowOf = async (person: Person) =>
      (await site().database.db.select().from(users).where(eq(users.ssoSubject, person.sub)))[0];
    const whoIs = async (browser: Browser): Promise<unknown> => {
      const answer = await browser.get('/api/user');
      return answer.status === 200 ? (answer.json() as { data: { email: string } }).data.email : answer.status;
    };

    test('S1.3 the browser is sent to Google with state, nonce and the hash of a secret, for our callback', async () => {
      const url = new URL(await beginAuthorization(openBrowser(site()), 'google'));
      expect(url.origin + url.pathname).toBe(`${provider.origin}/auth`);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        client_id: 'google',
        response_type: 'code',
        redirect_uri: 'https://sprechstunde.example/sso/callback/google',
        scope: 'openid email profile',
        code_challenge_method: 'S256',
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{22}$/),
        nonce: expect.stringMatching(/^[\w-]{22}$/),
        ui_locales: 'de',
      });
    });

    test('S16.6 what binds the authorization to its browser is sent to the authorization’s own pages alone, and no script reads it', async () => {
      const { headers } = await openBrowser(site()).get('/sso/redirect/google');
      expect(headers['set-cookie']).toEqual([
        expect.stringMatching(/^sso_[\w-]{22}=\S+; Max-Age=600; Path=\/sso; HttpOnly; Secure; SameSite=Lax$/),
        expect.stringMatching(/^__Host-sso_browser=[\w-]{22}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      ]);
    });

    test('S16.6 an authorization that another host of the domain planted in a browser is none of that browser’s', async () => {
      const attacker = openBrowser(site());
      const begun = await beginAuthorization(attacker, 'google');
      const back = await provider.visit(begun, newPerson());
      // Browsers take a cookie that begins with __Host- from its own host alone.
      const planted = [...attacker.cookies].filter(([name]) => !name.startsWith('__Host-'));
      const waiting = openBrowser(site());
      await beginAuthorization(waiting, 'google');
      for (const victim of [openBrowser(site()), waiting]) {
        for (const [name, value] of planted) victim.cookies.set(name, value);
        expect(locationOf(await victim.get(pathOf(back)))).toBe('/login?error=sso_lost');
        expect(await whoIs(victim)).toBe(401);
      }
      expect(locationOf(await attacker.get(pathOf(back)))).toBe('/home');
    });

    test.each(drivers)('S1.3 whom %s vouches for becomes a member, confirmed and without a password', async (driver) => {
      const person = newPerson();
      const browser = openBrowser(site(), 'en');
      expect(await signIn(browser, driver, person)).toBe('/en/home');
      expect(await whoIs(browser)).toBe(person.email?.toLowerCase());
      expect(await rowOf(person)).toMatchObject({
        email: person.email?.toLowerCase(),
        name: 'Käthe',
        surname: person.family_name,
        gender: 'u',
        locale: 'en',
        passwordHash: null,
        ssoDriver: driver,
        verifiedAt: site().clock.now(),
        termsAcceptedAt: site().clock.now(),
        roles: [],
      });
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { sso_driver: driver, isVerified: true } });
    });

    test.each(drivers)('S1.3 who comes again with %s is the same member, whatever the address is by now', async (driver) => {
      const person = newPerson();
      await signIn(openBrowser(site()), driver, person);
      const other = await givenMember(site());
      for (const email of ['new@example.org', undefined, other.email]) {
        const { email: _, ...rest } = person;
        const browser = openBrowser(site());
        expect(await signIn(browser, driver, email === undefined ? rest : { ...person, email })).toBe('/home');
        expect(await whoIs(browser)).toBe(person.email?.toLowerCase());
      }
    });

    test('S2.2 the member stays logged in, and an older session of the browser ends', async () => {
      const person = newPerson();
      const browser = openBrowser(site());
      await signIn(browser, 'google', person);
      const first = browser.cookies.get(sessionName);
      await signIn(browser, 'google', person);
      expect(browser.cookies.get(sessionName)).not.toBe(first);
      const row = await rowOf(person);
      const open = await site()
        .database.db.select()
        .from(sessions)
        .where(eq(sessions.userId, row?.id ?? ''));
      expect(open).toMatchObject([{ remember: true, awaitsSecondFactor: false }]);
    });

    test.each([
      ['google', {}],
      ['facebook', {}],
      ['google', { passwordHash: null, ssoDriver: 'facebook', ssoSubject: 'other-1' }],
      ['facebook', { passwordHash: null, ssoDriver: 'google', ssoSubject: 'other-2' }],
      ['google', { passwordHash: null, ssoDriver: 'google', ssoSubject: 'other-3' }],
    ] as const)('S8.1 an address that is taken in another way is no way in with %s: %o', async (driver, row) => {
      const member = await givenMember(site(), { ...row });
      const before = await site().database.db.select().from(users).where(eq(users.id, member.id));
      const browser = openBrowser(site());
      const person = newPerson({ email: member.email.toUpperCase() });
      expect(await signIn(browser, driver, person, '?redirect=/partner')).toBe('/login?redirect=%2Fpartner&error=sso_mismatch');
      expect(browser.cookies.has(sessionName)).toBe(false);
      expect(await site().database.db.select().from(users).where(eq(users.id, member.id))).toEqual(before);
      expect(await rowOf(person)).toBeUndefined();
    });

    test.each(['google', 'facebook'] as const)(
      'S1.3 an address that was never confirmed goes to whoever %s vouches for, and whoever registered it keeps no way in',
      async (driver) => {
        const squatter = await givenMember(site(), {
          verifiedAt: null,
          street: 'Fremdenweg',
          ...(driver === 'google' ? { ssoDriver: 'facebook', ssoSubject: `stranger-${driver}` } : {}),
        });
        const inside = await loggedIn(site(), squatter);
        expect((await inside.get('/api/user')).status).toBe(200);
        const person = newPerson({ email: squatter.email });
        const browser = openBrowser(site());
        expect(await signIn(browser, driver, person, '?redirect=/partner')).toBe('/partner');
        const [row] = await site().database.db.select().from(users).where(eq(users.id, squatter.id));
        expect(row).toMatchObject({ ssoDriver: driver, passwordHash: null, street: null, totpSecret: null });
        expect(row?.ssoSubject).not.toBe(`stranger-${driver}`);
        expect(row?.verifiedAt).not.toBeNull();
        expect((await inside.get('/api/user')).status).toBe(401);
        expect((await openBrowser(site()).logIn(squatter)).status).toBe(422);
        expect((await browser.get('/api/user')).json()).toMatchObject({ data: { id: squatter.id, isVerified: true } });
      },
    );

    test.each([{ email_verified: false }, { email_verified: undefined }, { email: undefined }, { email: 'no address' }])(
      'S1.3 an address that Google does not vouch for is none: %o',
      async (more) => {
        const person = newPerson(more);
        const browser = openBrowser(site());
        expect(await signIn(browser, 'google', person, '?redirect=/partner')).toBe('/register?sso=google&redirect=%2Fpartner');
        expect(browser.cookies.has(sessionName)).toBe(false);
        expect(await rowOf(person)).toBeUndefined();
      },
    );

    test.each([
      ['?redirect=/partner%3Fa%3Db', '/partner?a=b'],
      ['?redirect=/stripe/checkout/coaching/1&coaching=other', '/stripe/checkout/coaching/1'],
      ['?redirect=/partner&coaching=rUecken1', '/mein-dr-muster/coaching/starker-ruecken'],
      ['?redirect=/suche%3Fquery%3D%C3%84rzte', '/suche?query=%C3%84rzte'],
      ['?redirect=/en/partner', '/en/partner'],
      ['?redirect=/partner&locale=en', '/en/partner'],
      ['?locale=en', '/en/home'],
      ['?redirect=//evil.example', '/home'],
      ['?redirect=/.//evil.example', '/home'],
      ['?redirect=https://evil.example', '/home'],
      ['?redirect=/%5Cevil.example', '/home'],
      ['?redirect=/a%0D%0Ab', '/home'],
      ['?redirect=/a&redirect=/b', '/home'],
      ['?redirect=/login', '/home'],
      ['?coaching=%3Cscript%3E', '/home'],
      [`?redirect=/${'x'.repeat(1990)}`, `/${'x'.repeat(1990)}`],
      [`?redirect=/${'%C3%A4'.repeat(1990)}`, '/home'],
    ])('S4.5 %s leads on to %s', async (query, end) => {
      expect(await signIn(openBrowser(site()), 'google', newPerson(), query)).toBe(end);
    });

    test('S1.7 the language is that of the page where it began', async () => {
      const browser = openBrowser(site());
      const from = (referer: string) => browser.ask('/sso/redirect/google', { headers: { referer, host: 'here.example' } });
      const end = async (answer: Answer) => pathOf(await provider.visit(locationOf(answer), newPerson()));
      expect(locationOf(await browser.get(await end(await from('https://here.example/en/login'))))).toBe('/en/home');
      expect(locationOf(await browser.get(await end(await from('https://there.example/en/login'))))).toBe('/home');
      expect(locationOf(await openBrowser(site(), 'en').get(await end(await from('https://here.example/login'))))).toMatch(
        /^\/en\/login\?error=sso_lost$/,
      );
    });

    test('S1.3 only what is set up is offered at login and registration', async () => {
      const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = provider.env;
      for (const [env, offered] of [
        [{}, []],
        [{ GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret }, ['google']],
        [provider.env, drivers],
      ] as const) {
        const here = await serve(site(), { env: { DEMO: 'off', ...env } });
        try {
          for (const path of ['/login', '/en/register']) {
            const { text } = await here.get(path);
            expect(
              drivers.filter((driver) => text.includes(`href="/sso/redirect/${driver}`)),
              path,
            ).toEqual(offered);
            expect(/>(?:oder|or)</.test(text), path).toBe(offered.length > 0);
          }
        } finally {
          await here.close();
        }
      }
    });

    test('S1.3 who came to this machine by another of its names sets out from BASE_URL, where the way back leads', async () => {
      const here = await serve(site(), { env: { ...provider.env, BASE_URL: 'http://localhost:3000' } });
      try {
        const at = async (path: string, host: string) => (await here.get(path, { host })).headers.location;
        expect(await at('/sso/redirect/google?redirect=/partner', '127.0.0.1:3000')).toBe(
          'http://localhost:3000/sso/redirect/google?redirect=/partner&moved=1',
        );
        const ways = [
          await at('/sso/redirect/google?moved=1', '127.0.0.1:3000'),
          await at('/sso/redirect/google', 'localhost:3000'),
          await at('/sso/redirect/google', 'evil.example'),
        ];
        for (const way of ways) expect(way).toContain(`${provider.origin}/auth?`);
      } finally {
        await here.close();
      }
    });

    test('S16.4 a second factor that is set up at the same moment is asked for', async () => {
      const { db, engine } = site().database;
      // The embedded database does one after the other.
      if (engine === 'embedded') return;
      const person = newPerson();
      await signIn(openBrowser(site()), 'google', person);
      const browser = openBrowser(site());
      const back = await provider.visit(await beginAuthorization(browser, 'google'), person);
      const arrived: Promise<Answer>[] = [];
      await db.transaction(async (tx) => {
        await tx.update(users).set({ totpConfirmedAt: site().clock.now() }).where(eq(users.ssoSubject, person.sub));
        arrived.push(browser.get(pathOf(back)));
        await Promise.race([...arrived, until(() => isWaitedFor(tx), Boolean)]);
      });
      for (const answer of await Promise.all(arrived)) expect(locationOf(answer)).toBe('/login?second-factor=1');
      expect(await whoIs(browser)).toBe(401);
    });

    test('S16.4 with a second factor nobody is logged in before its code', async () => {
      const person = newPerson();
      await givenMember(site(), {
        passwordHash: null,
        ssoDriver: 'google',
        ssoSubject: person.sub,
        totpSecret: 'JBSWY3DPEHPK3PXP',
        totpConfirmedAt: site().clock.now(),
      });
      const browser = openBrowser(site());
      expect(await signIn(browser, 'google', person, '?redirect=/partner&coaching=x')).toBe(
        '/login?redirect=%2Fpartner&coaching=x&second-factor=1',
      );
      expect(browser.cookies.has(sessionName)).toBe(true);
      expect(await whoIs(browser)).toBe(401);
    });

    test.each(drivers)('S7.6 who changes their mind at %s is back at the login, without a complaint', async (driver) => {
      const browser = openBrowser(site());
      expect(await signIn(browser, driver, null, '?redirect=/partner&locale=en')).toBe('/en/login?redirect=%2Fpartner');
      expect(await signIn(browser, driver, null)).toBe('/login');
      expect([...browser.cookies.keys()]).toEqual([]);
    });

    test('S16.6 an answer counts in the browser that set out, once, for its provider, for ten minutes', async () => {
      const authorization = async () => {
        const browser = openBrowser(site());
        const back = pathOf(await provider.visit(await beginAuthorization(browser, 'google'), newPerson()));
        return { browser, back, end: async () => locationOf(await browser.get(back)) };
      };
      const lost = '/login?error=sso_lost';

      const used = await authorization();
      expect(await used.end()).toBe('/home');
      expect(await used.end()).toBe(lost);

      const foreign = await authorization();
      const victim = openBrowser(site()); // As one that keeps no cookies.
      expect(locationOf(await victim.get(foreign.back))).toBe(lost);
      expect([...victim.cookies.keys()]).toEqual([]);

      const kept = await authorization();
      const cookies = new Map(kept.browser.cookies);
      expect(await kept.end()).toBe('/home');
      for (const [name, value] of cookies) kept.browser.cookies.set(name, value);
      expect(await kept.end()).toBe('/login?error=sso_failed');

      const elsewhere = await authorization();
      expect(locationOf(await elsewhere.browser.get(elsewhere.back.replace('google', 'facebook')))).toBe(lost);

      const wrong = await authorization();
      expect(
        locationOf(
          await wrong.browser.get(wrong.back.replace(/state=./, (start) => (start === 'state=_' ? 'state=-' : 'state=_'))),
        ),
      ).toBe(lost);

      const late = await authorization();
      site().clock.advance(10 * 60 * 1000);
      expect(await late.end()).toBe(lost);
    });

    test('S16.6 what the browser keeps is of no use once changed', async () => {
      const browser = openBrowser(site());
      const back = await provider.visit(await beginAuthorization(browser, 'google', '?redirect=/partner'), newPerson());
      const cookies = [...browser.cookies];
      const [name = '', value = ''] = cookies[0] ?? [];
      const [body = '', mac = ''] = value.split('.');
      const changed = Buffer.from(Buffer.from(body, 'base64url').toString().replace('/partner', '/elsewhere')).toString(
        'base64url',
      );
      for (const tampered of [`${changed}.${mac}`, body, `${body}.`, `${body}.${'A'.repeat(43)}`, '', '.', 'null']) {
        browser.cookies.set(name, tampered);
        expect(locationOf(await browser.get(pathOf(back))), tampered).toBe('/login?error=sso_lost');
        for (const [kept, as] of cookies) browser.cookies.set(kept, as);
      }
      expect(locationOf(await browser.get(pathOf(back)))).toBe('/partner');
    });

    test('S1.3 two tabs may set out at once, and a fifth one makes the first give way', async () => {
      const browser = openBrowser(site());
      const begun: string[] = [];
      const paths = ['/one', '/two', '/three', '/four', '/five'];
      for (const path of paths) begun.push(await beginAuthorization(browser, 'google', `?redirect=${path}`));
      expect([...browser.cookies.keys()].filter((name) => name.startsWith('sso_'))).toHaveLength(4);
      const ends: string[] = [];
      for (const one of begun.toReversed()) {
        const back = await provider.visit(one, newPerson());
        ends.push(locationOf(await browser.get(pathOf(back))));
      }
      expect(ends).toEqual(['/five', '/four', '/three', '/two', '/login?error=sso_lost']);
    });

    test('S16.6 PKCE: the code of another authorization is refused by the provider, though the browser and its state are right', async () => {
      for (const driver of drivers) {
        const browser = openBrowser(site());
        const mine = await provider.visit(await beginAuthorization(browser, driver), newPerson());
        const stolen = await provider.visit(await beginAuthorization(openBrowser(site()), driver), newPerson());
        mine.searchParams.set('code', stolen.searchParams.get('code') ?? '');
        provider.asked.length = 0;
        expect(locationOf(await browser.get(pathOf(mine)))).toBe('/login?error=sso_failed');
        expect(provider.asked).toContain('POST /token 400');
        expect(browser.cookies.has(sessionName)).toBe(false);
      }
    });

    test('S16.6 an ID token that is played again, changed, missing or for others is refused', async () => {
      let old: string | undefined;
      provider.changeTokens = (answer) => {
        old = answer.id_token;
        return answer;
      };
      const person = newPerson();
      expect(await signIn(openBrowser(site()), 'google', person)).toBe('/home');

      const forged = (token: string): string => {
        const [head, body = '', signature] = token.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        return [head, Buffer.from(JSON.stringify({ ...claims, sub: person.sub })).toString('base64url'), signature].join('.');
      };
      const unsigned = (token: string): string =>
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
      for (const change of [() => old, forged, unsigned, () => undefined, () => 'x']) {
        provider.changeTokens = (answer) => ({ ...answer, id_token: change(answer.id_token ?? '') });
        const browser = openBrowser(site());
        expect(await signIn(browser, 'google', newPerson())).toBe('/login?error=sso_failed');
        expect(browser.cookies.has(sessionName)).toBe(false);
      }
    });

    test('S8.3 a provider that is down is words on the login page, and asked again by the next member', async () => {
      const fresh = await serve(site(), { env: provider.env });
      try {
        const browser = openBrowser(fresh);
        provider.isDown = true;
        expect(await beginAuthorization(browser, 'google', '?redirect=/partner')).toBe(
          '/login?redirect=%2Fpartner&error=sso_failed',
        );
        provider.isDown = false;
        for (const driver of drivers) {
          const back = pathOf(await provider.visit(await beginAuthorization(browser, driver), newPerson()));
          provider.isDown = true;
          expect(locationOf(await browser.get(back))).toBe('/login?error=sso_failed');
          provider.isDown = false;
        }
        provider.asked.length = 0;
        expect(await signIn(browser, 'google', newPerson())).toBe('/home');
        expect(await signIn(browser, 'google', newPerson())).toBe('/home');
        expect(provider.asked.filter((one) => one.includes('/.well-known/'))).toEqual([]);
        expect(fresh.lines.map(({ reason }) => reason)).toEqual(Array(3).fill(expect.stringMatching(/^\w+Error/)));
      } finally {
        await fresh.close();
      }
    });

    test.each([
      {},
      { id: null },
      { id: ['1'] },
      { id: 'a b' },
      { id: 'x'.repeat(300) },
      { id: '' },
      { id: 'nul\0' },
      [],
      'text',
      null,
    ])('S1.3 a profile that says nobody’s id is refused: %o', async (profile) => {
      provider.changeProfile = () => profile;
      expect(await signIn(openBrowser(site()), 'facebook', newPerson())).toBe('/login?error=sso_failed');
    });

    test('S5.5 names of any form become names of a profile', async () => {
      const person = newPerson();
      provider.changeProfile = (profile) => ({ ...profile, first_name: ` \u0000Li\nsa\uD800 ${'ä'.repeat(200)}`, last_name: 7 });
      expect(await signIn(openBrowser(site()), 'facebook', person)).toBe('/home');
      expect(await rowOf(person)).toMatchObject({ name: `Li sa ${'ä'.repeat(74)}`, surname: '' });
    });

    test('S1.3 the same newcomer in two tabs at once is one member', async () => {
      const person = newPerson();
      const browsers = [openBrowser(site()), openBrowser(site()), openBrowser(site())];
      const backs: string[] = [];
      for (const browser of browsers)
        backs.push(pathOf(await provider.visit(await beginAuthorization(browser, 'facebook'), person)));
      const ends = await Promise.all(browsers.map(async (browser, at) => locationOf(await browser.get(backs[at] ?? ''))));
      expect(ends).toEqual(['/home', '/home', '/home']);
      const rows = await site().database.db.select().from(users).where(eq(users.ssoSubject, person.sub));
      expect(rows).toHaveLength(1);
    });

    test('S5.8 whatever an address says, it is a way to the provider or words on the login page', async () => {
      const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('%', '%00', '//x', 'access_denied'));
      const name = fc.constantFrom('state', 'code', 'error', 'iss', 'redirect', 'coaching', 'locale', 'state[]');
      const browser = openBrowser(site());
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom('redirect/google', 'redirect/facebook', 'callback/google', 'callback/facebook'),
          fc.array(fc.tuple(name, value), { maxLength: 5 }),
          async (path, query) => {
            const text = query.map(([key, said]) => `${key}=${encodeURIComponent(said.toWellFormed())}`).join('&');
            const location = locationOf(await browser.get(`/sso/${path}?${text}`));
            if (path.startsWith('redirect')) expect(location).toContain(`${provider.origin}/auth?`);
            else expect(location).toMatch(/^(?:\/en)?\/login(?:\?|$)/);
          },
        ),
        { numRuns: 60 },
      );
      expect((await browser.get('/sso/redirect/other')).status).toBe(404);
      expect((await browser.get('/sso/callback/other')).status).toBe(404);
      expect((await browser.ask('/sso/redirect/google', { method: 'POST' })).status).toBe(404);
    });

    test('S16.6 ways back that belong to no sign-in fill no log, however many are opened', async () => {
      const fresh = await serve(site(), { env: provider.env });
      try {
        for (let nth = 0; nth < 10; nth += 1)
          expect(locationOf(await openBrowser(fresh).get(`/sso/callback/google?state=${nth}&code=x`))).toContain(
            'error=sso_lost',
          );
        expect(fresh.lines.map(({ reason }) => reason)).toEqual(['no such authorization']);
      } finally {
        await fresh.close();
      }
    });

    test('S16.5 the log names what failed, and no person', () => {
      // Their ids are random, and may have anything in them.
      const log = JSON.stringify(site().lines.map((line) => ({ ...line, reqId: undefined })));
      expect(log).toContain('"driver":"google","reason":"');
      expect(log).not.toMatch(/@|K\u00e4the|Öz-|1000\d|secret/);
    });
  },
  {
    env: provider.env,
    holdings: [() => Promise.resolve({ coachings: [owned] })],
  },
);
