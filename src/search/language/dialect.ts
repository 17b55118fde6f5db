import { fold } from './tokens.ts';
import { dialectWords } from '../words/dialect.ts';

export const dialect: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  dialectWords.map((line) => line.split(' ').map(fold)),
  ([word = '']) => word,
);

/** What a word of a dialect is in one, folded: 'Haxn' is 'Bein'. */
export const meaningsOf = (word: string): string[] =>
  (dialect.get(word) ?? []).flatMap(([, meant = '', ...more]) => (more.length > 0 ? [] : meant));

/** What a word of a dialect is in several: 'nimmer' is 'nicht mehr'. */
export const severalOf = (word: string): readonly string[] =>
  dialect
    .get(word)
    ?.find(({ length }) => length > 2)
    ?.slice(1) ?? [word];

type Spelling = readonly [RegExp, string];

/** 'gschwolla' */
const withoutE: Spelling = [/^g(?=[bdfgkpstz])/, 'ge'];

/** Spellings of a region as they come together, on folded words: ligga, schlofa, huastn, inslapen, loofen. */
const regions: readonly (readonly Spelling[])[] = [
  [
    withoutE,
    [/^ch(?=[aeioulnr])/, 'k'],
    [/gg/g, 'ck'],
    [/uu/g, 'au'],
    [/ii|y/g, 'ei'],
    [/u[ae]/g, 'u'],
    [/i[ae]/g, 'ie'],
    [/[aei]$/, 'en'],
  ],
  [withoutE, [/oo?/, 'a'], [/[ae]$/, 'en']],
  [
    [/ua/g, 'u'],
    [/ia/g, 'ie'],
    [/oa/g, 'ei'],
    [/oi/g, 'al'],
    [/(?<=[^aeiou])(?=[nl]$)/, 'e'],
    [/a$/, 'er'],
  ],
  [
    [/^in(?=sl)/, 'ein'],
    [/(^|[^c])s(?=[lmnw])/, '$1sch'],
    [/pp/g, 'pf'],
    [/(?<=[aeiou])p/g, 'f'],
    [/(?<=[aeiou])k\b/g, 'ch'],
    [/uu/g, 'au'],
    [/ee/g, 'ei'],
    [/oo/g, 'u'],
    [/t$/, 's'],
  ],
  [
    [/^j(?=[aeou])/, 'g'],
    [/oo/g, 'au'],
    [/ee/g, 'ei'],
  ],
];

/** What a word may be in standard German, if it is a dialect's, each once; the likeliest first. */
export function standardFormsOf(word: string): string[] {
  const together = regions.map((spelling) => spelling.reduce((form, [from, to]) => form.replace(from, to), word));
  return [...new Set([...fromDialect(word), ...together])].filter((form) => form !== word && form.length >= 3);
}

/** What a dialect may have made of a word: gschdürzt, lebn, schlafa, hoaß. */
function* fromDialect(word: string): Generator<string> {
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
