import { gt, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../tests/databases.ts';
import { settableClock } from './clock.ts';
import { Totals } from './totals.ts';

const numbers = pgTable('numbers', { n: integer().notNull() });

onBothDatabases('S10.2 totals of lists', (open) => {
  test('are exact as far as people can count, and a minute old at most beyond that', async () => {
    const { db } = open().database;
    const clock = settableClock('2026-06-01T10:00:00Z');
    const totals = new Totals({ db, clock }, { exactUpTo: 5 });
    await db.execute(sql`create table numbers (n integer not null)`);
    const add = (from: number, to: number) =>
      db.execute(sql`insert into numbers select * from generate_series(${from}::int, ${to}::int)`);

    expect(await totals.count(numbers, undefined)).toBe(0);
    await add(1, 5);
    expect(await totals.count(numbers, undefined)).toBe(5);
    await add(6, 8);
    expect(await totals.count(numbers, undefined)).toBe(8);
    expect(await totals.count(numbers, gt(numbers.n, 2))).toBe(6);
    expect(await totals.count(numbers, gt(numbers.n, 3)), 'another value, another total').toBe(5);

    await add(9, 10);
    expect(await totals.count(numbers, undefined)).toBe(8);
    expect(await totals.count(numbers, gt(numbers.n, 3)), 'by now too many to count each time').toBe(7);
    clock.advance(60_000);
    expect(await totals.count(numbers, undefined)).toBe(10);

    clock.set('2025-06-01T10:00:00Z');
    await add(11, 12);
    expect(await totals.count(numbers, undefined), 'also after the clock was set back').toBe(12);

    await db.execute(sql`delete from numbers where n > 4`);
    expect(await totals.count(numbers, undefined), 'exact again at once').toBe(4);
  });
});
