import { and, asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mails } from '#mail/server/tables.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { takeEvent } from '#shop/server/events.ts';
import { giveMoneyBack, refundOrder } from '#shop/server/refund.ts';
import { invoices, orders } from '#shop/server/tables.ts';
import type { Browser } from '../../../tests/browser.ts';
import { linkIn, mailsTo } from '../../../tests/mailbox.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { lastOrderOf, testProvider } from '../../../tests/payments.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { coaching, coachingList } from '../../../tests/world.ts';
import type { Journey } from '../contract.ts';
import { sendDueDayMails } from './day-mails.ts';
import { ownershipListener } from './door.ts';

const provider = testProvider();
const own = coaching.shortid;
const day = 86_400_000;

onSite(
  'a course from its purchase to its end',
  (site) => {
    const db = () => site().database.db;
    const clock = () => site().clock;
    const parts = () => shopPartsOf(site(), { provider, listeners: [ownershipListener] });
    const order = async (browser: Browser, more = '') => {
      const { id } = await offerNamed(db(), 'coaching', own);
      return (await sendOrder(browser, `/stripe/checkout/coaching/${id}?consent=1${more}`)).headers.location ?? '';
    };
    const paid = async (): Promise<string> => {
      const id = lastOrderOf(provider);
      await takeEvent(parts(), provider.pay(id));
      return id;
    };
    const dayMails = async ({ email }: { email: string }): Promise<(string | null)[]> =>
      (await db().select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.number)))
        .filter(({ key }) => key?.startsWith('course-day:'))
        .map(({ subject }) => subject);
    const passDays = async (days: number): Promise<void> => {
      for (let passed = 0; passed < days; passed += 1) {
        clock().advance(day);
        await sendDueDayMails(parts());
      }
    };
    const status = async (browser: Browser, path: string) => (await browser.get(path)).status;
    const journeyOf = async (browser: Browser) =>
      ((await browser.get(`/api/coaching/journey/${own}`)).json() as { data: Journey }).data;
    const watch = async (browser: Browser, videos: readonly string[]) => {
      const statuses = new Set<number>();
      for (const video of videos)
        statuses.add(
          (await browser.send('POST', '/api/coaching/watched', { coaching: own, video, ranges: [[0, 86_400]] })).status,
        );
      return [...statuses];
    };
    const refund = async (id: string, cents?: number): Promise<void> => {
      expect(await refundOrder(parts(), { id, cents, actor: null, locale: 'de' })).toMatchObject({ ok: true });
      await giveMoneyBack(parts(), id);
    };

    test('S13.1 S13.4 S14.5 a gift is a whole course for its receiver, also after the giver has their money back', async () => {
      const [giver, receiver] = [await givenLogin(site()), await givenLogin(site())];
      await order(giver.browser, '&gift=1');
      const bought = await paid();
      const mail = (await mailsTo(site(), giver.member.email)).find(({ text }) => text.includes('/lp/coupon/'));
      const code = linkIn(mail ?? { text: '' }, '/lp/coupon/').replace('/lp/coupon/', '');
      expect(await order(receiver.browser, `&code=${code}`)).toMatch(/^\/shop\/danke\//);
      await sendDueDayMails(parts());
      await passDays(14);
      expect((await journeyOf(receiver.browser)).days.filter(({ open }) => open)).toHaveLength(15);
      await refund(bought);
      await passDays(15);
      expect((await dayMails(receiver.member)).length).toBe(30);
      expect(await dayMails(giver.member)).toEqual([]);
      expect(await status(giver.browser, `/api/coaching/journey/${own}`)).toBe(404);
      expect(await watch(receiver.browser, coachingList.videos)).toEqual([200]);
      expect(await status(receiver.browser, shopFiles.certificate(own))).toBe(200);
      expect(await status(giver.browser, shopFiles.certificate(own))).toBe(404);
      await passDays(5);
      expect((await dayMails(receiver.member)).length).toBe(30);
    });

    test('S14.4 half of the money back leaves the course, the rest ends it: films, mails, certificate and papers', async () => {
      const { member, browser } = await givenLogin(site());
      await order(browser);
      const id = await paid();
      const [{ dueCents } = { dueCents: 0 }] = await db().select().from(orders).where(eq(orders.id, id));
      await passDays(10);
      const film = `/api/video/${coachingList.videos[3]}`;
      expect(await watch(browser, coachingList.videos.slice(0, 10))).toEqual([200]);
      await refund(id, Math.floor(dueCents / 2));
      await passDays(2);
      expect([await status(browser, film), await status(browser, `/api/coaching/journey/${own}`)]).toEqual([200, 200]);
      const before = (await dayMails(member)).length;
      expect(before).toBe(12);
      await refund(id);
      await passDays(3);
      expect([await status(browser, film), await status(browser, `/api/coaching/journey/${own}`)]).toEqual([402, 404]);
      expect(await watch(browser, coachingList.videos.slice(10, 12))).toEqual([404]);
      expect((await dayMails(member)).length).toBe(before);
      const papers = await db()
        .select()
        .from(invoices)
        .where(eq(invoices.orderId, id))
        .orderBy(asc(invoices.kind), asc(invoices.serial));
      expect(papers.map(({ kind, cents }) => [kind, cents])).toEqual([
        ['credit-note', Math.floor(dueCents / 2)],
        ['credit-note', dueCents - Math.floor(dueCents / 2)],
        ['invoice', dueCents],
      ]);
      const told = await db()
        .select()
        .from(mails)
        .where(and(eq(mails.recipient, member.email)))
        .orderBy(asc(mails.number));
      expect(told.map(({ key }) => key?.split(':')[0]).filter((key) => key !== 'course-day')).toEqual([
        'order-confirmation',
        'order-refund',
        'order-refund',
      ]);
      await order(browser);
      await paid();
      const { days } = await journeyOf(browser);
      expect(days.filter(({ open }) => open)).toHaveLength(13);
    });
  },
  { provider },
);
