import { lazily } from '#kit/lazily.ts';
import { runSteps } from '#kit/steps.ts';
import { Concepts } from '../engine/concepts.ts';
import type { Plan } from '../engine/plan.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { tokensOf } from '../language/tokens.ts';
import { helpEntries, type HelpEntry } from '../words/help.ts';

/** What people want of the site itself, found like concepts: in any word order and inflection. */
const matters = lazily(() =>
  runSteps(
    Concepts.inSteps(
      helpEntries.map(({ page, names }) => ({
        key: page,
        kind: 'situation',
        names: { lay: names.split(',').map((name) => name.trim()) },
        edges: {},
      })),
    ),
  ),
);

/** The words of these matters by the folded ones: no typos, and what typos of them are corrected to. */
export const wordsOfMatters = (): ReadonlyMap<string, string> => matters().words;

/** Where a text says what it wants of the site, by the starts of its words. A single word may mean something else: 'Daten'. */
export type Matter = { readonly page: HelpEntry['page']; readonly starts: readonly number[] };

export function mattersIn(text: string, { corrected }: Pick<Plan, 'corrected'>): Matter[] {
  const tokens = tokensOf(text);
  const meant = new Map(corrected?.map(({ token, word }) => [token.start, word]));
  return matters()
    .named(
      tokens.map(({ word }) => word),
      tokens.map(({ start }) => meant.get(start)),
    )
    .filter(({ places }) => places.filter((place) => !isStopInEither(tokens[place]?.word ?? '')).length > 1)
    .toSorted((a, b) => b.places.length - a.places.length)
    .map(({ concept, places }) => ({
      page: concept.key as HelpEntry['page'],
      starts: places.flatMap((place) => tokens[place]?.start ?? []),
    }));
}
