import { sql } from 'drizzle-orm';
import { refreshCounts } from '../src/catalog/server/counts.ts';
import { analyserFor } from '../src/search/server/analyser.ts';
import { fold, tokensOf } from '../src/search/language/tokens.ts';
import { wholeWords } from '../src/search/words/whole-words.ts';
import * as content from '../demo/content/index.ts';
import { queries } from '../tests/search-queries.ts';
import { bumpContent } from '../src/platform/content-version.ts';
import type { Db } from '../src/platform/database.ts';

/**
 * Videos with generated texts next to the demo world, to search among: 60,000 words made of German syllables with a Zipf
 * distribution as in natural language. None concerns the demo's topics, so the expected results stay the same; many are a
 * letter or two away from typical queries.
 */

const syllables =
  `ab acht all alt an auf aus band bar bau be berg bild bin blatt bot brand dach dam dar den dol dorn drei druck eck ein
  en er fal fang fel fen fer fin flug for frei fun gar gas gel ger gin glas gon grab gut hal ham hau hef hei her hin hof hol ing ka kal kam
  kan ker kin klar kol kop kor kun lag lam lan laut leb lei len lich lin lis lon lung mal man mar mas mel men mer min mis mon mund nach
  nag nas neb nel ner nis nor nul ohn or pas pel per pil pol por rab ram rau re rek ren rie rin rol rung sal sam sand sau sel sen ser sil sol
  sor spiel stan stel stim tal tan tau tel ten ter tief til tin tol ton tor trag tur um ung ur vol wal wan was wel wen wer win wol zahl zan zel zin zug`.split(
    /\s+/,
  );

/** Deterministic pseudo-random numbers from 0 to 1 (mulberry32). */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const wordCount = 60_000;
const tagCount = 60;

const analyse = analyserFor(wholeWords);
const stemsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap(tokensOf).flatMap(({ word }) => analyse(word, 'de').all));

/** The generated words, most frequent first. */
export function madeUpWords(): string[] {
  const roll = dice(1);
  const words = new Set<string>();
  const taken = stemsOf([JSON.stringify(content), JSON.stringify(queries)]);
  while (words.size < wordCount) {
    const length = 2 + Math.floor(roll() * 3);
    const word = Array.from({ length }, () => syllables[Math.floor(roll() * syllables.length)]).join('');
    const { stem, parts } = analyse(fold(word), 'de');
    if (parts.length === 0 && !taken.has(stem)) words.add(word.charAt(0).toUpperCase() + word.slice(1));
  }
  return [...words];
}

/** A word in the title of every fifth video. */
export const commonWord = 'Ratgeberfolge';

export async function fillSearchCatalogue(db: Db, count: number): Promise<void> {
  const roll = dice(2);
  const words = madeUpWords();
  const word = (): string => words[Math.floor(words.length ** roll()) - 1] ?? '';
  const some = (least: number, most: number): string =>
    Array.from({ length: least + Math.floor(roll() * (most - least + 1)) }, word).join(' ');
  await db.execute(
    sql`insert into media (key, folder, seconds) values ('made-up', 'media/made-up', 95) on conflict (key) do nothing`,
  );
  const size = 2000;
  for (let from = 0; from < count; from += size) {
    const rows = Array.from({ length: Math.min(size, count - from) }, (_, at) => ({
      shortid: `m${from + at}`,
      title: `${(from + at) % 5 === 0 ? `${commonWord} ` : ''}${some(3, 6)}`,
      topline: some(1, 2),
      description: `${some(8, 14)}. ${some(8, 14)}.`,
      keywords: Array.from({ length: 4 }, () => some(1, 2)),
    }));
    await db.execute(sql`
      insert into content.videos (shortid, title, topline, description, keywords, media_id, published_at, sort_key, sort_key_en)
      select r.shortid, r.title, r.topline, r.description, array(select jsonb_array_elements_text(r.keywords)),
        (select id from media where key = 'made-up'), timestamptz '2026-01-01' - substr(r.shortid, 2)::int * interval '7 minutes', r.shortid, r.shortid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) r (shortid text, title text, topline text, description text, keywords jsonb)`);
  }
  await db.execute(sql`
    insert into content.tags (slug, title, sort_key)
    select 'made-up-' || n, title, lower(title) from unnest(${sql.param(words.slice(0, tagCount))}::text[]) with ordinality w (title, n)
    on conflict (slug) do nothing`);
  await db.execute(sql`
    insert into content.video_tags (video_id, tag_id)
    select v.id, t.id from videos v join tags t on t.slug = 'made-up-' || 1 + substr(v.shortid, 2)::int % ${tagCount}
    where v.media_id = (select id from media where key = 'made-up') on conflict do nothing`);
  await db.transaction(async (tx) => {
    await refreshCounts(tx);
    await bumpContent(tx);
  });
  await db.execute(sql`analyze`);
}
