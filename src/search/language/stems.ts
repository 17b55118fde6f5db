import type { Locale } from '#kit/locale.ts';
import { Memory } from '../collections.ts';

/** From how many letters on an ending is one: Haut ends in t and Haus in s, and neither is what remains. */
const endings: readonly (readonly [ending: RegExp, from: number])[] = [
  [/e[mr]$/, 6],
  [/nd$/, 6],
  // Here sch is one letter, marked as below.
  [/(?<=.{5}|\$.{3})t$/, 5],
  [/[sn]$/, 5],
  [/e$/, 4],
];

/**
 * The stem of a folded German word, after CISTEM (Leonie Weißweiler and Alexander Fraser, "Developing a Stemmer for German Based on a
 * Comparative Analysis of Publicly Available Stemmers", GSCL 2017), which in its authors' comparison beats Snowball. What differs:
 * capitals do not count, since people type without them, so that short words keep a t, s or n that may be their own; and ge-
 * stays, since in medicine it begins more nouns than participles (Gelenk, Gesicht, Gewicht).
 */
function german(folded: string): string {
  let word = folded.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&').replace(/(.)\1/g, '$1*');
  for (;;) {
    const ending = endings.find(([pattern, from]) => word.length >= from && pattern.test(word));
    if (!ending) break;
    word = word.replace(ending[0], '');
  }
  return word.replace(/(.)\*/g, '$1$1').replaceAll('&', 'ie').replaceAll('%', 'ei').replaceAll('$', 'sch');
}

/** English by the S-stemmer (Donna Harman, "How effective is suffixing?", JASIS 1991): plurals, which is what titles have. */
function english(word: string): string {
  if (word.length < 4) return word;
  if (/[^ae]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[^aeo]es$/.test(word)) return word.slice(0, -1);
  return /[^us]s$/.test(word) ? word.slice(0, -1) : word;
}

/** All names that editors keep are stemmed several times over, and again once one of them changed: half of what that takes. */
const memory = new Memory<string>(60_000);

/** What a folded word has in common with its inflected forms. */
export const stemOf = (word: string, lang: Locale): string =>
  lang === 'de' ? memory.get(word, () => german(word)) : english(word);
