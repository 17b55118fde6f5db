import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenMember, openBrowser, testPassword } from '../../../tests/browser.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { mails } from '#mail/server/tables.ts';
import { keepAccounts } from './keep.ts';
import { newsletterConsents } from './tables.ts';

const quiet = { info() {}, warn() {}, error() {} };
const day = 24 * 60 * 60 * 1000;
let count = 0;
const newAddress = (): string => `leserin-${(count += 1)}@example.net`;

onSite('the newsletter', (site) => {
  const db = () => site().database.db;
  const mailsTo = (email: string) => db().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.queuedAt);
  const consentsOf = (email: string) =>
    db().select().from(newsletterConsents).where(eq(newsletterConsents.email, email)).orderBy(newsletterConsents.askedAt);
  const browser = () => openBrowser(site());
  const register = (email: string) =>
    browser().send('POST', '/auth/register', {
      email,
      name: 'Jörg',
      surname: 'O’Neill-Öztürk',
      gender: 'm',
      password: testPassword,
      password_confirmation: testPassword,
      newsletter: true,
      terms: true,
    });
  const ask = (email: string, from = browser()) => from.send('POST', '/api/newsletter', { email });
  const confirm = (token: string) => browser().send('POST', '/api/newsletter/confirm', { token });
  const tokenIn = (text: string | null | undefined, kind = 'confirm') =>
    new RegExp(`https://sprechstunde\\.example/newsletter\\?${kind}=([\\w-]+)`).exec(text ?? '')?.[1] ?? '';

  test('S16.3 the registration asks in the very words that are stored', async () => {
    for (const [page, browserOf] of [
      ['/register', openBrowser(site())],
      ['/en/register', openBrowser(site(), 'en')],
    ] as const) {
      const email = newAddress();
      await ask(email, browserOf);
      const [consent] = await consentsOf(email);
      expect((await site().get(page)).text).toContain(consent?.wording);
    }
  });

  test('S16.3 is in force once the link of the mail was confirmed, with the proof of wording and time', async () => {
    const email = newAddress();
    const asked = await ask(email.toUpperCase());
    expect([asked.status, asked.json()]).toEqual([202, { message: expect.stringContaining('E-Mail geschickt') }]);
    const [mail] = await mailsTo(email);
    const [before] = await consentsOf(email);
    expect(mail?.text).toContain(before?.wording);
    expect(before).toMatchObject({ askedAt: site().clock.now(), confirmedAt: null });
    const token = tokenIn(mail?.text);
    expect(JSON.stringify(before)).not.toContain(token);
    // Opening the link, as mail programs do, confirms nothing.
    await site().get(`/newsletter?confirm=${token}`);
    expect((await consentsOf(email))[0]?.confirmedAt).toBeNull();
    site().clock.advance(60_000);
    expect((await confirm(token)).status).toBe(200);
    expect((await confirm(token)).status).toBe(200);
    expect(await consentsOf(email)).toEqual([{ ...before, confirmedAt: site().clock.now() }]);
    const [, welcome, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(tokenIn(welcome?.unsubscribeUrl, 'end')).toBe(token);
  });

  test('S8.4, S16.3 asking again is answered alike, and sends nothing where it is in force', async () => {
    const email = newAddress();
    const first = await ask(email);
    const old = tokenIn((await mailsTo(email))[0]?.text);
    const second = await ask(email);
    const token = tokenIn((await mailsTo(email))[1]?.text);
    expect((await confirm(old)).status).toBe(404);
    expect((await confirm(token)).status).toBe(200);
    const third = await ask(email);
    expect([second.text, third.text]).toEqual([first.text, first.text]);
    expect(await mailsTo(email)).toHaveLength(3);
    expect(await consentsOf(email)).toHaveLength(1);
  });

  test('S16.3 ends by the link of a mail without a login; the proof stays, and it can be ordered anew', async () => {
    const email = newAddress();
    await ask(email);
    const token = tokenIn((await mailsTo(email))[0]?.text);
    await confirm(token);
    const end = () => browser().send('POST', '/api/newsletter/end', { token });
    expect((await end()).status).toBe(200);
    expect((await end()).status).toBe(200);
    expect(await consentsOf(email)).toMatchObject([{ confirmedAt: expect.any(Date), revokedAt: site().clock.now() }]);
    expect((await confirm(token)).status).toBe(404);
    await ask(email);
    expect(await consentsOf(email)).toHaveLength(2);
  });

  test('S16.3 members see how it stands and end it in their profile', async () => {
    const member = await givenMember(site());
    const self = await loggedIn(site(), member, { language: 'en' });
    const state = async () => ((await self.get('/api/user')).json() as { data: { newsletter: string } }).data.newsletter;
    expect(await state()).toBe('no');
    await ask(member.email, self);
    expect(await state()).toBe('asked');
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('Please confirm the newsletter of Sprechstunde');
    await confirm(/confirm=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '');
    expect(await state()).toBe('yes');
    expect((await self.send('POST', '/api/newsletter/end')).json()).toEqual({
      message: 'You will no longer receive our newsletter.',
    });
    expect(await state()).toBe('no');
    expect((await browser().send('POST', '/api/newsletter/end')).status).toBe(401);
  });

  test('who never confirmed their address neither sees nor ends what somebody else ordered under it', async () => {
    const email = newAddress();
    await ask(email);
    await confirm(tokenIn((await mailsTo(email))[0]?.text));
    const claimed = await loggedIn(site(), await givenMember(site(), { email, verifiedAt: null }));
    expect((await claimed.get('/api/user')).json()).toMatchObject({ data: { newsletter: 'no' } });
    expect((await claimed.send('POST', '/api/newsletter/end')).status).toBe(403);
    expect(await consentsOf(email)).toMatchObject([{ revokedAt: null }]);
  });

  test('S16.3 who does not confirm within two weeks is forgotten, a proof after three years', async () => {
    const [late, ended] = [newAddress(), newAddress()];
    await ask(late);
    await ask(ended);
    const token = tokenIn((await mailsTo(ended))[0]?.text);
    await confirm(token);
    await browser().send('POST', '/api/newsletter/end', { token });
    const keep = () =>
      keepAccounts({
        db: db(),
        clock: site().clock,
        storage: { remove: async () => {} } as never,
        log: quiet,
        personal: [],
        holdings: [],
      });
    site().clock.advance(13 * day);
    await keep();
    expect(await consentsOf(late)).toHaveLength(1);
    site().clock.advance(2 * day);
    expect((await confirm(tokenIn((await mailsTo(late))[0]?.text))).status).toBe(404);
    await keep();
    expect(await consentsOf(late)).toEqual([]);
    expect(await consentsOf(ended)).toHaveLength(1);
    site().clock.advance(3 * 365 * day);
    await keep();
    expect(await consentsOf(ended)).toEqual([]);
  });

  test('S16.6 five mails a day for an address, also by registrations; thirty an hour for who asks', async () => {
    site().clock.advance(2 * 60 * 60 * 1000);
    const email = newAddress();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
    site().clock.advance(23 * 60 * 60 * 1000);
    expect((await ask(email)).status).toBe(429);
    const asked = async () => (await mailsTo(email)).filter(({ subject }) => subject?.includes('Newsletter')).length;
    expect(await asked()).toBe(5);
    await register(email);
    expect(await asked()).toBe(5);
    site().clock.advance(2 * 60 * 60 * 1000);
    await register(email);
    expect(await asked()).toBe(6);
    for (let i = 0; i < 30; i += 1) expect((await ask(newAddress())).status).toBe(202);
    const over = await ask(newAddress());
    expect(over.status).toBe(429);
    expect(Number(over.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('S5.1 what is no address that mail can be sent to is refused with words', async () => {
    site().clock.advance(2 * 60 * 60 * 1000);
    for (const email of ['', 'x', 'a@b', `${'a'.repeat(65)}@example.org`, `a@${'b'.repeat(64)}.org`, `a@-b.org`]) {
      const answer = await ask(email);
      expect(answer.status, email).toBe(422);
      expect(answer.json()).toMatchObject({ errors: { email: [expect.any(String)] } });
    }
  });
});
