import { sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Escapes a text for LIKE. */
export const literally = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Maximum number of words: more would only cost time. */
const mostWords = 8;

/** Letters with accents, by what people type for them. Capitals stand here as well: not every database folds them. */
const accents = {
  a: 'àáâãäåāăą',
  c: 'çćĉċč',
  d: 'ďđ',
  e: 'èéêëēĕėęě',
  g: 'ĝğġģ',
  h: 'ĥħ',
  i: 'ìíîïĩīĭįı',
  j: 'ĵ',
  k: 'ķ',
  l: 'ĺļľł',
  n: 'ñńņň',
  o: 'òóôõöøōŏő',
  r: 'ŕŗř',
  s: 'śŝşšș',
  t: 'ţťț',
  u: 'ùúûüũūŭůűų',
  w: 'ŵ',
  y: 'ýÿŷ',
  z: 'źżž',
} as const;
const pairs = Object.entries(accents).flatMap(([plain, all]) =>
  [...new Set(Array.from(`${all}${all.toUpperCase()}`))]
    .filter((letter) => letter > '\u{7F}')
    .map((letter) => [letter, plain] as const),
);
// What has no counterpart is left out: soft hyphens, which nobody types into a search.
const [from, to] = [`${pairs.map(([letter]) => letter).join('')}\u00AD`, pairs.map(([, plain]) => plain).join('')];

/** What is written in different ways for one sound: 'Müller' is 'Mueller' too, 'Strasse' 'Straße'. */
const spellings = { ß: 'ss', ẞ: 'ss', æ: 'a', œ: 'o', ae: 'a', oe: 'o', ue: 'u' } as const;

/** A text as it is compared: without case, accents, soft hyphens and ways to write an umlaut. Of functions that an index may have. */
const folded = (text: SQL): SQL =>
  Object.entries(spellings).reduce(
    (inner, [spelling, sound]) => sql`replace(${inner}, ${sql.raw(`'${spelling}'`)}, ${sql.raw(`'${sound}'`)})`,
    sql`translate(lower(${text}), ${sql.raw(`'${from}'`)}, ${sql.raw(`'${to}'`)})`,
  );

/** What `hasWords` searches: an index on it must have exactly this expression. */
const searchedText = (texts: readonly (SQL | AnyPgColumn)[]): SQL => {
  const all = texts.map((text) => sql`coalesce(${text}, '')`);
  return folded(sql.join(all, sql` || ' ' || `));
};

/** For an index of trigrams that serves `hasWords` on these texts: words of three characters and more. */
export const trigramsOf = (texts: readonly (SQL | AnyPgColumn)[]): SQL => sql`(${searchedText(texts)}) gin_trgm_ops`;

/**
 * The condition for `q` of the back office's lists (S10.2): each of its words occurs in one of these texts, however it is
 * spelled: 'celik' in 'Çelik', 'mueller' in 'Müller'. Undefined without words. The texts are searched concatenated: searching each
 * separately takes half as long again.
 */
export function hasWords(texts: readonly (SQL | AnyPgColumn)[], q: string | undefined): SQL | undefined {
  const words = (q ?? '').normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  const one = searchedText(texts);
  return sql.join(
    words.map((word) => sql`${one} like ${folded(sql`${`%${literally(word)}%`}`)}`),
    sql` and `,
  );
}
