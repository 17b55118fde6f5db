import { asc, desc, sql, type SQL } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fullnameOf, searchedOf as searchedOfMembers, users } from '#accounts/server/tables.ts';
import { hasWords } from '#platform/has-words.ts';
import { orders, searchedOf } from '#shop/server/tables.ts';
import { onBothDatabases } from '../../../tests/databases.ts';

onBothDatabases('S18.8 the office’s lists of a large site', (open) => {
  /** The plan if reading or sorting the whole table is the last resort, as it is with many rows. */
  const planOf = (query: SQL): Promise<string> =>
    open().database.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_sort = off`);
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });

  test.each([
    ['users_by_words', () => sql`select 1 from ${users} where ${hasWords(searchedOfMembers(users), 'Muster')}`],
    ['orders_by_words', () => sql`select 1 from ${orders} where ${hasWords(searchedOf(orders), 'Muster')}`],
    [
      'users_by_name',
      () => sql`select * from ${users} order by ${asc(sql`lower(${fullnameOf(users)})`)}, ${asc(users.id)} limit 25`,
    ],
    ['orders_by_total', () => sql`select * from ${orders} order by ${desc(orders.totalCents)}, ${desc(orders.id)} limit 25`],
    [
      'orders_by_payment',
      () => sql`select * from ${orders} order by ${desc(orders.paidAt)} nulls last, ${desc(orders.id)} limit 25`,
    ],
  ])('read %s', async (index, query) => {
    expect(await planOf(query())).toContain(index);
  });
});
