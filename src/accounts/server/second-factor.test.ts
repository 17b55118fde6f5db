import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, type Browser, sessionName } from '../../../tests/browser.ts';
import { isWaitedFor } from '../../../tests/locks.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { endSessions, hashOf } from './sessions.ts';
import { recoveryCodes, sessions, users } from './tables.ts';

const step = 30_000;

onSite('the second factor of a login', (site) => {
  beforeEach(() => site().clock.advance(15 * 60 * 1000));

  async function memberWithApp() {
    const secret = new Secret({ size: 20 });
    const member = await givenMember(site(), { totpSecret: secret.base32, totpConfirmedAt: site().clock.now() });
    const codeAt = (shift = 0): string =>
      new TOTP({ secret }).generate({ timestamp: site().clock.now().getTime() + shift * step });
    return { member, codeAt };
  }
  const challenge = (browser: Browser, code: unknown) => browser.send('POST', '/auth/two-factor-challenge', { code });
  const isKnown = async (browser: Browser) => (await browser.get('/api/user')).status === 200;

  test('S16.4 the password alone logs nobody in; a code of the app does', async () => {
    const { member, codeAt } = await memberWithApp();
    const browser = openBrowser(site());
    const first = await browser.logIn(member, { remember: true });
    expect([first.status, first.json()]).toEqual([200, { two_factor: true }]);
    expect([await isKnown(browser), browser.cookies.has('has_session')]).toEqual([false, false]);
    const waiting = browser.cookies.get(sessionName) ?? '';

    const second = await challenge(browser, ` ${codeAt().slice(0, 3)} ${codeAt().slice(3)}`);
    expect([second.status, second.json()]).toEqual([200, { two_factor: false }]);
    expect(second.headers['set-cookie']?.join()).toContain('Max-Age=2592000');
    expect(await isKnown(browser)).toBe(true);
    expect(browser.cookies.get(sessionName)).not.toBe(waiting);
    const old = openBrowser(site());
    old.cookies.set(sessionName, waiting);
    expect((await challenge(old, codeAt(1))).status).toBe(401);
  });

  test('S16.4 a clock may be half a minute off, not more', async () => {
    for (const [shift, status] of [
      [-2, 422],
      [-1, 200],
      [1, 200],
      [2, 422],
    ] as const) {
      const { member, codeAt } = await memberWithApp();
      const browser = openBrowser(site());
      await browser.logIn(member);
      expect((await challenge(browser, codeAt(shift))).status, String(shift)).toBe(status);
    }
  });

  test('S16.4 codes work again after a clock that was a year ahead is set back, each once', async () => {
    const { member, codeAt } = await memberWithApp();
    const enter = async () => {
      const browser = openBrowser(site());
      await browser.logIn(member);
      return (await challenge(browser, codeAt())).status;
    };
    const now = site().clock.now();
    site().clock.advance(365 * 86_400_000);
    const ahead = await enter();
    site().clock.set(now);
    expect([ahead, await enter(), await enter()]).toEqual([200, 200, 422]);
  });

  test('S16.4 each code works once, also for two at once, and none from before it', async () => {
    const { member, codeAt } = await memberWithApp();
    const browsers = [openBrowser(site()), openBrowser(site()), openBrowser(site())] as const;
    for (const browser of browsers) await browser.logIn(member);
    const [one, other, late] = browsers;
    const answers = await Promise.all([challenge(one, codeAt()), challenge(other, codeAt())]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await challenge(late, codeAt(-1))).status).toBe(422);
    expect((await challenge(late, codeAt(1))).status).toBe(200);
  });

  test('S16.4 a recovery code stands in for the app, once, however it is typed', async () => {
    const { member } = await memberWithApp();
    await site()
      .database.db.insert(recoveryCodes)
      .values(['abcde12345', 'fghij67890'].map((code) => ({ userId: member.id, codeHash: hashOf(code) })));
    const [one, other] = [openBrowser(site()), openBrowser(site())];
    await one.logIn(member);
    await other.logIn(member);
    const answers = await Promise.all([challenge(one, 'ABCDE-12345'), challenge(other, 'abcde 12345')]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    const loser = answers[0].status === 200 ? other : one;
    expect((await challenge(loser, 'fghij67890')).status).toBe(200);
    expect(await site().database.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.id))).toEqual([]);
  });

  test('S4.6 a recovery code logs nobody in while a new password ends all sessions', async () => {
    const { db, engine } = site().database;
    // The embedded database does one after the other.
    if (engine === 'embedded') return;
    const { member } = await memberWithApp();
    await db.insert(recoveryCodes).values({ userId: member.id, codeHash: hashOf('abcde12345') });
    const browser = openBrowser(site());
    await browser.logIn(member);
    let passed: Promise<Answer> | undefined;
    await db.transaction(async (tx) => {
      await tx.update(users).set({ passwordHash: 'another' }).where(eq(users.id, member.id));
      passed = challenge(browser, 'abcde12345');
      await Promise.race([passed, until(() => isWaitedFor(tx), Boolean)]);
      await endSessions(tx, member.id);
    });
    expect((await passed)?.status).toBe(401);
    expect(await isKnown(browser)).toBe(false);
  });

  test('S16.6 ten wrong codes are enough for a quarter of an hour, in however many browsers', async () => {
    const { member, codeAt } = await memberWithApp();
    const browser = openBrowser(site());
    await browser.logIn(member);
    for (let bad = 0; bad < 10; bad += 1) {
      const answer = await challenge(browser, `falsch-${bad}`);
      expect([answer.status, answer.json()]).toMatchObject([
        422,
        { errors: { code: ['Dieser Code ist falsch oder schon verbraucht.'] } },
      ]);
    }
    const again = openBrowser(site());
    await again.logIn(member);
    const refused = await challenge(again, codeAt());
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '900']);
    site().clock.advance(15 * 60 * 1000);
    await again.logIn(member);
    expect((await challenge(again, codeAt())).status).toBe(200);
  });

  test('S16.4 the second step waits ten minutes, and only for who gave the password', async () => {
    const { member, codeAt } = await memberWithApp();
    const browser = openBrowser(site());
    expect((await challenge(browser, codeAt())).status).toBe(401);
    await browser.logIn(member);
    site().clock.advance(10 * 60 * 1000);
    expect((await challenge(browser, codeAt())).status).toBe(401);
    const plain = openBrowser(site());
    await plain.logIn(await givenMember(site()));
    expect((await challenge(plain, codeAt())).status).toBe(401);
  });

  test('S4.6 a login that waits ends with the other sessions', async () => {
    const { member, codeAt } = await memberWithApp();
    const browser = openBrowser(site());
    await browser.logIn(member);
    await site().database.db.delete(sessions).where(eq(sessions.userId, member.id));
    expect((await challenge(browser, codeAt())).status).toBe(401);
    expect(await isKnown(browser)).toBe(false);
  });
});
