import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { namesBesideSaid, type Concept } from '../concepts.ts';
import { isTopic, shares, type Group } from '../engine/plan.ts';
import { rank, type Ranked } from '../engine/rank.ts';
import { isEnglish } from '../language/stop-words.ts';
import { wordsOf } from '../language/tokens.ts';
import type { Live } from './live-index.ts';
import {
  askedAlone,
  isAnswer,
  isOfOther,
  lacksMedical,
  nothingRanked,
  perPage,
  rankWith,
  shareOf,
  type Asked,
  type Ranking,
} from './ranking.ts';

/** Films about what a text is like: document numbers with their shares of the best, best first. `isSure`: they may answer it alone. */
type Alike = { readonly films: ReadonlyMap<number, number>; readonly isSure: boolean };

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
async function filmsLike(live: Live, text: string, about: (concept: Concept) => Promise<readonly number[]>): Promise<Alike> {
  const { likeness } = live.knowledge;
  const near = likeness[isEnglish(wordsOf(text)) ? 'en' : 'de'].find(text, most.concepts);
  const found = await Promise.all(
    near.map(async ({ concept, likeness: share }) => ({ likeness: share, weight: share ** 2, films: await about(concept) })),
  );
  const scores = new Map<number, number>();
  for (const { weight, films } of found)
    for (const [at, no] of films.entries()) scores.set(no, (scores.get(no) ?? 0) + weight / (1 + decay.ofConcept * at));
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
function fused(best: Ranked['best'], films: Alike['films'], also: readonly number[], upTo: number): Ranked['best'] {
  const byNo = new Map(best.map((hit) => [hit.no, hit]));
  const scores = new Map(best.map(({ no }, at) => [no, ofWords * (1 - decay.ofWords) ** at]));
  for (const no of also) scores.set(no, (scores.get(no) ?? 0) + (films.get(no) ?? 0));
  return [...scores]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, upTo)
    .map(([no]) => ({ ...(byNo.get(no) ?? { no, isSpoken: false, score: 0 }), alike: films.get(no) ?? 0 }));
}

/** The words that a text must have to be like something, where films have all of it too, and where an unknown word is one of many. */
const leastAlike = { words: 2, ofSentence: 3, ofMany: 4 } as const;

/**
 * With the films about what the text is like, between those that its words find, or alone where these find nothing; but not where a
 * film has all of it, nor where a medical word has none, or an unknown one of few (S12.7).
 */
export async function rankAlike(
  db: Db,
  live: Live,
  asked: Asked,
  { locale, ranking, isDescribed }: { readonly locale: Locale; readonly ranking: Ranking; readonly isDescribed: boolean },
): Promise<Ranking> {
  const { plan, lists, ranked } = ranking;
  const isFound = isAnswer(plan, ranked);
  const nothing = { ...ranking, ranked: { ...nothingRanked(live), counts: ranked.counts } };
  const telling = plan.groups.filter(({ meaning }) => shares[meaning] > 0);
  const isOfFew = telling.length < leastAlike.ofSentence;
  const isFull = ranked.met >= shareOf(plan.groups) && (isOfFew || plan.groups.some(isTopic));
  const isClear = telling.length < leastAlike.words || (isFound && !isDescribed && isFull);
  if (asked.exact) return isFound ? ranking : nothing;
  if (isClear) return isFound ? withNear(db, live, asked, { locale, ranking: { ...ranking, isFull } }) : nothing;
  const isMissed = (at: number): boolean => ranked.counts[at] === 0;
  const isUnknown = ({ meaning }: Group): boolean => meaning === 'unknown' && telling.length < leastAlike.ofMany;
  const isHonest = lacksMedical(plan, isMissed) || plan.groups.some((group, at) => isUnknown(group) && isMissed(at));
  if (!isFound && (isHonest || isOfOther(plan, isMissed))) return nothing;
  const alike = await filmsLike(live, asked.value, (concept) => filmsAbout(db, live, concept, locale));
  if (!isFound && !alike.isSure) return nothing;
  const upTo = asked.page * perPage;
  const also = [...alike.films.keys()];
  const all = rank(isFound ? plan.groups : [], lists, live.documents, { narrowing: asked, upTo, also });
  return {
    plan,
    lists,
    isFull: isFound && isFull,
    ranked: { ...all, counts: ranked.counts, best: fused(isFound ? all.best : [], alike.films, all.also, upTo) },
  };
}

/** What is found by so few films is followed by the first ones about related concepts. */
const few = { films: 3, ofConcept: 2, inAll: 6 } as const;

/** Few films about what is named are followed by those about what is near it: 'Bauchfett' by those about losing weight. */
async function withNear(
  db: Db,
  live: Live,
  asked: Asked,
  { locale, ranking }: { readonly locale: Locale; readonly ranking: Ranking },
): Promise<Ranking> {
  const { plan, lists, ranked } = ranking;
  if (ranked.total >= few.films) return ranking;
  // A filter that leaves few of many is no reason.
  const whole = rank(plan.groups, lists, live.documents, { narrowing: askedAlone(asked.value), upTo: few.films });
  if (whole.total >= few.films) return ranking;
  const { concepts } = live.knowledge;
  const near = new Set(plan.named.flatMap(({ concept }) => concepts.near(concept)));
  const known = whole.best.map(({ no }) => no);
  const shown = new Set(known);
  // One after the other: the first concepts usually have enough.
  for (const concept of near) {
    if (shown.size >= few.inAll) break;
    for (const no of (await filmsAbout(db, live, concept, locale)).slice(0, few.ofConcept)) shown.add(no);
  }
  const order = [...shown].slice(0, few.inAll);
  const also = order.slice(known.length);
  if (also.length === 0) return ranking;
  const upTo = asked.page * perPage;
  const all = rank(plan.groups, lists, live.documents, { narrowing: asked, upTo, also });
  const best = all.best.toSorted((a, b) => order.indexOf(a.no) - order.indexOf(b.no));
  return { ...ranking, ranked: { ...all, counts: ranked.counts, best } };
}

const filmsOfConcept = 4;

/** The best documents about a concept: those that are found by its first name. */
function filmsAbout(db: Db, live: Live, concept: Concept, locale: Locale): Promise<readonly number[]> {
  const key = `${locale} ${concept.key}`;
  const known = live.about.get(key);
  if (known) return known;
  const [name = concept.key] = namesBesideSaid(concept);
  const found = rankWith(db, live, askedAlone(name), { locale, guessed: new Map() }).then(({ plan, ranked }) =>
    isAnswer(plan, ranked) ? ranked.best.slice(0, filmsOfConcept).map(({ no }) => no) : [],
  );
  live.about.set(key, found);
  // A failed query is asked again.
  found.catch(() => live.about.delete(key));
  return found;
}
