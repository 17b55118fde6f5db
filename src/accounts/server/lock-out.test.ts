import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, type Browser, type TestMember } from '../../../tests/browser.ts';
import { mailsTo } from '../../../tests/mailbox.ts';
import { onSite } from '../../../tests/served.ts';
import { rateLimits } from '#platform/tables.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { shopHoldings } from '#shop/server/door.ts';
import { entitlements } from '#shop/server/tables.ts';
import { keepAccounts } from './keep.ts';
import { issueReset } from './password-reset.ts';
import { users } from './tables.ts';

const quarterOfAnHour = 15 * 60 * 1000;
const day = 86_400_000;

onSite(
  'nobody is locked out by strangers',
  (site) => {
    const db = () => site().database.db;
    beforeEach(() => site().clock.advance(quarterOfAnHour));

    type Try = { readonly from: string; readonly browser?: Browser; readonly password?: string };
    /** A login from a network, through the proxy. */
    const logIn = async (
      { email, password: right }: TestMember,
      { from, browser = openBrowser(site()), password = right }: Try,
    ) => (await browser.send('POST', '/auth/login', { email, password }, { 'x-forwarded-for': from })).status;
    const guess = async (member: TestMember, from: string, times: number): Promise<number[]> => {
      const answers: number[] = [];
      for (let i = 0; i < times; i += 1) answers.push(await logIn(member, { from, password: 'falsch-falsch' }));
      return answers;
    };

    test('S16.6 ten wrong passwords shut out their own network alone', async () => {
      const member = await givenMember(site());
      expect(await guess(member, '203.0.113.7', 11)).toEqual([...Array<number>(10).fill(422), 429]);
      expect(await logIn(member, { from: '203.0.113.7' })).toBe(429);
      expect(await logIn(member, { from: '198.51.100.4' })).toBe(200);
      const sixth = await givenMember(site());
      for (let i = 0; i < 11; i += 1) await guess(sixth, `2001:db8:1:2::${i}`, 1);
      expect(await logIn(sixth, { from: '2001:db8:1:2::99' }), 'one line of IPv6 is one network').toBe(429);
      expect(await logIn(sixth, { from: '2001:db8:1:3::1' })).toBe(200);
    });

    test('S16.6 however a front server writes an address, it counts as one; what is none counts as the front server', async () => {
      const tried = async (spellings: readonly string[]) => {
        const member = await givenMember(site());
        for (const from of spellings) await guess(member, from, 1);
        return logIn(member, { from: spellings[0] ?? '' });
      };
      const numbers = Array.from({ length: 10 }, (_, n) => n);
      expect(await tried(numbers.map((n) => `203.0.113.9:${50_000 + n}`))).toBe(429);
      expect(await tried(numbers.map((n) => `[2001:db8:9:9::${n}]:${50_000 + n}`))).toBe(429);
      expect(await tried(numbers.map((n) => (n % 2 ? '203.0.113.10' : '::ffff:203.0.113.10')))).toBe(429);
      expect(await tried(numbers.map((n) => `made-up-${n}`))).toBe(429);
      expect(await tried(['1:2:3:4:5:6:7:8::9'])).toBe(200);
    });

    test('S16.6 guesses from many networks at once are counted together, and a known device is not held up', async () => {
      const member = await givenMember(site());
      const known = openBrowser(site());
      expect(await logIn(member, { from: '198.51.100.4', browser: known })).toBe(200);
      await known.send('POST', '/auth/logout');
      for (let i = 0; i < 11; i += 1) await guess(member, `203.0.113.${i}`, 10);
      expect(await logIn(member, { from: '192.0.2.200' }), 'anywhere else').toBe(429);
      expect(await logIn(member, { from: '192.0.2.201', browser: known })).toBe(200);
      // It is known for its owner only, and guesses on it are counted too.
      expect(await logIn(await givenMember(site()), { from: '192.0.2.202', browser: known })).toBe(200);
      await known.send('POST', '/auth/logout');
      for (let i = 0; i < 10; i += 1)
        expect(await logIn(member, { from: '192.0.2.203', browser: known, password: 'falsch-falsch' })).toBe(422);
      expect(await logIn(member, { from: '192.0.2.203', browser: known })).toBe(429);
    });

    test('S16.6 of many people behind one address those who were here before come in, whatever others try', async () => {
      const [member, newcomer] = [await givenMember(site()), await givenMember(site())];
      const known = openBrowser(site());
      expect(await logIn(member, { from: '203.0.113.50', browser: known })).toBe(200);
      for (let i = 0; i < 7; i += 1) await guess(await givenMember(site()), '203.0.113.50', 9);
      expect(await logIn(newcomer, { from: '203.0.113.50' })).toBe(429);
      expect(await logIn(member, { from: '203.0.113.50', browser: known })).toBe(200);
    });

    test('S16.6 a network asks for sixty links an hour, whatever addresses it names; nobody else is held up', async () => {
      const [member, browser] = [await givenMember(site()), openBrowser(site())];
      await browser.get('/auth/csrf-cookie');
      const ask = async (path: string, email: string, from: string) =>
        (await browser.send('POST', path, { email }, { 'x-forwarded-for': from })).status;
      const [forgot, resend] = ['/auth/forgot-password', '/auth/email/verification-notification'];
      const first = Array.from({ length: 30 }, (_, nth) => `erfunden-${nth}@example.org`);
      const asked = first.flatMap((email) => [ask(forgot, email, '203.0.113.60'), ask(resend, email, '203.0.113.60')]);
      expect(new Set(await Promise.all(asked))).toEqual(new Set([200, 202]));
      const counters = await db().$count(rateLimits);
      for (const path of [forgot, resend])
        for (const email of [member.email, 'noch-eine@example.org']) expect(await ask(path, email, '203.0.113.60')).toBe(429);
      expect(await db().$count(rateLimits), 'invented addresses leave no counters').toBe(counters);
      expect(await ask(forgot, member.email, '198.51.100.60')).toBe(200);
      expect(await mailsTo(site(), member.email)).toHaveLength(1);
    });

    test('S16.6 a network that may not log in leaves no counters of addresses that it invents', async () => {
      const [member, from] = [await givenMember(site()), '203.0.113.61'];
      const invented = (nth: number): TestMember => ({ ...member, email: `erfunden-${nth}@example.org` });
      // Those of one account are not those of the network.
      await guess(member, from, 20);
      for (let nth = 0; nth < 10; nth += 1) await guess(invented(nth), from, 5);
      const counters = await db().$count(rateLimits);
      for (let nth = 10; nth < 15; nth += 1) expect(await guess(invented(nth), from, 1)).toEqual([429]);
      expect(await db().$count(rateLimits)).toBe(counters);
    });

    test('S4.6 S16.6 a new password by the link of a mail lets its owner in at once', async () => {
      const member = await givenMember(site());
      for (let i = 0; i < 11; i += 1) await guess(member, `203.0.113.${i}`, 10);
      const browser = openBrowser(site());
      expect(await logIn(member, { from: '203.0.113.3', browser })).toBe(429);
      const token = await db().transaction((tx) => issueReset(tx, site().clock, member.id));
      const password = 'nach-dem-regen-77';
      const form = { email: member.email, token, password, password_confirmation: password };
      const from = { 'x-forwarded-for': '203.0.113.3' };
      expect((await browser.send('POST', '/auth/reset-password', form, from)).status).toBe(200);
      expect(await logIn({ ...member, password }, { from: '203.0.113.3', browser })).toBe(200);
      expect(await logIn({ ...member, password }, { from: '203.0.113.99' }), 'elsewhere too').toBe(200);
    });

    test('S16.6 a cookie that somebody made up or took from another account makes no device known', async () => {
      const [member, other] = [await givenMember(site()), await givenMember(site())];
      const theirs = openBrowser(site());
      expect(await logIn(other, { from: '198.51.100.4', browser: theirs })).toBe(200);
      const name = [...theirs.cookies.keys()].find((one) => one.includes('device')) ?? '';
      expect(name).toBe('__Host-device');
      expect(theirs.cookies.get(name)).not.toContain(other.email);
      await guess(member, '203.0.113.7', 10);
      for (const value of [theirs.cookies.get(name) ?? '', 'erfunden.unterschrift', '']) {
        const browser = openBrowser(site());
        browser.cookies.set(name, value);
        expect(await logIn(member, { from: '203.0.113.7', browser })).toBe(429);
      }
    });

    test('S4.24 some time after the login an account is deleted by the password alone', async () => {
      const member = await givenMember(site());
      const browser = await loggedIn(site(), member);
      const remove = (password?: string) => browser.send('POST', '/api/user/delete', { id: member.id, password });
      site().clock.advance(11 * 60_000);
      expect((await remove()).json()).toMatchObject({ errors: { password: [expect.any(String)] } });
      expect((await remove('geraten-geraten')).status).toBe(422);
      expect((await remove(member.password)).status).toBe(200);
      const provided = await givenMember(site(), { passwordHash: null, ssoDriver: 'google', ssoSubject: 'leaving-1' });
      const theirs = await loggedIn(site(), provided);
      site().clock.advance(11 * 60_000);
      const answer = await theirs.send('POST', '/api/user/delete', { id: provided.id });
      expect([answer.status, answer.json()]).toEqual([409, { message: expect.stringContaining('wieder an'), errors: {} }]);
      const again = await loggedIn(site(), provided);
      expect((await again.send('POST', '/api/user/delete', { id: provided.id })).status).toBe(200);
    });

    test('S16.4 a token against forged requests is good for the session that it was given to', async () => {
      const [one, other] = [await givenMember(site()), await givenMember(site())];
      const [browser, attacker] = [await loggedIn(site(), one), await loggedIn(site(), other)];
      await browser.get('/auth/csrf-cookie');
      await attacker.get('/auth/csrf-cookie');
      browser.cookies.set('XSRF-TOKEN', attacker.cookies.get('XSRF-TOKEN') ?? '');
      expect((await browser.send('POST', '/api/user/sessions/end', {})).status).toBe(419);
      const fresh = openBrowser(site());
      await fresh.get('/auth/csrf-cookie');
      const before = fresh.cookies.get('XSRF-TOKEN');
      await fresh.logIn(one);
      expect(fresh.cookies.get('XSRF-TOKEN'), 'the login brings another').not.toBe(before);
      expect((await fresh.send('POST', '/api/user/sessions/end', {})).status).toBe(200);
    });

    test('S4.25 accounts that nobody confirmed are deleted after thirty days, but what the team gave them', async () => {
      const [stale, given, done] = [
        await givenMember(site(), { verifiedAt: null }),
        await givenMember(site(), { verifiedAt: null }),
        await givenMember(site()),
      ];
      await db()
        .insert(entitlements)
        .values({ userId: given.id, kind: 'coaching', subjectId: await anyCoaching(), grantedAt: site().clock.now() });
      const log = { info() {}, warn() {}, error() {} };
      const storage = { remove: async () => {} } as never;
      const keep = () =>
        keepAccounts({ db: db(), clock: site().clock, storage, log, personal: [], holdings: [shopHoldings(db())] });
      const isThere = async ({ id }: TestMember) => (await db().$count(users, eq(users.id, id))) === 1;
      site().clock.advance(29 * day);
      await keep();
      expect(await isThere(stale)).toBe(true);
      site().clock.advance(2 * day);
      const late = await givenMember(site(), { verifiedAt: null });
      await keep();
      expect([await isThere(stale), await isThere(given), await isThere(done), await isThere(late)]).toEqual([
        false,
        true,
        true,
        true,
      ]);
    });

    const anyCoaching = async (): Promise<string> => {
      const { rows } = await db().execute<{ id: string }>('select id from coachings limit 1');
      return rows[0]?.id ?? '';
    };
  },
  { env: { TRUST_PROXY: 'on' } },
);

onSite('a front server that nobody told of', (site) => {
  test('S16.6 is warned of once, and its header counts for nothing', async () => {
    const warnings = () => site().lines.filter(({ msg }) => String(msg).includes('TRUST_PROXY'));
    await site().get('/api/tag');
    expect(warnings()).toEqual([]);
    for (let i = 0; i < 3; i += 1) await site().get('/api/user', { 'x-forwarded-for': `203.0.113.${i}` });
    expect(warnings()).toHaveLength(1);
  });
});
