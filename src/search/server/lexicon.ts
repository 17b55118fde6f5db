import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lazily } from '#kit/lazily.ts';
import { locales } from '#kit/locale.ts';
import { isApart } from '../concepts.ts';
import { stemOf } from '../language/stems.ts';
import { wordsOf } from '../language/tokens.ts';
import { shippedConcepts } from '../words/concepts.ts';

/** Minimum length of a part: shorter ones are in everything, 'wirbels' and 'eule' make no word. */
const least = { part: 4, shortPart: 5, besideShort: 7, stem: 4 } as const;
/** Linking elements of compounds. */
const links = ['', 's', 'n', 'en', 'es'];

/** The folded words of a file, one per line; lines with # name their source. */
const wordsIn = (name: string): string[] =>
  readFileSync(path.join(import.meta.dirname, `../words/${name}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const lexicon = lazily((): ReadonlySet<string> => new Set(wordsIn('lexicon')));

const endings = ['e', 'n', 's', 'en', 'er', 'es', 'em', 'st', 't', 'te', 'ten', 'd', 'ed', 'ing'];

/** Whether an inflection of a word is in the lexicon; forms whose stems disagree are not: 'Bronchitiss'. */
const isForm = (word: string, words: ReadonlySet<string>): boolean =>
  [
    ...endings.filter((ending) => word.endsWith(ending)).map((ending) => word.slice(0, -ending.length)),
    `${word}n`,
    `${word}en`,
  ].some(
    (form) => form.length >= least.stem && words.has(form) && locales.some((lang) => stemOf(form, lang) === stemOf(word, lang)),
  );

const isPair = (one: number, other: number): boolean =>
  Math.min(one, other) >= least.shortPart || (Math.min(one, other) >= least.part && Math.max(one, other) >= least.besideShort);

/** Whether a folded word is in the lexicon itself, in any inflection. */
export function isOneWord(word: string): boolean {
  const words = lexicon();
  return words.has(word) || isForm(word, words);
}

/** Whether a folded word is correct German or English, alone or as a compound, so not a typo (S12.7). */
export function isOrdinary(word: string): boolean {
  if (isOneWord(word)) return true;
  const words = lexicon();
  for (let at = least.part; at <= word.length - least.part; at += 1) {
    if (!words.has(word.slice(at))) continue;
    const first = word.slice(0, at);
    const parts = links.filter((link) => first.endsWith(link)).map((link) => first.slice(0, first.length - link.length));
    if (parts.some((part) => isPair(part.length, word.length - at) && words.has(part))) return true;
  }
  return false;
}

/** The words that are a shipped concept's name by themselves, but those that are misspelled, of another language or codes. */
function namedWords(): ReadonlySet<string> {
  const right = new Set<string>();
  const wrong = new Set<string>();
  for (const { names } of shippedConcepts()) {
    for (const [register, list] of Object.entries(names)) {
      for (const [word, ...others] of list.map(wordsOf))
        if (word && others.length === 0 && !isApart(register)) (register === 'misspelled' ? wrong : right).add(word);
    }
  }
  for (const word of wrong) right.delete(word);
  return right;
}

/** Correct words that the lexicon lacks. */
const further = lazily((): ReadonlySet<string> => new Set([...namedWords(), ...wordsIn('everyday')]));

/**
 * Whether nobody mistyped a folded word: it is ordinary, everyday German, or a concept's name that no dictionary has, such as
 * 'Selfcare'. The search itself corrects everyday words that no film has.
 */
export const isCorrect = (word: string): boolean => isOrdinary(word) || further().has(word);
