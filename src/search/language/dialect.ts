import { isStopInEither, isWeak } from './stop-words.ts';
import { fold } from './tokens.ts';
import { smallDialectWords } from '../words/dialect-small.ts';
import { dialectWords, everydayWords } from '../words/dialect.ts';
import { soundLaws } from '../words/sound-laws.ts';

export const dialect: ReadonlyMap<string, readonly (readonly string[])[]> = Map.groupBy(
  dialectWords.map((line) => line.split(' ').map(fold)),
  ([word = '']) => word,
);

/** Single-word translations of dialect words, folded: 'Haxn' is 'Bein'. */
export const meaningsOf = (word: string): string[] =>
  (dialect.get(word) ?? []).flatMap(([, meant = '', ...more]) => (more.length > 0 ? [] : meant));

/** Whether a word says the same everywhere as its translation, so that it is read so though the dictionary has it: 'pennen'. */
export const isEveryday = (word: string): boolean => everyday.has(word);

const everyday: ReadonlySet<string> = new Set(everydayWords.map(fold));

/** Translations into several words: 'nimmer' is 'nicht mehr'. */
export const severalOf = (word: string): readonly string[] =>
  dialect
    .get(word)
    ?.find(({ length }) => length > 2)
    ?.slice(1) ?? [word];

type Spelling = readonly [RegExp, string];

/** 'gschwolla' */
const withoutE: Spelling = [/^g(?=[bdfgkpstz])/, 'ge'];

/** Spelling rules by region, which apply together, on folded words: ligga, schlofa, huastn, inslapen, loofen. */
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

/** Standard German candidates of a possible dialect word, without duplicates, the most likely first. */
export function standardFormsOf(word: string): string[] {
  const together = regions.map((spelling) => spelling.reduce((form, [from, to]) => form.replace(from, to), word));
  return [...new Set([...fromDialect(word), ...together])].filter((form) => form !== word && form.length >= 3);
}

/** Standard German forms that a dialect word may come from: gschdürzt, lebn, schlafa, hoaß. */
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

const saysLittle = (word: string): boolean => isStopInEither(word) || isWeak(word);

const small: ReadonlySet<string> = new Set([
  ...smallDialectWords.map(fold),
  ...[...dialect].filter(([, said]) => said.every(([, ...meant]) => meant.every(saysLittle))).map(([word]) => word),
]);

/** The positions of dialect function words in a text; none if no word is certainly dialect. */
export function smallIn(words: readonly string[], isOrdinary: (word: string) => boolean): ReadonlySet<string> {
  const found = words.filter((word) => small.has(word));
  const isSpoken = found.some((word) => word.length > 1 && !saysLittle(word) && !isOrdinary(word));
  return new Set(isSpoken ? found : []);
}

/** Maximum number of candidate forms per region. */
const mostForms = 300;

/** Candidates by at most `deep` sound laws of one region, without duplicates, those with the fewest first. */
export function* respelled(word: string, deep: number): Generator<{ readonly form: string; readonly laws: number }> {
  const seen = new Set([word]);
  let last = soundLaws.map((laws) => ({ laws, forms: new Map([[word, 0]]) }));
  for (let step = 1; step <= deep; step += 1) {
    const next: typeof last = [];
    for (const { laws, forms } of last) {
      const made = new Map<string, number>();
      for (const [form, from] of forms) {
        // Laws apply in their order, so that each combination is tried once.
        for (let law = from; law < laws.length && made.size < mostForms; law += 1) {
          const [said, written] = laws[law] ?? [];
          if (!said?.test(form)) continue;
          for (const other of written ?? []) {
            const changed = form.replace(said, other);
            if (made.has(changed)) continue;
            made.set(changed, law);
            if (changed.length < 3 || seen.has(changed)) continue;
            seen.add(changed);
            yield { form: changed, laws: step };
          }
        }
      }
      next.push({ laws, forms: made });
    }
    last = next;
  }
}
