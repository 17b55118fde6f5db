import { stemOf } from '../language/stems.ts';
import { fold } from '../language/tokens.ts';
import { some } from '../collections.ts';
import { dialect, severalOf } from '../language/dialect.ts';
import { none } from './negation.ts';
import type { Name, Piece, Word } from './shapes.ts';

/** Maximum number of other words within a phrase: 'der Mundwinkel hängt ihm links herunter'. */
const looseness = 3;
export const apostrophes = /(?<=\p{L})['’‘`´](?=\p{L})/gu;

const range = /^(?<from>\d+)\.\.(?<to>\d+)$/;

const wordOf = (text: string): Word => {
  const { from, to } = range.exec(text)?.groups ?? {};
  if (from && to) return { word: text, stems: [], isBeginning: false, range: [Number(from), Number(to)] };
  if (text.startsWith('=')) return { word: fold(text.slice(1)), stems: [], isBeginning: false, isExact: true };
  const isBeginning = text.endsWith('*');
  const word = fold(isBeginning ? text.slice(0, -1) : text);
  return { word, stems: word.length < 4 ? [word] : [...new Set([stemOf(word, 'de'), stemOf(word, 'en')])], isBeginning };
};

export function meets({ forms, stems: own }: Piece, { word, stems, isBeginning, range: numbers }: Word): boolean {
  if (numbers) return some(forms, (form) => /^\d+$/.test(form) && Number(form) >= numbers[0] && Number(form) <= numbers[1]);
  if (isBeginning) return some(forms, (form) => form.startsWith(word));
  return forms.has(word) || stems.some((stem) => own.has(stem));
}

/** A token without its parts. */
export const wholeOf = (piece: Piece | null): Piece | null =>
  piece && piece.own !== piece.stems ? { ...piece, stems: piece.own } : piece;

export const nameOf = (key: string, text: string): Name => {
  const words = wordsOf(text);
  return { key, words, saysNo: words.some(({ word }) => none.has(word)) };
};

const wordsOf = (name: string): Word[] =>
  name
    .replace(apostrophes, '')
    .split(/[\s-]+/)
    .filter(Boolean)
    .flatMap((word) => (dialect.has(fold(word)) ? severalOf(fold(word)) : [word]))
    .map(wordOf);

/** The word by which a phrase is indexed: its rarest, so that 'nicht' leads to few. */
export const wayTo = (words: readonly Word[], frequent: ReadonlyMap<string, number>): Word | undefined =>
  words
    .filter(({ range: numbers }) => !numbers)
    .toSorted((a, b) => (frequent.get(a.word) ?? 0) - (frequent.get(b.word) ?? 0) || b.word.length - a.word.length)[0];

/** How many phrases have a word. */
export function frequencyIn(names: readonly Name[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { words } of names) for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

export const waysTo = (word: Word | undefined): readonly string[] => (!word ? [] : word.isExact ? [word.word] : word.stems);

/** The positions of a phrase's words around a position, in any order and near each other; null if one is missing. */
export function placesOf(words: readonly Word[], pieces: readonly (Piece | null)[], at: number): number[] | null {
  const here = pieces[at];
  if (!here) return null;
  const own = words.findIndex((word) => meets(here, word));
  if (own < 0) return null;
  const places = [at];
  const far = words.length - 1 + looseness;
  for (const [index, word] of words.entries()) {
    if (index === own) continue;
    let nearest = -1;
    for (let place = Math.max(0, at - far); place <= Math.min(pieces.length - 1, at + far); place += 1) {
      const piece = pieces[place];
      if (!piece || places.includes(place) || !meets(piece, word)) continue;
      if (nearest < 0 || Math.abs(place - at) < Math.abs(nearest - at)) nearest = place;
    }
    if (nearest < 0) return null;
    places.push(nearest);
  }
  return Math.max(...places) - Math.min(...places) <= far ? places : null;
}
