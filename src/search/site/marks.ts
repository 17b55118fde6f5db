import type { Marks } from '../contract.ts';

/** A piece of a text, matching or not. */
export type Piece = { readonly text: string; readonly isMatch: boolean };

/** Splits a text at its matches (S12.6). */
export function piecesOf(text: string, marks: Marks): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const add = (end: number, isMatch: boolean): void => {
    if (end > at) pieces.push({ text: text.slice(at, end), isMatch });
    at = Math.max(at, end);
  };
  for (const [start, end] of marks) {
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return pieces;
}

/** Length of an excerpt, with some words before the first match. */
const shown = 180;
const before = 60;

/** An excerpt of a long text with its first match, cut between words; the matches are shifted along. */
export function excerptOf(text: string, marks: Marks): { readonly text: string; readonly marks: Marks } {
  const first = marks[0]?.[0] ?? 0;
  if (first < shown - before) return { text, marks };
  const from = text.indexOf(' ', first - before) + 1;
  if (from === 0 || from > first) return { text, marks };
  const lead = '… ';
  const moved = marks.map(([start, end]): [number, number] => [start - from + lead.length, end - from + lead.length]);
  return { text: lead + text.slice(from), marks: moved };
}
