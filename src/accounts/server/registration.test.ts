import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, testPassword, sessionName } from '../../../tests/browser.ts';
import { lastMailTo, linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { newsletterConsents, users } from './tables.ts';

let count = 0;
const newcomer = () => ({
  email: `neuling-${(count += 1)}@example.org`,
  name: 'Jörg',
  surname: 'O’Neill-Öztürk',
  gender: 'm',
  password: testPassword,
  password_confirmation: testPassword,
  newsletter: false,
  terms: true,
});

/** What is seen of an answer: of a sealed cookie, whose value is another for each address, its length. */
const seen = ({ status, text, headers }: Answer) => {
  const cookies = headers['set-cookie']?.map((line) => line.replace(/=[^;]+/, (value) => String(value.length)));
  return { status, text, headers: { ...headers, date: '', 'x-request-id': '', 'set-cookie': cookies } };
};

onSite('the registration', (site) => {
  beforeEach(() => site().clock.advance(60 * 60 * 1000));
  const rowOf = async (email: string) => (await site().database.db.select().from(users).where(eq(users.email, email)))[0];
  const register = (form: object, language: 'de' | 'en' = 'de') =>
    openBrowser(site(), language).send('POST', '/auth/register', form as Record<string, unknown>);

  test('S3.12 someone registers and gets a mail; logged in they are not', async () => {
    const form = newcomer();
    const browser = openBrowser(site());
    const answer = await browser.send('POST', '/auth/register', { ...form, email: ` ${form.email.toUpperCase()}` });
    expect(answer.status).toBe(201);
    expect(browser.cookies.has(sessionName)).toBe(false);
    const row = await rowOf(form.email);
    expect(row).toMatchObject({
      name: 'Jörg',
      surname: 'O’Neill-Öztürk',
      gender: 'm',
      locale: 'de',
      verifiedAt: null,
      roles: [],
    });
    expect(row?.termsAcceptedAt).toEqual(site().clock.now());
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await mailsTo(site(), form.email)).map(({ subject }) => subject)).toEqual(['Bitte bestätige Deine E-Mail-Adresse']);
  });

  test('S5.1 an address with an umlaut, and one that brought unseen characters along, is taken and logs in', async () => {
    const email = newcomer().email.replace('example.org', 'müller.example');
    const answer = await register({ ...newcomer(), email: `\u200b${email}\u00a0` });
    expect(answer.status).toBe(201);
    const kept = email.replace('müller', 'xn--mller-kva');
    expect((await rowOf(kept))?.email).toBe(kept);
    expect((await mailsTo(site(), kept)).length).toBe(1);
    await site().database.db.update(users).set({ verifiedAt: site().clock.now() }).where(eq(users.email, kept));
    const login = await openBrowser(site()).send('POST', '/auth/login', { email, password: testPassword });
    expect(login.status).toBe(200);
  });

  test('S4.25 the mail has both parts, in the language in which one registered', async () => {
    for (const [language, word] of [
      ['de', 'E-Mail-Adresse bestätigen'],
      ['en', 'Confirm e-mail address'],
    ] as const) {
      const form = newcomer();
      await register(form, language);
      const mail = await lastMailTo(site(), form.email);
      expect([mail.locale, mail.text.includes(word), mail.html.includes(word)]).toEqual([language, true, true]);
      expect(mail.text).toContain(`https://sprechstunde.example${language === 'en' ? '/en' : ''}/meta/impressum`);
      expect(mail.html).toContain(linkIn(mail, '/auth/email/verify/').replaceAll('&', '&amp;'));
    }
  });

  test('S16.5 neither the subject names the site, nor do mails to unknown people repeat what a stranger typed', async () => {
    const form = { ...newcomer(), name: 'Gewinn: boese.example', surname: 'Klick' };
    await register(form);
    const mail = await lastMailTo(site(), form.email);
    expect(mail.subject).not.toContain('Sprechstunde');
    expect(mail.text + mail.html).not.toContain('boese.example');
  });

  test.each([
    ['password_confirmation', { password_confirmation: 'etwas-anderes' }, 'Die beiden Passwörter stimmen nicht überein.'],
    ['password', { password: 'kurz', password_confirmation: 'kurz' }, '* Mindestens 8 Zeichen'],
    [
      'password',
      { password: 'PassWort123', password_confirmation: 'PassWort123' },
      'Dieses Passwort ist zu verbreitet. Bitte wähle ein anderes.',
    ],
    [
      'password',
      { surname: 'Oberhuber', password: 'oberhuber', password_confirmation: 'oberhuber' },
      'Dein Name und Deine E-Mail-Adresse sind als Passwort zu leicht zu erraten.',
    ],
    ['terms', { terms: false }, 'Bitte setz hier den Haken.'],
    ['email', { email: 'kein-at' }, 'Der Benutzername muss eine gültige E-Mail-Adresse sein.'],
    ['email', { email: `${'x'.repeat(65)}@example.org` }, 'Der Benutzername muss eine gültige E-Mail-Adresse sein.'],
    ['name', { name: ' ' }, 'Bitte fülle dieses Feld aus.'],
    ['gender', { gender: 'x' }, 'Diese Angabe ist ungültig.'],
  ])('S5.3 what is wrong with %s is said at its field', async (field, change, words) => {
    const form = { ...newcomer(), ...change };
    const answer = await register(form);
    expect([answer.status, answer.json()]).toEqual([
      422,
      { message: 'Bitte prüfe Deine Angaben.', errors: { [field]: [words] } },
    ]);
    expect(await mailsTo(site(), form.email)).toEqual([]);
  });

  test('S5.1 several faults are said at once, in English too', async () => {
    const answer = await register({ ...newcomer(), password: 'qwertz123', password_confirmation: '' }, 'en');
    expect(answer.json()).toMatchObject({
      errors: {
        password: ['This password is too common. Please choose another one.'],
        password_confirmation: ['The two passwords do not match.'],
      },
    });
  });

  test('S8.4 a known address gets the same answer byte for byte, and nothing about the account changes', async () => {
    const fresh = seen(await register(newcomer()));
    for (const row of [
      {},
      { verifiedAt: null },
      { passwordHash: null, ssoDriver: 'google', ssoSubject: `s-${count}` } as const,
    ]) {
      const member = await givenMember(site(), row);
      const before = await rowOf(member.email);
      expect(seen(await register({ ...newcomer(), email: member.email }))).toEqual(fresh);
      expect(await rowOf(member.email)).toEqual(before);
    }
  });

  test('S8.4 the owner of a known address learns by mail how to come in', async () => {
    const member = await givenMember(site(), { locale: 'en' });
    await register({ ...newcomer(), email: member.email });
    const mail = await lastMailTo(site(), member.email);
    expect(mail.subject).toBe('You already have an account');
    expect(linkIn(mail, '/en/login')).toBe('/en/login');
    expect(linkIn(mail, '/en/password/reset')).toContain(`email=${encodeURIComponent(member.email)}&token=`);

    const social = await givenMember(site(), { passwordHash: null, ssoDriver: 'facebook', ssoSubject: `f-${count}` });
    await register({ ...newcomer(), email: social.email });
    const other = await lastMailTo(site(), social.email);
    expect(other.text).toContain('Facebook');
    expect(() => linkIn(other, '/password/reset')).toThrow('no link');
  });

  test('S4.25 who was registered by a stranger takes the account by setting a password', async () => {
    const stranger = newcomer();
    const { email } = stranger;
    await register(stranger);
    const thief = openBrowser(site());
    await thief.logIn(stranger);
    await register({ ...newcomer(), email });
    const token = new URL(linkIn(await lastMailTo(site(), email), '/password/reset'), 'https://x.invalid').searchParams.get(
      'token',
    );
    const change = { email, token, password: 'mein-eigenes-wort', password_confirmation: 'mein-eigenes-wort' };
    expect((await openBrowser(site()).send('POST', '/auth/reset-password', change)).status).toBe(200);
    expect((await thief.get('/api/user')).status).toBe(401);
    expect((await thief.logIn(stranger)).status).toBe(422);
    const owner = openBrowser(site());
    await owner.logIn({ email, password: 'mein-eigenes-wort' });
    expect((await owner.get('/api/user')).json()).toMatchObject({ data: { isVerified: true } });
  });

  test('S16.3 the tick asks for the newsletter, which its own link confirms; without it nothing is asked', async () => {
    const [wants, wantsNot] = [{ ...newcomer(), newsletter: true }, newcomer()];
    for (const form of [wants, wantsNot]) await register(form);
    const asked = await site().database.db.select().from(newsletterConsents).where(eq(newsletterConsents.email, wants.email));
    expect(asked).toMatchObject([{ confirmedAt: null, locale: 'de' }]);
    const mails = await mailsTo(site(), wants.email);
    expect(mails.filter(({ text }) => text.includes('/newsletter?confirm='))).toHaveLength(1);
    expect(await mailsTo(site(), wantsNot.email)).toHaveLength(1);
  });

  test('S3.12 of two who register one address at once, one has it', async () => {
    const form = newcomer();
    const answers = await Promise.all([register(form), register({ ...form, name: 'Ein anderer' })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const subjects = (await mailsTo(site(), form.email)).map(({ subject }) => subject).toSorted();
    expect(subjects).toEqual(['Bitte bestätige Deine E-Mail-Adresse', 'Du hast schon ein Konto']);
  });

  test('S3.12 S8.4 a registration that is sent again because its answer was lost brings no second mail, which would be about another', async () => {
    const form = { ...newcomer(), newsletter: true, form_key: crypto.randomUUID() };
    const answers = [await register(form), await register(form)];
    expect(answers.map(seen)).toEqual([seen(answers[0] as Answer), seen(answers[0] as Answer)]);
    const subjects = async () => (await mailsTo(site(), form.email)).map(({ subject }) => subject);
    const [first, newsletter, ...others] = await subjects();
    expect([first, newsletter, others]).toEqual([
      'Bitte bestätige Deine E-Mail-Adresse',
      expect.stringContaining('Newsletter'),
      [],
    ]);
    // The password is the one that was typed last.
    const corrected = { ...form, password: 'holunder-im-mai', password_confirmation: 'holunder-im-mai' };
    await register(corrected);
    expect((await openBrowser(site()).logIn(corrected)).status).toBe(200);
    expect(await subjects()).toHaveLength(2);
    // By another form it may be somebody else.
    await register({ ...form, form_key: crypto.randomUUID() });
    expect(await subjects()).toContain('Du hast schon ein Konto');
  });

  test('S16.6 sixty registrations from one place within the hour are enough', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => register(newcomer())));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    const late = await register(newcomer());
    expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    site().clock.advance(60 * 60 * 1000);
    expect((await register(newcomer())).status).toBe(201);
  });

  test('S16.6 nobody is flooded: five mails an hour, and the answer stays the same', async () => {
    const member = await givenMember(site());
    const form = { ...newcomer(), email: member.email };
    const answers = await Promise.all(Array.from({ length: 8 }, () => register(form)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await mailsTo(site(), member.email)).toHaveLength(5);
  });

  test('S16.6 nor by accounts that are deleted and registered again', async () => {
    const form = newcomer();
    const kept = new Set<string>();
    for (let nth = 0; nth < 8; nth += 1) {
      const browser = openBrowser(site());
      expect((await browser.send('POST', '/auth/register', form)).status).toBe(201);
      for (const { id } of await mailsTo(site(), form.email)) kept.add(id);
      await browser.send('POST', '/auth/login', { email: form.email, password: testPassword });
      const id = (await rowOf(form.email))?.id;
      expect((await browser.send('POST', '/api/user/delete', { id })).status).toBe(200);
    }
    expect(kept.size).toBe(5);
  });
});
