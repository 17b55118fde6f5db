import { respelled } from '../language/dialect.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { soundOf } from '../language/sounds.ts';
import { similarAmong, type SimilarWord, type Vocabulary, type WordCount } from '../language/vocabulary.ts';

/** A word that may have been meant; `cost` is about how many letters are wrong. */
export type Guess = { readonly word: string; readonly cost: number };

const mostWrong = 2;
/** Words that sound alike may differ in more: Physio and Fisio, Diarrhö and Diaroe. */
const mostWrongOfAlike = 3;
const mostGuesses = 3;
/** What a wrong letter costs in a word that sounds the same. */
const ofAlike = 0.4;
/** A guess that is so much worse than the best is none. */
const nearlyAsGood = 0.7;

/**
 * What a word that nobody knows may have been meant to be, the likeliest first. `alike` are words of the same sound. One wrong letter
 * in a short word and two in a longer one; two in one of four letters only where it still sounds much the same (Asma, Asthma).
 * Between equals the more frequent one wins.
 */
export function guesses(wanted: string, vocabulary: Vocabulary, alike: readonly WordCount[]): Guess[] {
  if (wanted.length < 3) return [];
  const sound = soundOf(wanted);
  const near = vocabulary.similarTo(wanted, wanted.length < 4 ? 1 : mostWrong);
  const heard = similarAmong(alike, wanted, mostWrongOfAlike);
  const candidates = new Map([...heard, ...near].map((one) => [one.word, one]));
  const found = [...candidates.values()].flatMap((one) => guessOf(wanted, sound, one) ?? []).toSorted((a, b) => a.cost - b.cost);
  const [best] = found;
  return best ? found.filter(({ cost }) => cost <= best.cost + nearlyAsGood).slice(0, mostGuesses) : [];
}

/** What it costs that a word is a dialect's. */
const ofDialect = 0.3;

/** Words that are what a dialect's word is in standard German, by one wrong letter and its sound at most. */
export function spokenAs(form: string, alike: readonly WordCount[]): Guess[] {
  return similarAmong(alike, form, 1)
    .filter(({ word }) => word.length >= 4 && !isWeak(word) && !isStopWord(word, 'de'))
    .map(({ word, distance }) => ({ word, cost: ofDialect + distance * ofAlike }));
}

/** What each law of sounds costs, and a word that neither films nor names have. */
const ofLaw = 0.12;
const ofOrdinary = 0.35;
/** How many laws are thought of where nothing else in the text is a dialect's, and where something is. */
const lawsThought = { alone: 2, inDialect: 3 } as const;

/** Words that a word may be by the sounds of a region, the likeliest first; ordinary ones only where the text is a dialect's. */
export function respelledAs(
  wanted: string,
  { vocabulary, isOrdinary }: { readonly vocabulary: Vocabulary; readonly isOrdinary: (word: string) => boolean },
  inDialect: boolean,
): Guess[] {
  const found: Guess[] = [];
  // What is a word already is seldom another one.
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

/** How long the beginning of a word has to be for a mistake in it to be seen, and for a second one. */
const leastBegun = { one: 5, two: 8 } as const;
/** What it costs that a word goes on. */
const ofBeginning = 0.5;

/** Words that a mistyped word may be the beginning of: 'rükensch', 'schildrü'. Only those that videos have. */
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
  // Nobody looks for 'kaum'.
  if (distance === 0 || word.length < 3 || isWeak(word) || isStopWord(word, 'de')) return undefined;
  const otherSound = soundOf(word);
  const isAlike = otherSound === sound;
  const beginsAlike = word[0] === wanted[0];
  const isNearlyAlike = beginsAlike && Math.abs(otherSound.length - sound.length) <= 1 && isWithin(sound, otherSound);
  const may =
    // Hard letters alone sound like many a word.
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
  // Who writes as it sounds makes many mistakes at once: Wexeljahre.
  const wrong = isAlike ? ofAlike * distance : distance - (isNearlyAlike ? 0.5 : 0);
  const cost = wrong + (beginsAlike ? 0 : 0.6) - Math.min(1, Math.log10(1 + docs) / 4);
  return { word, cost };
}

/** Whether the digits of the shorter sound stand in the longer one in their order. */
function isWithin(sound: string, other: string): boolean {
  const [short, long] = sound.length <= other.length ? [sound, other] : [other, sound];
  let at = 0;
  for (const digit of long) if (digit === short[at]) at += 1;
  return at === short.length;
}
