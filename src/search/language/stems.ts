import type { Locale } from '#kit/locale.ts';

/**
 * The stem of a folded German word: CISTEM (Leonie Weißweiler and Alexander Fraser, "Developing a Stemmer for German Based on a
 * Comparative Analysis of Publicly Available Stemmers", GSCL 2017), which in its authors' comparison beats Snowball. Two things
 * differ: capitals do not count, since people type without them, and ge- stays, since it begins more nouns of medicine than
 * participles (Gelenk, Gesicht, Gewicht).
 */
function german(folded: string): string {
  let word = folded.replaceAll('sch', '$').replaceAll('ei', '%').replaceAll('ie', '&').replace(/(.)\1/g, '$1*');
  while (word.length > 3) {
    const shorter =
      word.length > 5 && /(?:e[mr]|nd)$/.test(word) ? word.slice(0, -2) : /[tesn]$/.test(word) ? word.slice(0, -1) : word;
    if (shorter === word) break;
    word = shorter;
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

/** What a folded word has in common with its inflected forms. */
export const stemOf = (word: string, lang: Locale): string => (lang === 'de' ? german(word) : english(word));
