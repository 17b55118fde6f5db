/**
 * Payment webhook events are delivered twice each, in any order, to two servers at once: is every order processed correctly
 * exactly once?
 */
import { startPaymentProvider } from '../../tests/payment-provider.ts';
import { givenMember } from '../../tests/browser.ts';
import { offerNamed } from '../../tests/offers.ts';
import { shopPartsOf } from '../../tests/shop-parts.ts';
import { openPayments } from '../../src/app/server/payments.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { createLog } from '../../src/platform/log.ts';
import { beginCheckout } from '../../src/shop/server/checkout.ts';
import { report } from '../report.ts';
import { startFleet } from './fleet.ts';

const buyers = 150;

const provider = await startPaymentProvider({ clock: systemClock });
const fleet = await startFleet({ ports: [44_03, 44_04], env: provider.env });
const config = readConfig({ DATABASE_URL: fleet.databaseUrl, BASE_URL: fleet.front.origin, ...provider.env });
const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
const { db, pool } = database;
const count = async (query: string): Promise<number> => Number((await pool.query<{ n: string }>(query)).rows[0]?.n);

try {
  const payments = await openPayments({ config, db, clock: systemClock });
  const parts = shopPartsOf({ database, clock: systemClock } as never, {
    provider: payments.provider,
    baseUrl: fleet.front.origin,
  });
  const offers = await Promise.all(['schlaf30', 'schlaf30'].map((shortid) => offerNamed(db, 'coaching', shortid)));
  // Half of the buyers pay at once; for the others the money arrives later, or is returned after payment.
  for (let n = 0; n < buyers; n += 1) {
    const { id } = await givenMember({ database, clock: systemClock }, { email: `drill-${n}@example.org` });
    const wish = {
      type: 'coaching',
      id: offers[n % 2]?.id ?? '',
      code: '',
      isGift: false,
      hasConsented: true,
      locale: 'de',
    } as const;
    const begun = await beginCheckout(parts, id, wish);
    if (begun.to !== 'payment') throw new Error(`The checkout led to ${begun.to}.`);
    if (n % 2 === 0) {
      await provider.pay(begun.url);
      if (n % 4 === 0) await provider.refund((await provider.paymentOf(begun.url)) ?? '');
    } else {
      await provider.payLater(begun.url);
      await provider.arrive(begun.url);
    }
  }
  const reports = [...provider.events, ...provider.events]
    .map((event) => ({ event, at: Math.random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ event }) => event);
  const statuses: number[] = [];
  const send = async (server: 0 | 1): Promise<void> => {
    for (let event = reports.pop(); event; event = reports.pop())
      statuses.push(await provider.deliver(fleet.servers[server].url, event));
  };
  const all = reports.length;
  await Promise.all([0, 1, 0, 1, 0, 1, 0, 1].map((server) => send(server as 0 | 1)));

  const given = `all ${all} reports, each twice, eight at a time, answered ${[...new Set(statuses)].join(', ')}`;
  const succeeded = buyers - Math.ceil(buyers / 4);
  const mine = "from orders where email like 'drill-%'";
  const wrong =
    Math.abs(succeeded - (await count(`select count(*) n ${mine} and status = 'succeeded'`))) +
    Math.abs(buyers - succeeded - (await count(`select count(*) n ${mine} and status = 'refunded'`)));
  report('orders whose status is not what the payments came to', wrong, { atMost: 0 }, `${buyers} orders; ${given}`);
  const papers = await count(
    `select count(*) n from (select order_id, kind from invoices where order_id in (select id ${mine}) group by 1, 2 having count(*) > 1) doubled`,
  );
  const invoices = await count(`select count(*) n from invoices where kind = 'invoice' and order_id in (select id ${mine})`);
  const credits = await count(`select count(*) n from invoices where kind = 'credit-note' and order_id in (select id ${mine})`);
  report(
    'papers that are missing or doubled',
    papers + Math.abs(buyers - invoices) + Math.abs(buyers - succeeded - credits),
    { atMost: 0 },
    `${invoices} invoices, ${credits} credit notes`,
  );
  const gaps = await count(
    'select coalesce(sum(gap), 0) n from (select max(serial) - count(*) gap from invoices group by kind, year) each',
  );
  report('numbers of papers that are left out', gaps, { atMost: 0 }, 'both series');
  const rights = await count(`select count(*) n from entitlements where order_id in (select id ${mine}) and revoked_at is null`);
  report('rights too many or too few', Math.abs(rights - succeeded), { atMost: 0 }, `${rights} members may watch`);
  const mails = await count(
    "select count(*) n from (select key from mails where recipient like 'drill-%' group by key having count(*) > 1) doubled",
  );
  // A buyer refunded before the payment was reported gets only the refund mail.
  const confirmed = await count(
    `select count(*) n ${mine} and status = 'succeeded' and exists (select 1 from mails where key = 'order-confirmation:' || orders.id)`,
  );
  report(
    'confirmations doubled or missing',
    mails + succeeded - confirmed,
    { atMost: 0 },
    `${confirmed} of ${succeeded} paid orders`,
  );
} finally {
  await database.close();
  await fleet.close();
  await provider.close();
}
