import { expect, test } from 'vitest';
import { newsletterConsents } from '#accounts/server/tables.ts';
import { askNewsletter, confirmNewsletter } from '#accounts/server/newsletter.ts';
import { routeOf } from '#paths/routes.ts';
import { givenMember } from '../../../tests/browser.ts';
import { lastMailTo, linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { givenOwner } from '../../../tests/owners.ts';
import { onSite } from '../../../tests/served.ts';
import { coaching } from '../../../tests/world.ts';
import { sendDueDayMails } from './day-mails.ts';

const form = 'application/x-www-form-urlencoded';
const oneClick = 'List-Unsubscribe=One-Click';
const multipart = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';

onSite('ending mails with one click', (site) => {
  /** An owner with a mail of today, and its one-click address. */
  async function mailed(locale: 'de' | 'en' = 'de') {
    const { member, browser } = await givenOwner(site(), coaching.shortid, { locale });
    const { database, clock } = site();
    await sendDueDayMails({
      db: database.db,
      clock,
      baseUrl: 'https://sprechstunde.example',
      siteName: 'Sprechstunde',
      presenterSlug: 'dr-muster',
    });
    const { unsubscribeUrl } = await lastMailTo(site(), member.email);
    const { pathname, search } = new URL(unsubscribeUrl ?? '');
    const areOn = async () =>
      ((await browser.get(`/api/coaching/journey/${coaching.shortid}`)).json() as { data: { mails: boolean } }).data.mails;
    return { member, browser, address: pathname + search, areOn };
  }
  const post = (address: string, body: string, type = form) =>
    site().ask(address, { method: 'POST', headers: { 'content-type': type }, body });

  test.each([
    ['a form', 'de', oneClick, form],
    ['a form in parts', 'de', multipart, 'multipart/form-data; boundary=x'],
    ['a form, from an English mail', 'en', oneClick, form],
  ] as const)('S13.5 a mail program’s post of %s ends them: no cookie, no token of a page', async (_, locale, body, type) => {
    const { address, areOn } = await mailed(locale);
    expect(address).toMatch(locale === 'en' ? /^\/en\/kurs\/abmelden\?token=/ : /^\/kurs\/abmelden\?token=/);
    expect(await areOn()).toBe(true);
    const answer = await post(address, body, type);
    expect([answer.status, answer.headers['set-cookie'], answer.headers['cache-control']]).toEqual([200, undefined, 'no-store']);
    expect(await areOn()).toBe(false);
    expect((await post(address, body, type)).status).toBe(200);
  });

  test('S13.5 following the link changes nothing, since programs that look for bad links do so too', async () => {
    const { address, areOn } = await mailed();
    await site().get(address);
    await site().ask(address, { method: 'HEAD' });
    expect(await areOn()).toBe(true);
  });

  test('S13.5 what is no such post ends nothing, and nobody learns which tokens there are', async () => {
    const { address, areOn } = await mailed();
    for (const body of ['', 'List-Unsubscribe=No', 'x=List-Unsubscribe', '{"token":"x"}', 'a'.repeat(2000)])
      expect((await post(address, body)).status, body.slice(0, 30)).toBe(400);
    expect((await post(address, 'a'.repeat(20_000))).status).toBe(413);
    for (const query of ['', '?token=', '?token=%00', '?token=a&token=b'])
      expect([200, 400], query).toContain((await post(`${routeOf('courses.mails').path}${query}`, oneClick)).status);
    expect((await post(`${routeOf('courses.mails').path}?token=nobodys`, oneClick)).status).toBe(200);
    expect(await areOn()).toBe(true);
  });

  test('S13.5 the page’s call ends them as well, and they can be switched on again', async () => {
    const { browser, address, areOn } = await mailed();
    const token = new URL(address, 'http://x').searchParams.get('token') ?? '';
    const ended = await site().ask('/api/coaching/mails/end', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    expect([ended.status, ended.json()]).toEqual([200, { data: { ended: true } }]);
    expect(await areOn()).toBe(false);
    await browser.send('POST', `/api/coaching/journey/${coaching.shortid}/settings`, { mails: true });
    expect(await areOn()).toBe(true);
  });

  test('S16.3 the newsletter’s mails end the same way', async () => {
    const { email } = await givenMember(site());
    const { database, clock } = site();
    const parts = { clock, baseUrl: 'https://sprechstunde.example', siteName: 'Sprechstunde', presenterSlug: 'dr-muster' };
    await database.db.transaction((tx) => askNewsletter(tx, parts, { email, locale: 'de' }));
    const link = linkIn(await lastMailTo(site(), email), '/newsletter');
    const token = new URL(link, 'http://x').searchParams.get('confirm') ?? '';
    await database.db.transaction((tx) => confirmNewsletter(tx, parts, token));
    const isOn = async () =>
      (await database.db.select().from(newsletterConsents)).some(
        (row) => row.email === email && row.confirmedAt && !row.revokedAt,
      );
    const address = (await mailsTo(site(), email)).map(({ unsubscribeUrl }) => unsubscribeUrl).find((url) => url !== null);
    if (!(await isOn()) || !address) throw new Error('The newsletter is not on.');
    const { pathname, search } = new URL(address);
    expect((await post(pathname + search, oneClick)).status).toBe(200);
    expect(await isOn()).toBe(false);
  });
});
