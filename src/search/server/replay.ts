import type { Db } from '#platform/database.ts';
import type { Concept } from '../concepts.ts';
import type { SearchHit } from '../contract.ts';
import { tokensOf } from '../language/tokens.ts';
import type { Replay } from '../word-contract.ts';
import type { Live } from './live-index.ts';
import { askedAlone, search } from './search.ts';

/** So many searches are asked at most, spread evenly over all concepts. */
const mostSearches = 200;
const mostShown = 30;
/** A change of what comes after these is none that anybody sees. */
const first = 3;

/** The commonest name of each concept of which films have a word: what people search for, the same at every replay of these words. */
function frozenSearches({ knowledge, languages }: Live): string[] {
  const nameOf = ({ names }: Concept): string | undefined => names.lay?.[0] ?? names.medical?.[0];
  const hasFilms = (name: string): boolean => tokensOf(name).some(({ word }) => languages.de.hasVideos(word, 'de'));
  const names = [...new Set(knowledge.concepts.all.flatMap((concept) => nameOf(concept) ?? []))].filter(hasFilms);
  const step = Math.max(1, names.length / mostSearches);
  return Array.from({ length: Math.min(names.length, mostSearches) }, (_, at) => names[Math.floor(at * step)] ?? '');
}

/** What the first of the frozen searches' results are now, and would be (S12.10): so nobody mends one search and spoils another. */
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
