import { stemOf } from '../language/stems.ts';
import { wordsOf } from '../language/tokens.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { helpEntries, type HelpPage } from '../words/help.ts';
import type { Weights } from '../weights.ts';
import { piecesOf } from './pieces.ts';

/** What a text can want of the site itself: the outputs of the model. */
export const matters: readonly HelpPage[] = helpEntries.map(({ page }) => page);

/** Begin the features of pairs and pieces. */
const kinds = { pair: '=', piece: '~' } as const;

/** The features of a text: the stems of its words, pairs of neighbours, and the pieces of the words that say something. */
export function featuresOf(text: string): string[] {
  const words = wordsOf(text);
  const stems = words.map((word) => stemOf(word, 'de'));
  return [
    ...new Set([
      ...stems,
      ...stems.slice(1).map((stem, at) => `${kinds.pair}${stems[at]} ${stem}`),
      ...words.filter((word) => !isStopInEither(word)).flatMap((word) => piecesOf(word).map((piece) => `${kinds.piece}${piece}`)),
    ]),
  ];
}

type Likely = { readonly page: HelpPage; readonly odds: number };

/** What a text probably wants of the site with its log odds, at `least` these; the likeliest first. */
export const likelyMatters = (text: string, weights: Weights, least: number): Likely[] =>
  weights
    .of(featuresOf(text))
    .map((odds, at) => ({ page: matters[at] as HelpPage, odds }))
    .filter(({ odds }) => odds >= least)
    .toSorted((a, b) => b.odds - a.odds);
