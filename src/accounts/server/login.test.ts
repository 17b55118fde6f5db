import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, sessionName } from '../../../tests/browser.ts';
import { onSite } from '../../../tests/served.ts';
import { everyone } from '#kit/endpoint.ts';
import type { Db } from '#platform/database.ts';
import { createRateLimits } from '#platform/rate-limits.ts';
import { logIn } from './login.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, mostSessions } from './sessions.ts';
import { sessions, users } from './tables.ts';

const quarterOfAnHour = 15 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;

onSite('the login', (site) => {
  beforeEach(() => site().clock.advance(quarterOfAnHour));

  test('S1.3 a member logs in with e-mail and password and is known from then on', async () => {
    const member = await givenMember(site());
    const browser = openBrowser(site());
    expect((await browser.get('/api/user')).status).toBe(401);
    const answer = await browser.logIn({ ...member, email: ` ${member.email.toUpperCase()} ` });
    expect([answer.status, answer.json()]).toEqual([200, { two_factor: false }]);
    expect((await browser.get('/api/user')).json()).toMatchObject({ data: { email: member.email, isVerified: true } });
  });

  test('S4.25 who has not confirmed the address yet may log in', async () => {
    const member = await givenMember(site(), { verifiedAt: null });
    const browser = openBrowser(site());
    expect((await browser.logIn(member)).status).toBe(200);
    expect((await browser.get('/api/user')).json()).toMatchObject({ data: { isVerified: false } });
  });

  test('S8.4 a wrong password and an unknown address get the same answer, in the language of the request', async () => {
    const member = await givenMember(site());
    const social = await givenMember(site(), { passwordHash: null, ssoDriver: 'google', ssoSubject: 'g-1' });
    for (const language of ['de', 'en'] as const) {
      const browser = openBrowser(site(), language);
      const answers = [
        await browser.logIn({ ...member, password: 'nicht-dieses' }),
        await browser.logIn({ email: 'niemand@example.org', password: 'nicht-dieses' }),
        await browser.logIn(social),
      ];
      expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
      const [first, ...others] = answers.map(({ text, headers }) => ({
        text,
        headers: { ...headers, date: '', 'x-request-id': '' },
      }));
      for (const other of others) expect(other).toEqual(first);
      expect(first?.text).toContain(language === 'de' ? 'E-Mail oder Passwort ist falsch.' : 'E-mail or password is wrong.');
      expect(browser.cookies.has(sessionName)).toBe(false);
    }
  });

  test('S5.3 S8.4 what is no e-mail address is said to be none', async () => {
    for (const [language, text] of [
      ['de', 'Der Benutzername muss eine gültige E-Mail-Adresse sein.'],
      ['en', 'Username must be a valid email address.'],
    ] as const) {
      const answer = await openBrowser(site(), language).logIn({ email: 'kein-at', password: 'nicht-dieses' });
      expect([answer.status, answer.json()]).toMatchObject([422, { errors: { email: [text] } }]);
    }
  });

  test('S5.2 a password is the same in every Unicode form of its letters', async () => {
    const member = await givenMember(site(), { passwordHash: await hashPassword('Schön-Größer-42') });
    const decomposed = 'Schön-Größer-42'.normalize('NFD');
    expect(decomposed).not.toBe('Schön-Größer-42');
    expect((await openBrowser(site()).logIn({ ...member, password: decomposed })).status).toBe(200);
  });

  test('S16.6 after ten bad tries an address has to wait, with the right password too', async () => {
    const member = await givenMember(site());
    const browser = openBrowser(site());
    for (let bad = 0; bad < 10; bad += 1)
      expect((await browser.logIn({ ...member, password: 'falsch-falsch' })).status).toBe(422);
    const refused = await browser.logIn(member);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    expect((await browser.logIn(await givenMember(site()))).status).toBe(200);
    site().clock.advance(quarterOfAnHour);
    expect((await browser.logIn(member)).status).toBe(200);
  });

  test('S16.6 sixty bad tries from one place are enough, whoever they are about', async () => {
    const member = await givenMember(site());
    const browser = openBrowser(site());
    await browser.get('/auth/csrf-cookie');
    const tries = Array.from({ length: 60 }, (_, n) =>
      browser.logIn({ email: `irgendwer-${n}@example.org`, password: 'falsch-falsch' }),
    );
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([422]));
    expect((await browser.logIn(member)).status).toBe(429);
  });

  test('S16.6 good logins do not count, also many at once', async () => {
    const member = await givenMember(site());
    const logins = Array.from({ length: 24 }, () => openBrowser(site()).logIn(member));
    expect((await Promise.all(logins)).map(({ status }) => status)).toEqual(Array(24).fill(200));
    const { db } = site().database;
    const open = await db.select({ hash: sessions.tokenHash }).from(sessions).where(eq(sessions.userId, member.id));
    expect(new Set(open.map(({ hash }) => hash)).size).toBe(24);
  });

  test('S16.6 however often a member logs in, the sessions last used are kept, and no more than two hundred', async () => {
    const member = await givenMember(site());
    const { db } = site().database;
    const [now, hour] = [site().clock.now().getTime(), 60 * 60 * 1000];
    const rowOf = (token: string, hoursUnused: number) => ({
      tokenHash: hashOf(`${member.id} ${token}`),
      userId: member.id,
      remember: true,
      device: '',
      createdAt: new Date(now - day),
      seenAt: new Date(now - hoursUnused * hour),
      expiresAt: new Date(now + day),
    });
    const waiting = { ...rowOf('waiting', 23), awaitsSecondFactor: true };
    const others = Array.from({ length: mostSessions - 1 }, (_, n) => rowOf(`${n}`, 1));
    await db.insert(sessions).values([waiting, rowOf('longest unused', 20), rowOf('unused', 10), ...others]);
    const kept = async (token: string) => db.$count(sessions, eq(sessions.tokenHash, hashOf(`${member.id} ${token}`)));
    const browser = openBrowser(site());
    expect((await browser.logIn(member)).status).toBe(200);
    expect((await browser.get('/api/user')).status).toBe(200);
    expect(await db.$count(sessions, eq(sessions.userId, member.id))).toBe(mostSessions + 1);
    expect([await kept('longest unused'), await kept('unused'), await kept('0'), await kept('waiting')]).toEqual([0, 0, 1, 1]);
  });

  test('S16.4 a login never keeps the session that the browser came with', async () => {
    const [member, other] = [await givenMember(site()), await givenMember(site())];
    const browser = openBrowser(site());
    await browser.logIn(other);
    const before = browser.cookies.get(sessionName) ?? '';
    await browser.logIn(member);
    expect(browser.cookies.get(sessionName)).not.toBe(before);
    const old = openBrowser(site());
    old.cookies.set(sessionName, before);
    expect((await old.get('/api/user')).status).toBe(401);

    const planted = openBrowser(site());
    planted.cookies.set(sessionName, 'von-aussen-gesetzt');
    await planted.logIn(member);
    expect(planted.cookies.get(sessionName)).not.toBe('von-aussen-gesetzt');
  });

  test('S2.2 a remembered login lasts thirty days from the last visit, another one until the browser closes', async () => {
    const member = await givenMember(site());
    const [kept, passing] = [openBrowser(site()), openBrowser(site())];
    const cookiesOf = (lines: readonly string[] | undefined) =>
      Object.fromEntries((lines ?? []).map((line) => [line.split('=')[0], line]));
    const remembered = cookiesOf((await kept.logIn(member, { remember: true })).headers['set-cookie']);
    expect(remembered[sessionName]).toMatch(/Max-Age=2592000;.*HttpOnly; Secure; SameSite=Lax/);
    expect(remembered['has_session']).toMatch(/^has_session=1; Max-Age=2592000/);
    expect(remembered['has_session']).not.toContain('HttpOnly');
    const unremembered = cookiesOf((await passing.logIn(member)).headers['set-cookie']);
    expect(`${unremembered[sessionName]} ${unremembered['has_session']}`).not.toMatch(/Max-Age|Expires/);

    site().clock.advance(day);
    expect((await passing.get('/api/user')).status).toBe(401);
    site().clock.advance(28 * day);
    expect((await kept.get('/api/user')).status).toBe(200);
    site().clock.advance(29 * day);
    expect((await kept.get('/api/user')).status).toBe(200);
    site().clock.advance(31 * day);
    expect((await kept.get('/api/user')).status).toBe(401);
  });

  test.each([
    { of: 'a member', roles: [], days: 180 },
    { of: 'an editor', roles: ['editor'], days: 7 },
  ])('S16.6 the session of $of ends after $days days, however often it is used', async ({ roles, days }) => {
    const member = await givenMember(site(), { roles });
    const browser = openBrowser(site());
    await browser.logIn(member, { remember: true });
    const step = Math.min(20, days - 1);
    for (let passed = step; passed < days; passed += step) {
      site().clock.advance(step * day);
      expect((await browser.get('/api/user')).status, `day ${passed}`).toBe(200);
    }
    site().clock.advance(step * day);
    expect((await browser.get('/api/user')).status).toBe(401);
  });

  test('S16.6 a session of a time that the clock has taken back is as long as any', async () => {
    const member = await givenMember(site(), { roles: ['editor'] });
    const [kept, left] = [openBrowser(site()), openBrowser(site())];
    site().clock.advance(365 * day);
    await kept.logIn(member, { remember: true });
    await left.logIn(member);
    site().clock.advance(-365 * day);
    const renewed = await kept.get('/api/user');
    expect([renewed.status, String(renewed.headers['set-cookie'])]).toEqual([200, expect.stringContaining('Max-Age=2592000')]);
    expect((await left.get('/api/user')).status).toBe(200);
    site().clock.advance(2 * day);
    expect((await left.get('/api/user')).status).toBe(401);
    expect((await kept.get('/api/user')).status).toBe(200);
    site().clock.advance(6 * day);
    expect((await kept.get('/api/user')).status).toBe(401);
  });

  test('S4.4 a logout ends this session alone and is fine without one', async () => {
    const member = await givenMember(site());
    const [here, there] = [openBrowser(site()), openBrowser(site())];
    await here.logIn(member);
    await there.logIn(member);
    const stolen = here.cookies.get(sessionName) ?? '';
    const answer = await here.send('POST', '/auth/logout');
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect([here.cookies.has(sessionName), here.cookies.has('has_session')]).toEqual([false, false]);
    here.cookies.set(sessionName, stolen);
    expect((await here.get('/api/user')).status).toBe(401);
    expect((await there.get('/api/user')).status).toBe(200);
    expect((await openBrowser(site()).send('POST', '/auth/logout')).status).toBe(204);
  });

  test('S7.1 a login without the token of this browser is refused before anything is read', async () => {
    const member = await givenMember(site());
    const headers = { 'content-type': 'application/json' };
    const answer = await openBrowser(site()).ask('/auth/login', { method: 'POST', headers, body: JSON.stringify(member) });
    expect(answer.status).toBe(419);
  });

  test('S4.6 a password that is replaced while it is compared opens nothing', async () => {
    const member = await givenMember(site());
    const { database, clock } = site();
    const replaced = async (): Promise<void> => {
      await database.db.update(users).set({ passwordHash: 'another' }).where(eq(users.id, member.id));
    };
    const db = Object.assign(Object.create(database.db) as Db, {
      transaction: async (work: Parameters<Db['transaction']>[0]) => {
        await replaced();
        return database.db.transaction(work);
      },
    });
    const limits = createRateLimits({ db: database.db, clock, key: Buffer.alloc(32) });
    const { client } = everyone('de');
    const answer = await logIn(
      { db, clock, limits, key: Buffer.alloc(32) },
      { ...member, remember: true },
      { client, locale: 'de' },
    );
    expect(answer).toMatchObject({ ok: false, code: 'invalid' });
    expect(await database.db.select().from(sessions).where(eq(sessions.userId, member.id))).toEqual([]);
  });
});
