import type { Db } from '#platform/database.ts';
import type { Concept } from '../concepts.ts';
import type { SearchHit } from '../contract.ts';
import { tokensOf } from '../language/tokens.ts';
import type { Replay } from '../word-contract.ts';
import type { Live } from './live-index.ts';
import { askedAlone } from './ranking.ts';
import { search } from './search.ts';

/** Maximum number of replayed searches, spread evenly over all concepts. */
const mostSearches = 200;
const mostShown = 30;
/** Only these top results are compared: changes below are not noticed. */
const first = 3;

/** The most common name of each concept that films mention: typical searches, the same for every replay of these words. */
function frozenSearches({ knowledge, languages }: Live): string[] {
  const nameOf = ({ names }: Concept): string | undefined => names.lay?.[0] ?? names.medical?.[0];
  const hasFilms = (name: string): boolean => tokensOf(name).some(({ word }) => languages.de.hasVideos(word, 'de'));
  const names = [...new Set(knowledge.concepts.all.flatMap((concept) => nameOf(concept) ?? []))].filter(hasFilms);
  const step = Math.max(1, names.length / mostSearches);
  return Array.from({ length: Math.min(names.length, mostSearches) }, (_, at) => names[Math.floor(at * step)] ?? '');
}

/**
 * Compares the top results of the replayed searches before and after a change (S12.10), so that fixing one search does not spoil
 * another.
 */
export async function replay(db: Db, now: Live, then: Live): Promise<Replay> {
  const searches = frozenSearches(now);
  const changed: Replay['changed'] = [];
  for (const query of searches) {
    const [before, after] = [await firstOf(db, now, query), await firstOf(db, then, query)];
    const isSame = before.length === after.length && before.every(({ shortid }, at) => shortid === after[at]?.shortid);
    if (!isSame) changed.push({ query, before: before.map(({ title }) => title), after: after.map(({ title }) => title) });
    if (changed.length === mostShown) break;
  }
  return { asked: searches.length, changed };
}

async function firstOf(db: Db, live: Live, query: string): Promise<readonly SearchHit[]> {
  const { data } = await search(db, live, askedAlone(query), { locale: 'de' });
  return data.slice(0, first);
}
