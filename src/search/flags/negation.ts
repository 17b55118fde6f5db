import { fold } from '../language/tokens.ts';
import type { Piece } from './shapes.ts';
import { some } from '../collections.ts';

/** Number of words that a negation covers. */
const reach = { none: 3, not: 2 } as const;
const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').map(fold));
export const none = set('kein keine keinen keinem keiner keinerlei ohne koa koane kei keini no without');
export const not = set('nicht net ned nit nich nie niemals not never dont doesnt isnt didnt');
/** Words that end the scope of a negation. */
export const turns = set('aber nur sondern doch jedoch dafür but only just ist war hat hatte wurde liegt');
/** With these a negation continues after a comma: 'kein Fieber, Husten oder Schnupfen'. */
const lists = set('oder noch or nor weder');
const only = set('nur only');

type Span = { readonly from: number; readonly to: number; readonly places: readonly number[] };

/**
 * Whether a term is negated, by a word before or within it that belongs to no phrase of its own: 'keine Luft' negates nothing.
 * `stops`: positions after a comma or the end of a sentence, which end the scope.
 */
export function isNegatedAt(
  pieces: readonly Piece[],
  { from, to, places }: Span,
  { phrases, stops }: { readonly phrases: readonly Span[]; readonly stops: ReadonlySet<number> },
): boolean {
  const says = (at: number, words: ReadonlySet<string>): boolean => some(pieces[at]?.forms ?? [], (form) => words.has(form));
  const isListed = [to + 1, to + 2].some((at) => says(at, lists));
  const isStopped = (at: number): boolean => !isListed && some(stops, (place) => at < place && place <= from);
  for (let at = Math.max(0, from - reach.none); at <= to; at += 1) {
    const span = says(at, none) ? reach.none : says(at, not) ? reach.not : 0;
    if (span === 0 || places.includes(at) || from - at > span) continue;
    // 'Ka nemme' is 'kann nicht mehr': two negations in a row are one.
    if (says(at + 1, only) || (says(at, none) && says(at + 1, not))) continue;
    if (isStopped(at)) continue;
    if (phrases.some((phrase) => phrase.places.includes(at))) continue;
    if (pieces.slice(at, from).some((_, after) => says(at + after, turns))) continue;
    return true;
  }
  return false;
}
