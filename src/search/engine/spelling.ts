import { respelled } from '../language/dialect.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { soundOf } from '../language/sounds.ts';
import { stemOf } from '../language/stems.ts';
import { similarAmong, type SimilarWord, type Vocabulary, type WordCount } from '../language/vocabulary.ts';

/** A candidate correction; `cost` is about the number of wrong letters. */
export type Guess = { readonly word: string; readonly cost: number };

const mostWrong = 2;
/** Words that sound alike may differ in more letters: Physio and Fisio, Diarrhö and Diaroe; Physiotherapie and Fisioterapie. */
const mostWrongOfAlike = (word: string): number => (word.length < 10 ? 3 : 4);
const mostGuesses = 3;
/** Minimum length of a stem that is corrected where its word cannot be. */
const leastStem = 8;
/** Cost of a wrong letter in a word that sounds the same. */
const ofAlike = 0.4;
/** Candidates this much worse than the best are dropped. */
const nearlyAsGood = 0.7;

/**
 * Corrections of an unknown word, the most likely first. `alike` are words with the same sound. One wrong letter in short words
 * and two in longer ones; two in a word of four letters only if it still sounds much the same (Asma, Asthma). The more frequent
 * word wins ties.
 */
export function guesses(wanted: string, vocabulary: Vocabulary, alike: readonly WordCount[]): Guess[] {
  if (wanted.length < 3) return [];
  const sound = soundOf(wanted);
  const near = vocabulary.similarTo(wanted, wanted.length < 4 ? 1 : mostWrong);
  // Words of films and names are there as they are written, seldom in every inflection: 'spanungskopfschmertzen'.
  const stem = stemOf(wanted, 'de');
  if (near.length === 0 && stem !== wanted && stem.length >= leastStem) near.push(...vocabulary.similarTo(stem, mostWrong));
  const heard = similarAmong(alike, wanted, mostWrongOfAlike(wanted));
  const candidates = new Map([...heard, ...near].map((one) => [one.word, one]));
  const found = [...candidates.values()].flatMap((one) => guessOf(wanted, sound, one) ?? []).toSorted((a, b) => a.cost - b.cost);
  const [best] = found;
  return best ? found.filter(({ cost }) => cost <= best.cost + nearlyAsGood).slice(0, mostGuesses) : [];
}

/** Cost of a dialect word. */
const ofDialect = 0.3;

/** Words that are the standard German of a dialect word, within one wrong letter and the same sound. */
export function spokenAs(form: string, alike: readonly WordCount[]): Guess[] {
  return similarAmong(alike, form, 1)
    .filter(({ word }) => word.length >= 4 && !isWeak(word) && !isStopWord(word, 'de'))
    .map(({ word, distance }) => ({ word, cost: ofDialect + distance * ofAlike }));
}

/** Cost of each sound law, and of a word that is in neither films nor names. */
const ofLaw = 0.12;
const ofOrdinary = 0.35;
/** Maximum number of sound laws applied: without, and with, other dialect words in the text. */
const lawsThought = { alone: 2, inDialect: 3 } as const;

/**
 * Standard German candidates of a word by regional sound laws, the most likely first; dictionary words only if the text is in
 * dialect.
 */
export function respelledAs(
  wanted: string,
  { vocabulary, isOrdinary }: { readonly vocabulary: Vocabulary; readonly isOrdinary: (word: string) => boolean },
  inDialect: boolean,
): Guess[] {
  const found: Guess[] = [];
  // A correct word is seldom another one.
  const isUnknown = inDialect && !isOrdinary(wanted);
  let dearest = Number.POSITIVE_INFINITY;
  for (const { form, laws } of respelled(wanted, isUnknown ? lawsThought.inDialect : lawsThought.alone)) {
    const cost = ofDialect + laws * ofLaw;
    if (cost >= dearest) break;
    if (form.length < 4 || isWeak(form) || isStopWord(form, 'de')) continue;
    const docs = vocabulary.docsOf(form);
    if (docs === undefined && !(isUnknown && isOrdinary(form))) continue;
    found.push({ word: form, cost: cost + (docs === undefined ? ofOrdinary : docs > 0 ? 0 : ofLaw) });
    if (docs !== undefined) dearest = Math.min(dearest, cost + 2 * ofLaw);
  }
  return found.toSorted((a, b) => a.cost - b.cost).slice(0, mostGuesses);
}

/** Minimum length of a prefix for one typo, and for two. */
const leastBegun = { one: 5, two: 8 } as const;
/** Cost of completing a word. */
const ofBeginning = 0.5;

/** Completions of a mistyped prefix: 'rükensch', 'schildrü'. Only words of videos. */
export function begun(wanted: string, vocabulary: Vocabulary): Guess[] {
  if (wanted.length < leastBegun.one) return [];
  return vocabulary
    .similarTo(wanted, wanted.length < leastBegun.two ? 1 : 2, true)
    .filter(({ word, docs }) => docs > 0 && word.length > wanted.length)
    .map(({ word, distance, docs }) => ({ word, cost: distance + ofBeginning - Math.min(1, Math.log10(1 + docs) / 4) }))
    .toSorted((a, b) => a.cost - b.cost)
    .slice(0, mostGuesses);
}

function guessOf(wanted: string, sound: string, { word, distance, docs }: SimilarWord): Guess | undefined {
  // Nobody searches for 'kaum'.
  if (distance === 0 || word.length < 3 || isWeak(word) || isStopWord(word, 'de')) return undefined;
  const otherSound = soundOf(word);
  const isAlike = otherSound === sound;
  const beginsAlike = word[0] === wanted[0];
  const isNearlyAlike = beginsAlike && Math.abs(otherSound.length - sound.length) <= 1 && isWithin(sound, otherSound);
  const may =
    // Codes of a few hard consonants match too many words.
    isAlike && distance > Math.ceil(wanted.length / 3)
      ? false
      : isAlike || wanted.length <= 3
        ? isAlike
        : distance === 1
          ? wanted.length >= 4
          : wanted.length === 4
            ? isNearlyAlike
            : wanted.length >= 6 || beginsAlike;
  if (!may) return undefined;
  // Phonetic spelling causes several errors at once: Wexeljahre.
  const wrong = isAlike ? ofAlike * distance : distance - (isNearlyAlike ? 0.5 : 0);
  const cost = wrong + (beginsAlike ? 0 : 0.6) - Math.min(1, Math.log10(1 + docs) / 4);
  return { word, cost };
}

/** Whether the digits of the shorter code are a subsequence of the longer one. */
function isWithin(sound: string, other: string): boolean {
  const [short, long] = sound.length <= other.length ? [sound, other] : [other, sound];
  let at = 0;
  for (const digit of long) if (digit === short[at]) at += 1;
  return at === short.length;
}
