import type { Concept } from '../concepts.ts';
import type { Ranked } from '../engine/rank.ts';
import type { Live } from './live-index.ts';

/** Films about what a text is like: document numbers with their shares of the best, best first. `isSure`: they may answer it alone. */
export type Alike = { readonly films: ReadonlyMap<number, number>; readonly isSure: boolean };

type Find = { readonly most: number; readonly about: (concept: Concept) => Promise<readonly number[]> };

/** Concepts that a text is compared with, and films that come of them. */
const most = { concepts: 12, films: 12 } as const;
/** Each further film about a concept counts less by its rank. */
const decay = { ofConcept: 0.3, ofWords: 0.5 } as const;
/** What the first film by words counts where the first by likeness counts 1. */
const ofWords = 1.2;
/**
 * Where words find nothing: the least likeness of the best concept, and the least part of the nearest concepts that has films. What
 * is like something without films is honestly not found (S12.7).
 */
const sure = { likeness: 0.14, withFilms: 0.7, concepts: 8 } as const;

/** `about` gives the best documents about a concept. */
export async function filmsLike(live: Live, text: string, about: Find['about']): Promise<Alike> {
  const near = live.knowledge.likeness.find(text, most.concepts);
  const found = await Promise.all(
    near.map(async ({ concept, likeness }) => ({ likeness, weight: likeness ** 2, films: await about(concept) })),
  );
  const scores = new Map<number, number>();
  for (const { weight, films } of found)
    for (const [rank, no] of films.entries()) scores.set(no, (scores.get(no) ?? 0) + weight / (1 + decay.ofConcept * rank));
  const best = [...scores].toSorted(([, a], [, b]) => b - a).slice(0, most.films);
  const nearest = found.slice(0, sure.concepts);
  const weightOf = (list: typeof found): number => list.reduce((sum, { weight }) => sum + weight, 0);
  const [first] = nearest;
  const isSure =
    first !== undefined &&
    first.films.length > 0 &&
    first.likeness >= sure.likeness &&
    weightOf(nearest.filter(({ films }) => films.length > 0)) >= sure.withFilms * weightOf(nearest);
  const top = best[0]?.[1] ?? 1;
  return { films: new Map(best.map(([no, score]) => [no, score / top])), isSure };
}

/** Both orders as one: each film has the sum of what its rank by words and its likeness say. */
export function fused(best: Ranked['best'], films: Alike['films'], also: readonly number[], upTo: number): Ranked['best'] {
  const byNo = new Map(best.map((hit) => [hit.no, hit]));
  const scores = new Map(best.map(({ no }, rank) => [no, ofWords * (1 - decay.ofWords) ** rank]));
  for (const no of also) scores.set(no, (scores.get(no) ?? 0) + (films.get(no) ?? 0));
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, upTo)
    .map(([no]) => byNo.get(no) ?? { no, isSpoken: false });
}
