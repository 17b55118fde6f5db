import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { issueCreditNote, issueInvoice } from './papers.ts';
import { invoices } from './tables.ts';

const wordsOf = async ({ bytes }: Answer): Promise<string> =>
  (await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true })).text;

onSite('S3.2 receipts', (site) => {
  async function given() {
    const member = await givenMember(site());
    const order = await givenOrder(site(), { userId: member.id, email: member.email });
    await site().database.db.transaction((tx) => issueInvoice(tx, shopPartsOf(site()), order));
    return { member, order, path: `/shop/receipt/${order.id}` };
  }

  test('S3.2 S14.4 its owner gets the invoice as a PDF with a good name, which nothing on the way may keep', async () => {
    const { member, order, path } = await given();
    const [invoice] = await site().database.db.select().from(invoices).where(eq(invoices.orderId, order.id));
    const answer = await (await loggedIn(site(), member)).get(path);
    expect([answer.status, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ]);
    expect(answer.headers['content-disposition']).toBe(`inline; filename="Rechnung-${invoice?.number}.pdf"`);
    expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await wordsOf(answer)).toContain(`Rechnung ${invoice?.number}`);
  });

  test('S3.2 a visitor is led to the login and back', async () => {
    const { path } = await given();
    const answer = await openBrowser(site()).get(path);
    expect([answer.status, answer.headers.location]).toEqual([302, `/login?redirect=${encodeURIComponent(path)}`]);
  });

  test('S3.2 to everyone else there is no such receipt, and nothing tells theirs from none', async () => {
    const { path } = await given();
    const stranger = await loggedIn(site(), await givenMember(site()));
    const editor = await loggedIn(site(), await givenMember(site(), { roles: ['editor'] }));
    const theirs = await stranger.get(path);
    const none = await stranger.get(`/shop/receipt/${randomUUID()}`);
    const nonsense = await stranger.get('/shop/receipt/..%2f..%2fetc');
    expect([theirs.status, none.status, nonsense.status, (await editor.get(path)).status]).toEqual([404, 404, 404, 404]);
    expect(theirs.text).toBe(none.text);
    expect(theirs.text).toContain('<h1');
  });

  test('S14.4 who helps sees it too, once the role is in force', async () => {
    const { path } = await given();
    const helper = await givenMember(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() });
    const withoutSecondFactor = await givenMember(site(), { roles: ['support'] });
    expect((await (await loggedIn(site(), helper)).get(path)).status).toBe(200);
    expect((await (await loggedIn(site(), withoutSecondFactor)).get(path)).status).toBe(404);
  });

  test('(S16.6) papers are drawn sixty times in ten minutes for one who asks, and again afterwards', async () => {
    const { member, path } = await given();
    const browser = await loggedIn(site(), member);
    const statuses: number[] = [];
    for (let n = 0; n < 62; n += 1) statuses.push((await browser.get(path)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect((await browser.get(`/shop/receipt/${randomUUID()}`)).status).toBe(404);
    site().clock.advance(601_000);
    expect((await browser.get(path)).status).toBe(200);
  });

  test('S14.4 a credit note is at an address of its own, the newest one', async () => {
    const { member, order, path } = await given();
    const browser = await loggedIn(site(), member);
    expect((await browser.get(`${path}?kind=credit-note`)).status).toBe(404);
    for (const cents of [1000, 2500])
      await site().database.db.transaction((tx) => issueCreditNote(tx, shopPartsOf(site()), order, cents));
    const answer = await browser.get(`${path}?kind=credit-note`);
    expect(answer.status).toBe(200);
    const words = await wordsOf(answer);
    expect(words).toContain('Rechnungskorrektur G-');
    expect(words.replaceAll(/\s+/g, ' ')).toContain('Erstattet 15,00 €');
  });
});
