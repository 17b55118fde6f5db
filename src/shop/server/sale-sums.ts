import { sql } from 'drizzle-orm';
import { addDays, instantOf, zone } from '#kit/dates.ts';
import type { Db } from '#platform/database.ts';

/** The sales of a Berlin day: purchases, and income minus refunds in cents. */
export type SoldDay = { readonly day: string; readonly purchases: number; readonly cents: number };

const berlinDay = (column: string) => sql.raw(`(${column} at time zone '${zone}')::date`);

/**
 * For each day with payments or refunds, both ends of the range included. Amounts paid by a code or voucher count when that was
 * sold, and a redeemed gift is no second purchase. Refunds count on the day of their credit note, at most what was paid.
 */
export async function salesByDay(db: Db, { from, to }: { from: string; to: string }): Promise<SoldDay[]> {
  const begin = instantOf(from, 0).toISOString();
  const end = instantOf(addDays(to, 1), 0).toISOString();
  const { rows } = await db.execute<{ day: string; purchases: string; cents: string }>(sql`
    with paid as (
      select ${berlinDay('paid_at')} as day, count(*) as purchases, sum(due_cents) as cents from orders
      where paid_at >= ${begin}::timestamptz and paid_at < ${end}::timestamptz
        and total_cents > 0 and payment ->> 'impossible' is null
      group by 1
    ), notes as (
      select n.issued_at, o.due_cents, n.cents, sum(n.cents) over (partition by n.order_id order by n.year, n.serial) as so_far
      from invoices n join orders o on o.id = n.order_id
      where n.kind = 'credit-note' and n.order_id in (
        select order_id from invoices
        where kind = 'credit-note' and issued_at >= ${begin}::timestamptz and issued_at < ${end}::timestamptz)
    ), back as (
      select ${berlinDay('issued_at')} as day, 0 as purchases,
        -sum(least(so_far, due_cents) - least(so_far - cents, due_cents)) as cents
      from notes where issued_at >= ${begin}::timestamptz and issued_at < ${end}::timestamptz group by 1
    )
    select day::text, sum(purchases) as purchases, sum(cents) as cents
    from (select * from paid union all select * from back) both_ways group by day order by day`);
  return rows.map(({ day, purchases, cents }) => ({ day, purchases: Number(purchases), cents: Number(cents) }));
}
