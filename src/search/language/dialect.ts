import { fold } from '../language/tokens.ts';
import { dialectWords } from '../words/flags/dialect.ts';

export const dialect: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  dialectWords.map((line) => line.split(' ').map(fold)),
  ([word = '']) => word,
);

/** What a word of a dialect is in several: 'nimmer' is 'nicht mehr'. */
export const severalOf = (word: string): readonly string[] =>
  dialect
    .get(word)
    ?.find(({ length }) => length > 2)
    ?.slice(1) ?? [word];

/** What a dialect may have made of a word: gschdürzt, lebn, schlafa, hoaß. */
export function* fromDialect(word: string): Generator<string> {
  const plain = word.replaceAll('schd', 'st').replaceAll('scht', 'st').replaceAll('sht', 'st');
  const whole = /^g[bdfhkmnpstwz]/.test(plain) ? `ge${plain.slice(1)}` : plain;
  for (const one of new Set([plain, whole])) {
    if (one !== word) yield one;
    if (/[^aeiou]n$/.test(one)) yield `${one.slice(0, -1)}en`;
    if (one.endsWith('a')) {
      yield `${one.slice(0, -1)}en`;
      yield `${one.slice(0, -1)}er`;
    }
    if (one.endsWith('i')) yield `${one.slice(0, -1)}e`;
    for (const [said, meant] of [
      ['oa', 'ei'],
      ['ua', 'u'],
      ['ue', 'u'],
      ['ia', 'ie'],
      ['ui', 'il'],
      ['oi', 'al'],
      ['o', 'a'],
      ['u', 'au'],
      ['ii', 'ei'],
      ['i', 'ei'],
      ['ee', 'ei'],
      ['oo', 'au'],
    ] as const) {
      if (!one.includes(said)) continue;
      const other = one.replace(said, meant);
      yield other;
      if (/[^aeiou]n$/.test(other)) yield `${other.slice(0, -1)}en`;
    }
  }
}
