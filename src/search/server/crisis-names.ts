import { add, Memory } from '../collections.ts';
import { meets, nameOf } from '../flags/phrases.ts';
import type { FlagRule, FlagTerm, Name, Piece } from '../flags/shapes.ts';
import { stemOf } from '../language/stems.ts';
import { tokensOf } from '../language/tokens.ts';

/** Terms that meet a rule by themselves: 'suizid', not the 'partner' of 'partner + schlaegt'. */
const aloneIn = ({ when }: FlagRule): string[] =>
  when
    .filter((line) => !line.includes(' + '))
    .flatMap((line) => (line.split(/\s+-\s+/)[0] ?? '').split('/').map((key) => key.trim()));

function pieceOf(word: string): Piece {
  const stems = new Set([word, stemOf(word, 'de'), stemOf(word, 'en')]);
  return { forms: new Set([word]), stems, own: stems };
}

/**
 * Whether a text names violence, suicide or another mental crisis, by the terms of the rules that lead to a crisis line (S12.8).
 * Unlike the rules it has no context: it is used for tens of thousands of names.
 */
export function crisisFinder(terms: readonly FlagTerm[], rules: readonly FlagRule[]): (text: string) => boolean {
  const alone = new Set(rules.filter(({ level }) => level === 'talk').flatMap(aloneIn));
  const byStem = new Map<string, Name[]>();
  const begun: Name[] = [];
  for (const { key, names } of terms) {
    for (const text of alone.has(key) ? names : []) {
      const name = nameOf(key, text);
      const anchor = name.words.filter(({ isBeginning }) => !isBeginning).toSorted((a, b) => b.word.length - a.word.length)[0];
      if (!anchor) begun.push(name);
      else for (const stem of new Set([anchor.word, ...anchor.stems])) add(byStem, stem, name);
    }
  }
  // The names of one concept repeat their words; all of them would fill 8 MB.
  const seen = new Memory<Piece>(1000);
  return (text) => {
    const pieces = tokensOf(text).map(({ word }) => seen.get(word, () => pieceOf(word)));
    const isNamed = ({ words }: Name): boolean => words.every((word) => pieces.some((piece) => meets(piece, word)));
    return pieces.some(({ stems }) => [...stems].some((stem) => byStem.get(stem)?.some(isNamed))) || begun.some(isNamed);
  };
}
