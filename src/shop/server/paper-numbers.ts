import { sql } from 'drizzle-orm';
import { yearIn } from '#kit/dates.ts';
import type { Tx } from '#platform/database.ts';
import { paperNumber, type PaperKind } from '../paper-rules.ts';
import { paperSeries } from './tables.ts';

/**
 * The next number of a kind of paper in Berlin's year. The row of the series stays locked until the transaction ends, so the
 * next one waits to see whether this number was used: none is left out, none is given twice. Take it as late as can be.
 */
export async function nextNumber(tx: Tx, kind: PaperKind, now: Date) {
  const year = yearIn(now);
  const [series] = await tx
    .insert(paperSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({ target: [paperSeries.kind, paperSeries.year], set: { last: sql`${paperSeries.last} + 1` } })
    .returning({ serial: paperSeries.last });
  if (!series) throw new Error('An upsert always has one row.');
  return { kind, year, serial: series.serial, number: paperNumber(kind, year, series.serial) };
}
