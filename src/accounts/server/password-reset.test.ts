import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, sessionName } from '../../../tests/browser.ts';
import { lastMailTo, linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { users } from './tables.ts';

const hour = 60 * 60 * 1000;
const fresh = 'regen-auf-dem-dach';
const seen = ({ status, text, headers }: Answer) => ({ status, text, headers: { ...headers, date: '', 'x-request-id': '' } });

onSite('a forgotten password', (site) => {
  beforeEach(() => site().clock.advance(hour));
  const rowOf = async (email: string) => (await site().database.db.select().from(users).where(eq(users.email, email)))[0];
  const forget = (email: string) => openBrowser(site()).send('POST', '/auth/forgot-password', { email });
  const reset = (email: string, token: string, password = fresh, browser = openBrowser(site())) =>
    browser.send('POST', '/auth/reset-password', { email, token, password, password_confirmation: password });

  async function tokenFor(email: string): Promise<string> {
    await forget(email);
    const { searchParams } = new URL(linkIn(await lastMailTo(site(), email), '/password/reset'), 'https://x.invalid');
    expect(searchParams.get('email')).toBe(email);
    return searchParams.get('token') ?? '';
  }

  test('S4.6 the link of the mail sets a new password and ends every session', async () => {
    const member = await givenMember(site());
    const [here, there] = [openBrowser(site()), openBrowser(site())];
    await here.logIn(member);
    await there.logIn(member);
    const token = await tokenFor(member.email);
    const answer = await reset(member.email, token, fresh, here);
    expect([answer.status, answer.json()]).toEqual([
      200,
      { message: 'Dein neues Passwort gilt ab sofort. Du kannst Dich jetzt damit anmelden.' },
    ]);
    expect([here.cookies.has(sessionName), here.cookies.has('has_session')]).toEqual([false, false]);
    expect((await there.get('/api/user')).status).toBe(401);
    expect((await there.logIn(member)).status).toBe(422);
    expect((await there.logIn({ ...member, password: fresh })).status).toBe(200);
  });

  test('S4.6 the token is kept as a hash alone, and works once', async () => {
    const member = await givenMember(site());
    const token = await tokenFor(member.email);
    const { rows } = await site().database.db.execute('select * from password_resets');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await reset(member.email, token)).status).toBe(200);
    const again = await reset(member.email, token, 'noch-ein-anderes-wort');
    expect([again.status, again.json()]).toMatchObject([
      422,
      { message: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.' },
    ]);
  });

  test('S4.6 of two who use one token at once, one wins, and their password is the one that counts', async () => {
    const member = await givenMember(site());
    const token = await tokenFor(member.email);
    const passwords = ['der-erste-gewinnt', 'der-zweite-gewinnt', 'der-dritte-gewinnt'];
    const answers = await Promise.all(passwords.map((password) => reset(member.email, token, password)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
    for (const password of passwords)
      expect((await openBrowser(site()).logIn({ ...member, password })).status).toBe(password === winner ? 200 : 422);
  });

  test('S4.6 a new link replaces the old one, and each is over after sixty minutes', async () => {
    const member = await givenMember(site());
    const old = await tokenFor(member.email);
    const token = await tokenFor(member.email);
    expect((await reset(member.email, old)).status).toBe(422);
    site().clock.advance(hour - 1000);
    const other = await givenMember(site());
    expect((await reset(other.email, token)).status).toBe(422);
    expect((await reset('niemand@example.org', token)).status).toBe(422);
    site().clock.advance(1000);
    expect((await reset(member.email, token)).status).toBe(422);
    expect((await openBrowser(site()).logIn(member)).status).toBe(200);
  });

  test('S5.2 a password that is not taken leaves the link as it is', async () => {
    const member = await givenMember(site());
    const token = await tokenFor(member.email);
    for (const bad of ['passwort123', member.email, 'kurz'])
      expect((await reset(member.email, token, bad)).json()).toMatchObject({ errors: { password: [expect.any(String)] } });
    const unequal = { email: member.email, token, password: fresh, password_confirmation: `${fresh}!` };
    expect((await openBrowser(site()).send('POST', '/auth/reset-password', unequal)).json()).toMatchObject({
      errors: { password_confirmation: ['Die beiden Passwörter stimmen nicht überein.'] },
    });
    expect((await reset(member.email, token)).status).toBe(200);
  });

  test('S4.25 a link that came by mail proves the address', async () => {
    const member = await givenMember(site(), { verifiedAt: null });
    expect((await reset(member.email, await tokenFor(member.email))).status).toBe(200);
    expect((await rowOf(member.email))?.verifiedAt).toEqual(site().clock.now());
  });

  test('S8.4 known and unknown addresses get the same answer byte for byte', async () => {
    const member = await givenMember(site());
    const social = await givenMember(site(), { passwordHash: null, ssoDriver: 'google', ssoSubject: 'vergessen' });
    const answers = [await forget(member.email), await forget(social.email), await forget('niemand@example.org')].map(seen);
    expect(answers[0]?.status).toBe(200);
    expect(answers).toEqual([answers[0], answers[0], answers[0]]);
    expect(await mailsTo(site(), 'niemand@example.org')).toEqual([]);
  });

  test('S1.3 who comes in by a provider is told which one, and gets no link to a password', async () => {
    const member = await givenMember(site(), { passwordHash: null, ssoDriver: 'google', ssoSubject: 'anbieter', locale: 'en' });
    await forget(member.email);
    const mail = await lastMailTo(site(), member.email);
    expect([mail.subject, mail.text.includes('you log in with Google')]).toEqual(['Your login', true]);
    expect(linkIn(mail, '/en/login')).toBe('/en/login');
    expect(() => linkIn(mail, '/en/password')).toThrow('no link');
  });

  test('S16.6 five mails an hour are enough, for known and unknown addresses', async () => {
    const member = await givenMember(site());
    for (const email of [member.email, 'niemand-mehr@example.org']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => forget(email)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
    }
    expect(await mailsTo(site(), member.email)).toHaveLength(5);
  });

  test('S18.3 a mail that cannot be stored leaves no new link behind', async () => {
    const member = await givenMember(site());
    const token = await tokenFor(member.email);
    const { db } = site().database;
    await db.execute('alter table mails rename to mails_away');
    const answer = await forget(member.email);
    await db.execute('alter table mails_away rename to mails');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(site().lines)).not.toContain(member.email);
    expect((await reset(member.email, token)).status).toBe(200);
  });
});
