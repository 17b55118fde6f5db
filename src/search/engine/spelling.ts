import { soundOf } from '../language/sounds.ts';
import { Vocabulary, type SimilarWord, type WordCount } from '../language/vocabulary.ts';

/** A word that may have been meant; `cost` is about how many letters are wrong. */
export type Guess = { readonly word: string; readonly cost: number };

const mostWrong = 2;
/** Words that sound alike may differ in more: Physio and Fisio, Diarrhö and Diaroe. */
const mostWrongOfAlike = 3;
const mostGuesses = 3;
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
  const heard = new Vocabulary(alike).similarTo(wanted, mostWrongOfAlike);
  const candidates = new Map([...heard, ...near].map((one) => [one.word, one]));
  const found = [...candidates.values()].flatMap((one) => guessOf(wanted, sound, one) ?? []).toSorted((a, b) => a.cost - b.cost);
  const [best] = found;
  return best ? found.filter(({ cost }) => cost <= best.cost + nearlyAsGood).slice(0, mostGuesses) : [];
}

function guessOf(wanted: string, sound: string, { word, distance, docs }: SimilarWord): Guess | undefined {
  if (distance === 0 || word.length < 3) return undefined;
  const otherSound = soundOf(word);
  const isAlike = otherSound === sound;
  const beginsAlike = word[0] === wanted[0];
  const isNearlyAlike = beginsAlike && Math.abs(otherSound.length - sound.length) <= 1 && isWithin(sound, otherSound);
  const may =
    isAlike || wanted.length <= 3
      ? isAlike
      : distance === 1
        ? wanted.length >= 4
        : wanted.length === 4
          ? isNearlyAlike
          : wanted.length >= 6 || beginsAlike;
  if (!may) return undefined;
  const cost =
    distance - (isAlike ? 1 : isNearlyAlike ? 0.5 : 0) + (beginsAlike ? 0 : 0.6) - Math.min(1, Math.log10(1 + docs) / 4);
  return { word, cost };
}

/** Whether the digits of the shorter sound stand in the longer one in their order. */
function isWithin(sound: string, other: string): boolean {
  const [short, long] = sound.length <= other.length ? [sound, other] : [other, sound];
  let at = 0;
  for (const digit of long) if (digit === short[at]) at += 1;
  return at === short.length;
}
