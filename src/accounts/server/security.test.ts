import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { givenMember, openBrowser, sessionName, type Browser, type TestMember } from '../../../tests/browser.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { mails } from '#mail/server/tables.ts';
import type { SessionView } from '../contract.ts';
import { issueEnrolment } from './enrolments.ts';
import { isPassword } from './passwords.ts';
import { deviceInWords } from './session-list.ts';
import { enrolments, invitations, passwordResets, recoveryCodes, users } from './tables.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const fresh = 'brombeeren-im-juni';

onSite(
  'password, sessions and second factor',
  (site) => {
    const db = () => site().database.db;
    const rowOf = async (id: string) => (await db().select().from(users).where(eq(users.id, id)))[0];
    const subjectsTo = async ({ email }: TestMember) =>
      (await db().select({ subject: mails.subject }).from(mails).where(eq(mails.recipient, email))).map(({ subject }) => subject);
    const sessionsOf = async (browser: Browser) =>
      ((await browser.get('/api/user/sessions')).json() as { data: SessionView[] }).data;
    const changed = (member: TestMember, more: object = {}) => ({
      id: member.id,
      old: member.password,
      password: fresh,
      password_confirmation: fresh,
      ...more,
    });

    test('S5.2, S16.4 another password: the old one is over, other sessions too, and a mail tells of it', async () => {
      const member = await givenMember(site());
      const [here, there] = [await loggedIn(site(), member), await loggedIn(site(), member)];
      for (const table of [passwordResets, invitations])
        await db()
          .insert(table)
          .values({ userId: member.id, tokenHash: 'x', expiresAt: new Date('2099-01-01') });
      const answer = await here.send('POST', '/api/user/password', changed(member));
      expect([answer.status, answer.json()]).toEqual([200, { message: expect.stringContaining('Dein Passwort ist geändert.') }]);
      const row = await rowOf(member.id);
      expect(await isPassword(row?.passwordHash ?? null, fresh)).toBe(true);
      expect(await isPassword(row?.passwordHash ?? null, member.password)).toBe(false);
      expect((await here.get('/api/user')).status).toBe(200);
      expect((await there.get('/api/user')).status).toBe(401);
      expect(await subjectsTo(member)).toEqual(['Dein Passwort bei Sprechstunde wurde geändert']);
      for (const table of [passwordResets, invitations])
        expect(await db().select().from(table).where(eq(table.userId, member.id))).toEqual([]);
      const { id: _, ...own } = changed(member, {
        old: fresh,
        password: 'holunder-im-mai',
        password_confirmation: 'holunder-im-mai',
      });
      expect((await here.send('PUT', '/auth/user/password', own)).status).toBe(200);
    });

    test('S5.2, S8.4 what is wrong with a password is said by field, and nothing changes', async () => {
      const member = await givenMember(site());
      const [german, english] = [await loggedIn(site(), member), await loggedIn(site(), member, { language: 'en' })];
      const wrong = changed(member, { old: 'falsch', password_confirmation: 'anders' });
      const answer = await german.send('POST', '/api/user/password', wrong);
      expect(answer.status).toBe(422);
      expect(answer.json()).toEqual({
        message: 'Bitte prüfe Deine Angaben.',
        errors: {
          old: ['Das aktuelle Passwort ist ungültig.'],
          password_confirmation: ['Die beiden Passwörter stimmen nicht überein.'],
        },
      });
      const inEnglish = await english.send('POST', '/api/user/password', wrong);
      expect(inEnglish.json()).toMatchObject({ errors: { old: ['The current password is invalid.'] } });
      const short = await german.send(
        'POST',
        '/api/user/password',
        changed(member, { password: 'kurz', password_confirmation: 'kurz' }),
      );
      expect(short.json()).toMatchObject({ errors: { password: ['* Mindestens 8 Zeichen'] } });
      expect(await isPassword((await rowOf(member.id))?.passwordHash ?? null, member.password)).toBe(true);
      expect(await subjectsTo(member)).toEqual([]);
    });

    test('S6.2 who logs in with a provider has no password to change', async () => {
      const member = await givenMember(site(), {
        passwordHash: null,
        ssoDriver: 'google',
        ssoSubject: `g-${crypto.randomUUID()}`,
      });
      const answer = await (await loggedIn(site(), member)).send('POST', '/api/user/password', changed(member));
      expect([answer.status, answer.json()]).toEqual([
        422,
        { message: expect.stringContaining('Google oder Facebook'), errors: {} },
      ]);
    });

    test('S16.6 the old password is guessed ten times in a quarter of an hour at most', async () => {
      const member = await givenMember(site());
      const browser = await loggedIn(site(), member);
      const guess = (old: string) => browser.send('POST', '/api/user/password', changed(member, { old }));
      for (let i = 0; i < 10; i += 1) expect((await guess(`falsch ${i}`)).status).toBe(422);
      const over = await guess(member.password);
      expect([over.status, Number(over.headers['retry-after']) > 0]).toEqual([429, true]);
      site().clock.advance(15 * 60 * 1000);
      expect((await guess(member.password)).status).toBe(200);
    });

    test('of two changes at once with the same old password one is taken', async () => {
      const member = await givenMember(site());
      const browser = await loggedIn(site(), member);
      await browser.get('/auth/csrf-cookie');
      const answers = await Promise.all(
        ['holunder-im-mai', 'schlehen-im-herbst'].map((password) =>
          browser.send('POST', '/api/user/password', changed(member, { password, password_confirmation: password })),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
      expect(await subjectsTo(member)).toHaveLength(1);
    });

    test('S16.4 members see where they are logged in, in words, and nobody else’s', async () => {
      const member = await givenMember(site());
      const here = await loggedIn(site(), member, { userAgent: chrome });
      site().clock.advance(1000);
      await loggedIn(site(), member, { userAgent: safari });
      await loggedIn(site(), await givenMember(site()), { userAgent: chrome });
      const list = await sessionsOf(here);
      expect(list.map(({ device, current }) => [device, current])).toEqual([
        ['Safari auf iOS', false],
        ['Chrome auf Windows', true],
      ]);
      expect(list[0]?.seen_at).toBe(site().clock.now().toISOString());
      expect(deviceInWords(chrome, 'en')).toBe('Chrome on Windows');
      expect(deviceInWords('', 'de')).toBe('Unbekanntes Gerät');
      expect(deviceInWords('😀 kein Browser', 'de')).toMatch(/\S/);
    });

    test('S16.4 members end one session, or all others, but none of somebody else', async () => {
      const member = await givenMember(site());
      const [here, phone, desk] = [
        await loggedIn(site(), member),
        await loggedIn(site(), member),
        await loggedIn(site(), member),
      ];
      const stranger = await loggedIn(site(), await givenMember(site()));
      const [own] = await sessionsOf(stranger);
      expect((await here.send('POST', '/api/user/sessions/end', { id: own?.id })).status).toBe(404);
      expect((await stranger.get('/api/user')).status).toBe(200);
      const phones = (await sessionsOf(phone)).find(({ current }) => current);
      expect((await here.send('POST', '/api/user/sessions/end', { id: phones?.id })).status).toBe(200);
      expect((await phone.get('/api/user')).status).toBe(401);
      expect((await desk.get('/api/user')).status).toBe(200);
      expect((await here.send('POST', '/api/user/sessions/end')).status).toBe(200);
      expect((await desk.get('/api/user')).status).toBe(401);
      expect(await sessionsOf(here)).toHaveLength(1);
      const [last] = await sessionsOf(here);
      expect((await here.send('POST', '/api/user/sessions/end', { id: last?.id })).status).toBe(200);
      expect(here.cookies.has('has_session')).toBe(false);
    });

    const begin = (browser: Browser, password?: string) =>
      browser.send('POST', '/api/user/second-factor/begin', password === undefined ? {} : { password });
    const codeOf = (secret: string) =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site().clock.now().getTime() });
    /** As in the link of an admin. */
    const givenEnrolment = ({ id }: TestMember): Promise<string> =>
      db().transaction((tx) => issueEnrolment(tx, site().clock, id));
    const switchedOn = async (member: TestMember, enrolment?: string) => {
      const browser = await loggedIn(site(), member);
      const begun = await browser.send('POST', '/api/user/second-factor/begin', { password: member.password, enrolment });
      const { secret, ...shown } = begun.json() as { secret: string; uri: string; svg: string };
      const confirmed = await browser.send('POST', '/api/user/second-factor/confirm', { code: codeOf(secret), enrolment });
      return { browser, secret, shown, confirmed };
    };

    test('S16.4 the second factor is in force after a code of the app; recovery codes are shown once', async () => {
      const member = await givenMember(site(), { roles: ['admin'] });
      const other = await loggedIn(site(), member);
      const { browser, secret, shown, confirmed } = await switchedOn(member, await givenEnrolment(member));
      expect(shown.uri).toContain(`secret=${secret}`);
      expect(decodeURIComponent(shown.uri)).toContain(`Sprechstunde:${member.email}`);
      expect(shown.svg).toMatch(/^<svg /);
      const { recovery_codes: codes } = confirmed.json() as { recovery_codes: string[] };
      expect(new Set(codes).size).toBe(10);
      for (const code of codes) expect(code).toMatch(/^(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
      const kept = await db().select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.id));
      expect(kept).toHaveLength(10);
      for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { hasSecondFactor: true, rolesInForce: ['admin'] } });
      expect((await browser.get('/api/user')).text).not.toContain(secret);
      expect((await other.get('/api/user')).status).toBe(401);
      expect(await subjectsTo(member)).toEqual(['Anmeldung in zwei Schritten bei Sprechstunde eingeschaltet']);
      expect((await begin(browser, member.password)).status).toBe(409);
      expect((await browser.send('POST', '/api/user/second-factor/confirm', { code: codeOf(secret) })).status).toBe(409);
    });

    test('S16.4 a role of the back office does not count before', async () => {
      const member = await givenMember(site(), { roles: ['admin'] });
      const browser = await loggedIn(site(), member);
      expect((await browser.get('/api/user')).json()).toMatchObject({
        data: { roles: ['admin'], rolesInForce: [], hasSecondFactor: false },
      });
    });

    test('S16.8 the first second factor of a role wants a link, once, for seven days, and its own', async () => {
      const member = await givenMember(site(), { roles: ['editor'] });
      const browser = await loggedIn(site(), member);
      const tryWith = (enrolment?: string, at = browser) =>
        at.send('POST', '/api/user/second-factor/begin', { password: member.password, enrolment });
      const foreign = await givenEnrolment(await givenMember(site(), { roles: ['admin'] }));
      for (const token of [undefined, 'geraten', foreign]) expect((await tryWith(token)).status).toBe(403);
      const old = await givenEnrolment(member);
      const token = await givenEnrolment(member);
      expect((await tryWith(old)).status, 'a newer one takes its place').toBe(403);
      const { secret } = (await tryWith(token)).json() as { secret: string };
      const confirm = (enrolment?: string) =>
        browser.send('POST', '/api/user/second-factor/confirm', { code: codeOf(secret), enrolment });
      expect((await confirm()).status, 'nor is it confirmed without').toBe(403);
      await tryWith(token);
      site().clock.advance(7 * 86_400_000);
      const again = await loggedIn(site(), member);
      expect((await tryWith(token, again)).status, 'it is over').toBe(403);
      expect((await switchedOn(member, await givenEnrolment(member))).confirmed.status).toBe(200);
      expect((await again.get('/api/user')).status).toBe(401);
      expect(await db().select().from(enrolments).where(eq(enrolments.userId, member.id))).toEqual([]);
    });

    test('S16.8 who gets a role between the two steps needs the link too', async () => {
      const member = await givenMember(site());
      const browser = await loggedIn(site(), member);
      const { secret } = (await begin(browser, member.password)).json() as { secret: string };
      await db()
        .update(users)
        .set({ roles: ['admin'] })
        .where(eq(users.id, member.id));
      expect((await browser.send('POST', '/api/user/second-factor/confirm', { code: codeOf(secret) })).status).toBe(403);
      expect(await rowOf(member.id)).toMatchObject({ totpConfirmedAt: null, totpSecret: null });
    });

    test('S16.4 a new password and a second factor renew the own token too: who has the old one is out', async () => {
      const member = await givenMember(site());
      const browser = await loggedIn(site(), member);
      const stolen = () => {
        const thief = openBrowser(site());
        thief.cookies.set(sessionName, browser.cookies.get(sessionName) ?? '');
        return thief;
      };
      const isIn = async (one: Browser) => (await one.get('/api/user')).status === 200;
      let thief = stolen();
      expect(await isIn(thief)).toBe(true);
      const change = { old: member.password, password: 'ein-ganz-neues-1', password_confirmation: 'ein-ganz-neues-1' };
      expect((await browser.send('POST', '/api/user/password', { id: member.id, ...change })).status).toBe(200);
      expect([await isIn(browser), await isIn(thief)]).toEqual([true, false]);
      thief = stolen();
      const { secret } = (await begin(browser, change.password)).json() as { secret: string };
      expect((await browser.send('POST', '/api/user/second-factor/confirm', { code: codeOf(secret) })).status).toBe(200);
      expect([await isIn(browser), await isIn(thief)]).toEqual([true, false]);
      thief = stolen();
      site().clock.advance(60_000);
      expect((await browser.send('POST', '/api/user/second-factor/end', { code: codeOf(secret) })).status).toBe(200);
      expect([await isIn(browser), await isIn(thief)]).toEqual([true, false]);
    });

    test('S16.4 setting it up needs the password again, where there is one, and a right code', async () => {
      const member = await givenMember(site());
      const browser = await loggedIn(site(), member);
      for (const password of [undefined, 'falsch']) {
        const answer = await begin(browser, password);
        expect(answer.status).toBe(422);
        expect(answer.json()).toMatchObject({ errors: { password: ['Das aktuelle Passwort ist ungültig.'] } });
      }
      expect((await browser.send('POST', '/api/user/second-factor/confirm', { code: '123456' })).status).toBe(409);
      const { secret } = (await begin(browser, member.password)).json() as { secret: string };
      const next = new TOTP({ secret: Secret.fromBase32(secret) });
      const late = next.generate({ timestamp: site().clock.now().getTime() + 5 * 60_000 });
      const wrong = await browser.send('POST', '/api/user/second-factor/confirm', { code: late });
      expect(wrong.json()).toMatchObject({ errors: { code: [expect.any(String)] } });
      expect((await rowOf(member.id))?.totpConfirmedAt).toBeNull();
      const ofProvider = await givenMember(site(), { passwordHash: null });
      expect((await begin(await loggedIn(site(), ofProvider))).status).toBe(200);
    });

    test('S16.4 it ends by a code, used once, or by a recovery code; guesses are limited', async () => {
      const member = await givenMember(site());
      const { browser, secret, confirmed } = await switchedOn(member);
      const end = (code: string) => browser.send('POST', '/api/user/second-factor/end', { code });
      // The code that enabled it is consumed.
      expect((await end(codeOf(secret))).status).toBe(422);
      site().clock.advance(60_000);
      expect((await end(codeOf(secret))).status).toBe(200);
      expect(await rowOf(member.id)).toMatchObject({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null });
      expect(await db().select().from(recoveryCodes).where(eq(recoveryCodes.userId, member.id))).toEqual([]);
      expect(await subjectsTo(member)).toContain('Anmeldung in zwei Schritten bei Sprechstunde ausgeschaltet');
      expect((await end('123456')).status).toBe(409);
      const second = await switchedOn(await givenMember(site()));
      const [code = ''] = (second.confirmed.json() as { recovery_codes: string[] }).recovery_codes;
      const [old = ''] = (confirmed.json() as { recovery_codes: string[] }).recovery_codes;
      const endSecond = (given: string) => second.browser.send('POST', '/api/user/second-factor/end', { code: given });
      for (let i = 0; i < 9; i += 1) expect((await endSecond(old)).status).toBe(422);
      expect((await endSecond(` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
      const third = await switchedOn(await givenMember(site()));
      const guess = () => third.browser.send('POST', '/api/user/second-factor/end', { code: old });
      for (let i = 0; i < 10; i += 1) expect((await guess()).status).toBe(422);
      expect((await guess()).status).toBe(429);
    });
  },
  { env: { DEMO: 'off' } },
);
