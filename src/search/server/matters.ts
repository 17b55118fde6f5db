import { readFileSync } from 'node:fs';
import path from 'node:path';
import { lazily } from '#kit/lazily.ts';
import { runSteps } from '#kit/steps.ts';
import { Concepts } from '../engine/concepts.ts';
import { likelyMatters, matters } from '../engine/matters.ts';
import { isTopic, type Plan } from '../engine/plan.ts';
import type { Level } from '../flags/shapes.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { tokensOf, wordsOf } from '../language/tokens.ts';
import { Weights } from '../weights.ts';
import { helpEntries, type HelpPage } from '../words/help.ts';

const weights = lazily(() => new Weights(readFileSync(path.join(import.meta.dirname, '../words/matters.txt')), matters.length));

/** The least log odds of what is shown beside films, or instead of them, and of what is shown where no film is found anyway. */
const leastOdds = { despair: 0.5, sure: 0, usual: -1, inVain: -2.5 } as const;

const leastWords = 2;
const mostGuessed = 2;

const namesIn = (names: string): string[] => names.split(',').map((name) => name.trim());

/** What people want of the site is no emergency: 'locked out'. */
export const namesOfMatters: readonly string[] = helpEntries.flatMap(({ names }) => namesIn(names));

/** The names of what people want of the site, found like concepts: in any word order and inflection. */
const named = lazily(() =>
  runSteps(
    Concepts.inSteps(
      helpEntries.map(({ page, names }) => ({
        key: page,
        kind: 'situation',
        names: { lay: namesIn(names) },
        edges: {},
      })),
    ),
  ),
);

/** The words of these names by the folded ones: no typos, and what typos of them are corrected to. */
export const wordsOfMatters = (): ReadonlyMap<string, string> => named().words;

/** Names of several words, and where they begin; a single word may mean something else: 'Daten'. */
function namedIn(text: string, { corrected }: Plan): { readonly page: HelpPage; readonly starts: readonly number[] }[] {
  const tokens = tokensOf(text);
  const meant = new Map(corrected?.map(({ token, word }) => [token.start, word]));
  return named()
    .named(
      tokens.map(({ word }) => word),
      tokens.map(({ start }) => meant.get(start)),
    )
    .filter(({ places }) => places.filter((place) => !isStopInEither(tokens[place]?.word ?? '')).length > 1)
    .toSorted((a, b) => b.places.length - a.places.length)
    .map(({ concept, places }) => ({
      page: concept.key as HelpPage,
      starts: places.flatMap((place) => tokens[place]?.start ?? []),
    }));
}

/** What a text wants of the site, the likeliest first; `isAll`: and it names no other topic, so no film answers it. */
export type Wanted = { readonly pages: readonly HelpPage[]; readonly isAll: boolean };

export function wantedOfSite(text: string, plan: Plan): Wanted {
  const byName = namedIn(text, plan);
  // A single word may be a compound of a topic: 'Gichtprogramm'.
  const likely = wordsOf(text).length < leastWords ? [] : likelyMatters(text, weights(), leastOdds.usual);
  const pages = [...new Set([...byName.map(({ page }) => page), ...likely])];
  const isNamed = (start: number): boolean => byName.some(({ starts }) => starts.includes(start));
  return { pages, isAll: pages.length > 0 && !plan.groups.some((group) => isTopic(group) && !isNamed(group.token.start)) };
}

/** What a text for which there is no film may want of the site. */
export const perhapsWanted = (text: string): readonly HelpPage[] =>
  likelyMatters(text, weights(), leastOdds.inVain).slice(0, mostGuessed);

/** Whether a text that sounds like an emergency of a `level` surely wants something of the site; despair and violence are heard sooner. */
export const isSurelyOfSite = (text: string, level: Level): boolean =>
  likelyMatters(text, weights(), leastOdds[level === 'talk' ? 'despair' : 'sure']).length > 0;
