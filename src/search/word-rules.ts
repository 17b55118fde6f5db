import type { Emergency } from './contract.ts';

/** What may stand in the editors' lists (S12.4, S12.5). */
export const wordLimits = { most: 80 } as const;

/** Why a word is not taken: `taken` where the list has it already, `same` where a pair has one word twice. */
export type WordProblem = 'missing' | 'long' | 'odd' | 'same' | 'taken';

/** A word as it is stored: composed, without space around it or twice within. */
export const tidyWord = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** Letters, digits and what stands between them in words: no control or direction marks, no emoji, no markup. */
const plain = /^[\p{L}\p{M}\p{N} .,;:'’‐‑–\-/()+%&°]+$/u;

/** What is wrong with a tidy word by itself. */
export function problemOfWord(word: string): 'missing' | 'long' | 'odd' | null {
  if (word === '') return 'missing';
  if (word.length > wordLimits.most) return 'long';
  return plain.test(word) && /\p{L}/u.test(word) ? null : 'odd';
}

/** An entry whose words are tidy. */
export type TidyWord =
  | { readonly kind: 'synonym'; readonly lay: string; readonly medical: string }
  | { readonly kind: 'emergency'; readonly word: string; readonly help: Emergency };

export type Field = 'lay' | 'medical' | 'word' | 'help';
export type WordProblems = Partial<Record<Field, WordProblem>>;

/** What the search takes for the same word, whatever its case, accents or signs. Given, since the search's own folding is no rule of the browser. */
type FoldWord = (word: string) => string;

/** What is wrong with an entry by field, among those that there are (without itself). A pair turned round is the same pair. */
export function problemsOfEntry(entry: TidyWord, others: readonly TidyWord[], fold: FoldWord): WordProblems {
  return entry.kind === 'synonym' ? problemsOfPair(entry, others, fold) : problemsOfHelp(entry, others, fold);
}

function problemsOfPair(
  { lay, medical }: Extract<TidyWord, { kind: 'synonym' }>,
  others: readonly TidyWord[],
  fold: FoldWord,
): WordProblems {
  const [ofLay, ofMedical] = [problemOfFolded(lay, fold), problemOfFolded(medical, fold)];
  if (ofLay || ofMedical) return { ...(ofLay && { lay: ofLay }), ...(ofMedical && { medical: ofMedical }) };
  const [one, other] = [fold(lay), fold(medical)];
  if (one === other) return { medical: 'same' };
  const isTaken = others.some(
    (pair) =>
      pair.kind === 'synonym' &&
      [one, other].toSorted().join('\n') === [fold(pair.lay), fold(pair.medical)].toSorted().join('\n'),
  );
  return isTaken ? { lay: 'taken' } : {};
}

function problemsOfHelp(
  { word }: Extract<TidyWord, { kind: 'emergency' }>,
  others: readonly TidyWord[],
  fold: FoldWord,
): WordProblems {
  const problem = problemOfFolded(word, fold);
  if (problem) return { word: problem };
  const isTaken = others.some((other) => other.kind === 'emergency' && fold(other.word) === fold(word));
  return isTaken ? { word: 'taken' } : {};
}

/** A word of which the search sees nothing would never be found. */
const problemOfFolded = (word: string, fold: FoldWord) => problemOfWord(word) ?? (fold(word) === '' ? 'odd' : null);
