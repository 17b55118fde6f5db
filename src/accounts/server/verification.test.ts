import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { givenMember, openBrowser, testPassword } from '../../../tests/browser.ts';
import { lastMailTo, linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { users } from './tables.ts';

const hour = 60 * 60 * 1000;
let count = 0;

onSite('the confirmation of an address', (site) => {
  beforeEach(() => site().clock.advance(hour));
  const leadsTo = ({ status, headers }: Answer) => [status, headers.location];
  const resend = (email: string | undefined, browser = openBrowser(site())) =>
    browser.send('POST', '/auth/email/verification-notification', email === undefined ? {} : { email });
  /** What the button of the link's page sends. */
  const press = (link: string) =>
    site().ask(link, { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  /** As a browser asks for a page. */
  const open = (link: string, browser = openBrowser(site())) => browser.get(link, { accept: 'text/html,*/*;q=0.8' });
  const rowOf = async (email: string) => (await site().database.db.select().from(users).where(eq(users.email, email)))[0];

  const formOf = (email: string) => ({
    email,
    name: 'Ada',
    surname: 'Berg',
    gender: 'f',
    terms: true,
    password: testPassword,
    password_confirmation: testPassword,
  });

  async function registered(more: Record<string, unknown> = {}, language: 'de' | 'en' = 'de') {
    const email = `bestaetigt-${(count += 1)}@example.org`;
    const browser = openBrowser(site(), language);
    await browser.send('POST', '/auth/register', { ...formOf(email), ...more });
    return { email, browser, link: linkIn(await lastMailTo(site(), email), '/auth/email/verify/') };
  }

  test('S4.25 a press on the page of the link confirms the address and leads home, twice as well as once', async () => {
    const { email, link, browser } = await registered();
    await browser.logIn({ email, password: testPassword });
    const answer = await press(link);
    expect(leadsTo(answer)).toEqual([303, '/home?verified=1']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect((await browser.get('/api/user')).json()).toMatchObject({ data: { isVerified: true } });
    const at = (await rowOf(email))?.verifiedAt;
    site().clock.advance(2 * hour);
    expect(leadsTo(await press(link))).toEqual([303, '/home?verified=1']);
    expect(leadsTo(await openBrowser(site()).get(link))).toEqual([302, '/home?verified=1']);
    expect((await rowOf(email))?.verifiedAt).toEqual(at);
  });

  test('S4.25 opening the link in a browser confirms nothing: it names the account and asks, without script', async () => {
    const { email, link } = await registered({}, 'en');
    const { browser: elsewhere } = await registered();
    const stranger = openBrowser(site());
    const { email: another } = await givenMember(site());
    await stranger.logIn({ email: another, password: testPassword });
    // Nobody, who registered with another address, another member, and a mail program that asks for the head alone.
    for (const opened of [open(link), open(link, elsewhere), open(link, stranger), site().ask(link, { method: 'HEAD' })])
      expect((await opened).status).toBe(200);
    expect((await rowOf(email))?.verifiedAt).toBeNull();
    const { headers, text } = await open(link);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(text).toContain(email);
    expect(text).toContain('Did you sign up?');
    expect(text).toContain('confirm nothing and close this page');
    expect(text).not.toContain('<script');
    const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(text) ?? [];
    expect(leadsTo(await press(action.replaceAll('&amp;', '&')))).toEqual([303, '/en/home?verified=1']);
    expect((await rowOf(email))?.verifiedAt).not.toBeNull();
  });

  test('S4.25 where the account is logged in or was registered, opening the link is enough, and for programs it is', async () => {
    const [entered, here, program] = [await registered(), await registered(), await registered()];
    const device = openBrowser(site());
    await device.logIn({ email: entered.email, password: testPassword });
    const opened = [await open(entered.link, device), await open(here.link, here.browser), await site().get(program.link)];
    for (const answer of opened) expect(leadsTo(answer)).toEqual([302, '/home?verified=1']);
    for (const { email } of [entered, here, program]) expect((await rowOf(email))?.verifiedAt).not.toBeNull();
    // The cookie is set for an address that has an account already, too: it tells nobody which ones do.
    const { browser } = await registered();
    const before = browser.cookies.get('__Host-registered');
    expect(before).toBeDefined();
    await browser.send('POST', '/auth/register', formOf(here.email));
    expect(browser.cookies.get('__Host-registered')).not.toBe(before);
  });

  test('S4.25 a browser is known for an hour', async () => {
    const { email, link, browser } = await registered();
    site().clock.advance(hour / 2);
    await resend(email);
    const again = linkIn(await lastMailTo(site(), email), '/auth/email/verify/');
    site().clock.advance(hour / 2);
    expect(again).not.toBe(link);
    expect((await open(again, browser)).status).toBe(200);
  });

  test('S8.1 after sixty minutes it has expired, and not a second earlier', async () => {
    const [inTime, late] = [await registered(), await registered({ redirect: '/partner' }, 'en')];
    site().clock.advance(hour - 1000);
    expect(leadsTo(await press(inTime.link))).toEqual([303, '/home?verified=1']);
    site().clock.advance(1000);
    const over = '/en/login?error=signature-expired&redirect=%2Fpartner';
    expect([leadsTo(await site().get(late.link)), leadsTo(await press(late.link))]).toEqual([
      [302, over],
      [303, over],
    ]);
    expect((await rowOf(late.email))?.verifiedAt).toBeNull();
  });

  test('S8.1 a link that was changed anywhere confirms nothing', async () => {
    const { email, link } = await registered({ redirect: '/partner' });
    const other = await registered();
    const swap = (name: string, value: string): string => {
      const url = new URL(link, 'https://x.invalid');
      url.searchParams.set(name, value);
      return url.pathname + url.search;
    };
    const idOf = (path: string): string => path.split('/')[4] ?? '';
    const hashIn = (path: string): string => path.split(/[/?]/)[5] ?? '';
    const forged = [
      swap('expires', '99999999999'),
      swap('signature', 'A'.repeat(43)),
      swap('signature', ''),
      swap('redirect', '//boese.example'),
      `${link}&redirect=/zweimal`,
      `${link}&signature=x`,
      link.split('?')[0] ?? '',
      link.replace(idOf(link), idOf(other.link)),
      link.replace(hashIn(link), hashIn(other.link)),
      link.replace(idOf(link), 'keine-id'),
      link.replace(idOf(link), '00000000-0000-4000-8000-000000000000'),
      link.replace(hashIn(link), '%F0%9F%98%80'),
    ];
    for (const path of forged) {
      expect(leadsTo(await site().get(path)), path).toEqual([302, '/login?error=signature-invalid']);
      expect(leadsTo(await press(path)), path).toEqual([303, '/login?error=signature-invalid']);
    }
    // No text at all, so no address of the site.
    expect((await site().get(link.replace(idOf(link), '%00'))).status).toBe(404);
    expect([(await rowOf(email))?.verifiedAt, (await rowOf(other.email))?.verifiedAt]).toEqual([null, null]);
  });

  test('S8.1 a link for an address that the member no longer has is none', async () => {
    const { email, link } = await registered({}, 'en');
    await site()
      .database.db.update(users)
      .set({ email: `neu-${email}` })
      .where(eq(users.email, email));
    expect(leadsTo(await site().get(link))).toEqual([302, '/en/login?error=signature-invalid']);
  });

  test('S1.7 English members come back to English pages', async () => {
    const { link } = await registered({}, 'en');
    expect(leadsTo(await press(link))).toEqual([303, '/en/home?verified=1']);
  });

  test('S4.5 where they wanted to go survives the confirmation; a foreign redirect is forgotten', async () => {
    const { link } = await registered({ redirect: '/watch/abc12?t=3' });
    expect(leadsTo(await press(link))).toEqual([303, '/home?verified=1&redirect=%2Fwatch%2Fabc12%3Ft%3D3']);
    const foreign = await registered({ redirect: 'https://boese.example/' });
    expect(foreign.link).not.toContain('redirect');
    expect(leadsTo(await press(foreign.link))).toEqual([303, '/home?verified=1']);
  });

  test('S4.25 the link can be sent again, to who is logged in and by address', async () => {
    const { email, browser } = await registered();
    expect((await resend(email)).status).toBe(202);
    await browser.logIn({ email, password: testPassword });
    expect((await resend(undefined, browser)).status).toBe(202);
    const mails = await mailsTo(site(), email);
    expect(mails).toHaveLength(3);
    for (const mail of mails.slice(1))
      expect(leadsTo(await press(linkIn(mail, '/auth/email/verify/')))).toEqual([303, '/home?verified=1']);
  });

  test('S4.5 the link that is sent again leads on as well, and to no other site', async () => {
    const { email, browser } = await registered();
    await browser.logIn({ email, password: testPassword });
    const again = '/auth/email/verification-notification';
    const redirect = '/stripe/checkout/coaching/1?code=GESCHENK';
    for (const asked of [{ redirect }, { email, redirect }]) {
      expect((await browser.send('POST', again, asked)).status).toBe(202);
      const link = linkIn(await lastMailTo(site(), email), '/auth/email/verify/');
      expect(new URLSearchParams(link.split('?')[1]).get('redirect')).toBe(redirect);
    }
    expect((await browser.send('POST', again, { redirect: '//boese.example' })).status).toBe(202);
    expect(linkIn(await lastMailTo(site(), email), '/auth/email/verify/')).not.toContain('redirect');
  });

  test('S8.4 it answers alike for the confirmed and for unknown addresses, which get no mail', async () => {
    const { email } = await registered();
    const member = await givenMember(site());
    const answers = [await resend(email), await resend(member.email), await resend('niemand-hier@example.org')];
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect([...(await mailsTo(site(), member.email)), ...(await mailsTo(site(), 'niemand-hier@example.org'))]).toEqual([]);
    const nobody = await resend(undefined);
    expect([nobody.status, nobody.json()]).toMatchObject([422, { errors: { email: ['Bitte fülle dieses Feld aus.'] } }]);
  });

  test('S16.6 five mails an hour are enough, for known and unknown addresses', async () => {
    const { email } = await registered();
    for (const address of [email, 'auch-niemand@example.org']) {
      const answers = await Promise.all(Array.from({ length: 6 }, () => resend(address)));
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([202, 202, 202, 202, 202, 429]);
      expect(answers.find(({ status }) => status === 429)?.headers['retry-after']).toBe('3600');
    }
    site().clock.advance(hour);
    expect((await resend(email)).status).toBe(202);
  });
});
