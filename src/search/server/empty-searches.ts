import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Db } from '#platform/database.ts';
import { emptySearches } from './tables.ts';

/**
 * Searches without results, so that editors learn what is missing. Words are only shown if several visitors searched for them on
 * one day; those of one or two are private and deleted on the next day.
 */

const longest = 60;
/** Minimum number of visitors on a day for words to be shown. */
const fewest = 3;
/** Limits the table's growth under a flood of searches. */
const mostADay = 5000;
const keptDays = 400;

/** Normalises a search for counting; null if it may name a person: addresses, and anything with digits. */
function countedWords(text: string): string | null {
  const words = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  if (words.length > longest || /[@\p{N}\p{C}]/u.test(words) || !/\p{L}/u.test(words)) return null;
  return words;
}

/** One of 64 bits, by visitor, word and day: too few to identify anybody, and enough to know that there were several. */
function bitOf(visitor: string, words: string, day: string): string {
  const at = (createHash('sha256').update(`${day} ${words} ${visitor}`).digest()[0] ?? 0) % 64;
  return '0'.repeat(at).concat('1').padEnd(64, '0');
}

type Empty = { readonly text: string; readonly visitor: string; readonly now: Date };

/** Records a search without results. */
export async function noteEmpty(db: Db, { text, visitor, now }: Empty): Promise<void> {
  const words = countedWords(text);
  if (words === null) return;
  const day = dayOf(now);
  await db.execute(sql`
    insert into search_empty (day, words, asked, visitors)
    select ${day}::date, ${words}, 1, ${bitOf(visitor, words, day)}::bit(64)
    where exists (select 1 from search_empty where day = ${day}::date and words = ${words})
      or (select count(*) from (select 1 from search_empty where day = ${day}::date limit ${mostADay}) known) < ${mostADay}
    on conflict (day, words) do update
      set asked = search_empty.asked + 1, visitors = search_empty.visitors | excluded.visitors`);
}

export type EmptySearch = { readonly words: string; readonly asked: number };

/** Words that several visitors searched for without results between two Berlin days, most frequent first. */
export async function listEmptySearches(
  db: Db,
  { from, to }: { from: string; to: string },
  limit: number,
): Promise<EmptySearch[]> {
  const { rows } = await db.execute<{ words: string; asked: string }>(sql`
    select words, sum(asked) as asked from search_empty
    where day between ${from}::date and ${to}::date and bit_count(visitors) >= ${fewest}
    group by words order by sum(asked) desc, words limit ${limit}`);
  return rows.map(({ words, asked }) => ({ words, asked: Number(asked) }));
}

/** Deletes the words of only one or two visitors once their day is over, and everything after its retention. */
export async function forgetEmptySearches(db: Db, now: Date): Promise<void> {
  const today = dayOf(now);
  await db.execute(sql`delete from search_empty where day < ${today}::date and bit_count(visitors) < ${fewest}`);
  await db.delete(emptySearches).where(lt(emptySearches.day, addDays(today, -keptDays)));
}
