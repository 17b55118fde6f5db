import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Db } from '#platform/database.ts';
import { emptySearches } from './tables.ts';

/**
 * What people look for and do not find, so that editors know what is missing. A word is shown once several visitors looked for it
 * on one day; what only one or two wanted is theirs, and is gone with the next day.
 */

const longest = 60;
/** So many visitors of a day make a word nobody's own. */
const fewest = 3;
/** Whoever floods the search fills no table. */
const mostADay = 5000;
const keptDays = 400;

/** What was looked for as it is counted; null for what may name a person: addresses, and anything with figures. */
function countedWords(text: string): string | null {
  const words = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim();
  if (words.length > longest || /[@\p{N}\p{C}]/u.test(words) || !/\p{L}/u.test(words)) return null;
  return words;
}

/** One of 64 bits, by visitor, word and day: too few to tell anybody by, and enough to know that there were several. */
function bitOf(visitor: string, words: string, day: string): string {
  const at = (createHash('sha256').update(`${day} ${words} ${visitor}`).digest()[0] ?? 0) % 64;
  return '0'.repeat(at).concat('1').padEnd(64, '0');
}

type Empty = { readonly text: string; readonly visitor: string; readonly now: Date };

/** Notes that nothing was found. */
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

/** What several looked for in vain from one Berlin day to another, most often first. */
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

/** Forgets what was only one or two people's, once its day is over, and everything in the end. */
export async function forgetEmptySearches(db: Db, now: Date): Promise<void> {
  const today = dayOf(now);
  await db.execute(sql`delete from search_empty where day < ${today}::date and bit_count(visitors) < ${fewest}`);
  await db.delete(emptySearches).where(lt(emptySearches.day, addDays(today, -keptDays)));
}
