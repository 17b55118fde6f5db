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
import { helpEntries, namesOf, type HelpPage } from '../words/help.ts';

const weights = lazily(() => new Weights(readFileSync(path.join(import.meta.dirname, '../words/matters.txt')), matters.length));

/** The least log odds of what is shown beside films, or instead of them, and of what is shown where no film is found anyway. */
const leastOdds = { despair: 0.5, sure: 0, usual: -1, inVain: -2.5 } as const;

const leastWords = 2;
const mostGuessed = 2;

/** What people want of the site is no emergency: 'locked out'. */
export const namesOfMatters: readonly string[] = helpEntries.flatMap(namesOf);

/** The names of what people want of the site, found like concepts: in any word order and inflection. */
const named = lazily(() =>
  runSteps(
    Concepts.inSteps(
      helpEntries.map((entry) => ({ key: entry.page, kind: 'situation', names: { lay: namesOf(entry) }, edges: {} })),
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

/**
 * What a text wants of the site, the likeliest first. `guessed`: and what it may want, should there be no film for it. `isAll`: it names
 * no other topic, so no film answers it.
 */
export type Wanted = { readonly pages: readonly HelpPage[]; readonly guessed: readonly HelpPage[]; readonly isAll: boolean };

export function wantedOfSite(text: string, plan: Plan): Wanted {
  const byName = namedIn(text, plan);
  const likely = likelyMatters(text, weights(), leastOdds.inVain);
  // A single word may be a compound of a topic: 'Gichtprogramm'.
  const sure = wordsOf(text).length < leastWords ? [] : likely.filter(({ odds }) => odds >= leastOdds.usual);
  const pages = [...new Set([...byName, ...sure].map(({ page }) => page))];
  const guessed = [...new Set([...pages, ...likely.slice(0, mostGuessed).map(({ page }) => page)])];
  const isNamed = (start: number): boolean => byName.some(({ starts }) => starts.includes(start));
  const isAll = pages.length > 0 && !plan.groups.some((group) => isTopic(group) && !isNamed(group.token.start));
  return { pages, guessed, isAll };
}

/** Whether a text that sounds like an emergency of a `level` surely wants something of the site; despair and violence are heard sooner. */
export const isSurelyOfSite = (text: string, level: Level): boolean =>
  likelyMatters(text, weights(), leastOdds[level === 'talk' ? 'despair' : 'sure']).length > 0;
