import { cookieName } from '#platform/http/cookie-names.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, type Browser, sessionName } from '../../../tests/browser.ts';
import { startIdentityProvider, type Person } from '../../../tests/identity-provider.ts';
import { lastMailTo, linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { users } from './tables.ts';

const provider = await startIdentityProvider();
afterAll(() => provider.close());

let count = 0;
const newPerson = (): Person => ({ sub: `2000${(count += 1)}`, given_name: 'Timo', family_name: 'Versuch' });
const newAddress = (): string => `Timo-${(count += 1)}@Example.org`;

const pendingName = cookieName('sso_pending', true);

onSite(
  'the address that a provider did not give',
  (site) => {
    beforeEach(() => site().clock.advance(60 * 60 * 1000));

    const signIn = async (browser: Browser, person: Person, query = ''): Promise<Answer> => {
      const { headers } = await browser.get(`/sso/redirect/facebook${query}`);
      const back = await provider.visit(headers.location ?? '', person);
      return browser.get(back.pathname + back.search);
    };
    /** A browser that has just been asked for the address. */
    const asked = async (person: Person, query = '', language: 'de' | 'en' = 'de'): Promise<Browser> => {
      const browser = openBrowser(site(), language);
      expect((await signIn(browser, person, query)).headers.location).toMatch(/^(?:\/en)?\/register\?sso=facebook/);
      return browser;
    };
    const complete = (browser: Browser, email: unknown, terms: unknown = true) =>
      browser.send('POST', '/auth/sso/complete', { email, terms });
    const rowOf = async (person: Person) =>
      (await site().database.db.select().from(users).where(eq(users.ssoSubject, person.sub)))[0];
    const seen = ({ status, text }: Answer) => ({ status, text });

    test('S1.3 makes a member who has to confirm it, and then comes in with Facebook', async () => {
      const [person, email] = [newPerson(), newAddress()];
      const browser = await asked(person, '?redirect=/partner');
      const answer = await complete(browser, ` ${email} `);
      expect([answer.status, answer.json()]).toEqual([202, { message: expect.stringContaining('E-Mail') }]);
      expect(browser.cookies.has(sessionName)).toBe(false);
      expect(browser.cookies.has(pendingName)).toBe(false);
      expect(await rowOf(person)).toMatchObject({
        email: email.toLowerCase(),
        name: 'Timo',
        surname: 'Versuch',
        ssoDriver: 'facebook',
        passwordHash: null,
        verifiedAt: null,
        termsAcceptedAt: site().clock.now(),
      });
      const link = linkIn(await lastMailTo(site(), email.toLowerCase()), '/auth/email/verify/');
      expect(new URLSearchParams(link.split('?')[1]).get('redirect')).toBe('/partner');
      expect((await browser.send('POST', link, {})).headers.location).toContain('/home?verified=1');
      expect((await signIn(browser, person)).headers.location).toBe('/home');
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { isVerified: true, sso_driver: 'facebook' } });
    });

    test('S1.3 who has not confirmed it yet is logged in with Facebook, and known to be unconfirmed', async () => {
      const person = newPerson();
      await complete(await asked(person), newAddress());
      const browser = openBrowser(site());
      expect((await signIn(browser, person)).headers.location).toBe('/home');
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { isVerified: false } });
    });

    test('S8.4 a known address gets the same answer; its account stays as it is, and its owner learns of it', async () => {
      const fresh = seen(await complete(await asked(newPerson()), newAddress()));
      for (const row of [{}, { verifiedAt: null }, { passwordHash: null, ssoDriver: 'google', ssoSubject: 'g-1' }] as const) {
        const member = await givenMember(site(), row);
        const before = await site().database.db.select().from(users).where(eq(users.id, member.id));
        const person = newPerson();
        const browser = await asked(person);
        expect(seen(await complete(browser, member.email))).toEqual(fresh);
        expect(await site().database.db.select().from(users).where(eq(users.id, member.id))).toEqual(before);
        expect(await rowOf(person)).toBeUndefined();
        expect(browser.cookies.has(sessionName)).toBe(false);
        const { subject } = await lastMailTo(site(), member.email);
        expect(subject).toBe('Du hast schon ein Konto');
      }
    });

    test('S1.3 told twice, the first address counts', async () => {
      const [person, first, second] = [newPerson(), newAddress(), newAddress()];
      const browser = await asked(person);
      const pending = browser.cookies.get(pendingName) ?? '';
      await complete(browser, first);
      browser.cookies.set(pendingName, pending);
      expect((await complete(browser, second)).status).toBe(202);
      expect(await rowOf(person)).toMatchObject({ email: first.toLowerCase() });
      expect(await mailsTo(site(), second.toLowerCase())).toEqual([]);
    });

    test('S16.6 nobody can tell an address without a sign-in of their own browser, or half an hour after it', async () => {
      const over = { message: expect.stringContaining('This sign-in has expired'), errors: {} };
      const answers: Answer[] = [await complete(openBrowser(site(), 'en'), newAddress())];
      const late = await asked(newPerson(), '?locale=en', 'en');
      site().clock.advance(30 * 60 * 1000);
      answers.push(await complete(late, newAddress()));
      const forged = await asked(newPerson(), '', 'en');
      const [body = '', mac = ''] = (forged.cookies.get(pendingName) ?? '').split('.');
      const other = Buffer.from(Buffer.from(body, 'base64url').toString().replace('2000', '1000')).toString('base64url');
      forged.cookies.set(pendingName, `${other}.${mac}`);
      answers.push(await complete(forged, newAddress()));
      const authorization = openBrowser(site(), 'en');
      await authorization.get('/sso/redirect/facebook');
      authorization.cookies.set(pendingName, [...authorization.cookies.values()][0] ?? '');
      answers.push(await complete(authorization, newAddress()));
      for (const answer of answers) expect([answer.status, answer.json()]).toEqual([409, over]);
    });

    test('S5.3 the terms have to be accepted, and the address has to be one', async () => {
      const browser = await asked(newPerson());
      for (const terms of [false, 'true', 1, null]) {
        const answer = await complete(browser, newAddress(), terms);
        expect([answer.status, Object.keys((answer.json() as { errors: object }).errors)]).toEqual([422, ['terms']]);
      }
    });

    test('S16.6 takes nothing odd as an address, and never fails over it', async () => {
      const browser = await asked(newPerson(), '', 'en');
      const odd = fc.oneof(
        fc.jsonValue({ maxDepth: 2 }),
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom<unknown>('', 'a\0@b.de', '\ud800@b.de', `${'x'.repeat(65)}@b.de`, `a@${'b.'.repeat(200)}de`, ['a@b.de']),
      );
      await fc.assert(
        fc.asyncProperty(odd, odd, async (email, terms) => {
          site().clock.advance(1000);
          const answer = await complete(browser, email, terms);
          // Fastify refuses a body that names a prototype.
          const isParsed = !JSON.stringify([email, terms]).includes('"__proto__":');
          expect(answer.status).toBe(isParsed ? 422 : 400);
          expect(answer.json()).toMatchObject({
            message: expect.stringMatching(/\w/),
            ...(isParsed && { errors: expect.any(Object) }),
          });
        }),
        { numRuns: 40, examples: [[JSON.parse('[{"__proto__":0}]'), '']] },
      );
      expect((await complete(browser, `a@${'b'.repeat(64)}.de`)).json()).toMatchObject({
        errors: { email: [expect.any(String)] },
      });
    });

    test('S16.6 sixty addresses an hour from one place are enough', async () => {
      const browser = await asked(newPerson());
      const pending = browser.cookies.get(pendingName) ?? '';
      const statuses: number[] = [];
      const known = await givenMember(site());
      for (let tries = 0; tries < 61; tries += 1) {
        browser.cookies.set(pendingName, pending);
        statuses.push((await complete(browser, known.email)).status);
      }
      expect(statuses).toEqual([...Array<number>(60).fill(202), 429]);
      expect(await mailsTo(site(), known.email)).toHaveLength(5);
    });

    test('S16.5 none of it is worth a line in the log', () => expect(site().lines).toEqual([]));
  },
  { env: provider.env },
);
