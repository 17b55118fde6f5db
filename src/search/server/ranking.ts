import type { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { SearchInput } from '../contract.ts';
import type { Concept } from '../concepts.ts';
import { isTopic, planOf, shares, type Plan } from '../engine/plan.ts';
import { readList, type BlockList } from '../engine/postings.ts';
import { rank, type Lists, type Ranked } from '../engine/rank.ts';
import type { Guess } from '../engine/spelling.ts';
import { isOfOtherTopic } from '../language/other-topics.ts';
import type { Live } from './live-index.ts';
import { queriesOf } from './queries.ts';

export type Asked = z.output<typeof SearchInput>;

/** A plain text, which is not counted. */
export const askedAlone = (value: string): Asked => ({
  value,
  page: 1,
  topic: undefined,
  partner: undefined,
  length: undefined,
  exact: undefined,
  unnoted: true,
});

/** Results per page. */
export const perPage = 20;

export type Guessed = ReadonlyMap<string, readonly Guess[]>;

export type Ranking = {
  readonly plan: Plan;
  readonly lists: Lists;
  readonly ranked: Ranked;
  /** Whether a film has all of the search, and one of its topics. */
  readonly isFull?: boolean;
};
/**
 * The share of a search that has to match: more if it contains an unknown word, such as a name, less for a sentence, which says
 * more than its topic.
 */
const leastMet = { usual: 0.5, ofUnknown: 0.51, ofSentence: 0.3 } as const;
const leastWordsOfSentence = 3;

export const shareOf = (groups: Plan['groups']): number => groups.reduce((sum, { meaning }) => sum + shares[meaning], 0);

/**
 * Whether the results answer the question (S12.7): most of it matches, and no illness, sign or medicine is missing altogether,
 * since the rest would not help.
 */
export function isAnswer({ groups, named }: Plan, { met, counts }: Ranked): boolean {
  const total = shareOf(groups);
  const isMissed = (at: number): boolean => counts[at] === 0;
  if (lacksMedical({ groups, named }, isMissed)) return false;
  if (isOfOther({ groups, named }, isMissed)) return false;
  // A single letter is no word, except beside 'Vitamin'.
  if (groups.every(({ token }) => token.word.length < 2)) return false;
  // A film in which something is planted does not answer 'Tomaten pflanzen'.
  const isTopicMet = groups.some((group, at) => isTopic(group) && !isMissed(at));
  if (!isTopicMet && groups.some(({ meaning }, at) => shares[meaning] > 0 && isMissed(at))) return false;
  const hasUnknown = groups.some(({ meaning }, at) => meaning === 'unknown' && isMissed(at));
  const isSentence = groups.filter(({ meaning }) => shares[meaning] > 0).length >= leastWordsOfSentence;
  return met >= total * (isSentence ? leastMet.ofSentence : hasUnknown ? leastMet.ofUnknown : leastMet.usual);
}

/** What is done about an illness, and by whom. */
const aboutIllness: ReadonlySet<string> = new Set(['treatment', 'specialist']);

/**
 * Whether an illness, sign or medicine is missing altogether. Films about an illness answer a search for its treatment, too, where
 * none is about that: 'Migräne Naturheilkunde'.
 */
export function lacksMedical({ groups, named }: Pick<Plan, 'groups' | 'named'>, isMissed: (at: number) => boolean): boolean {
  const medical = [...groups.keys()].filter((at) => groups[at]?.meaning === 'medical');
  const missed = medical.filter(isMissed);
  const isAboutAnother = (at: number): boolean =>
    named.filter(({ places }) => places.includes(at)).every(({ concept }) => aboutIllness.has(concept.kind));
  return missed.length === medical.length ? missed.length > 0 : !missed.every(isAboutAnother);
}

const ofHealth: ReadonlySet<string> = new Set(['illness', 'sign', 'group', 'substance', 'situation']);

/**
 * Searches about buying, insurance claims or travel are not answered by a film that happens to share a word; searches that name a
 * complaint are.
 */
export function isOfOther({ groups, named }: Pick<Plan, 'groups' | 'named'>, isMissed: (at: number) => boolean): boolean {
  // A single word wants the films that mention it.
  if (groups.length === 1) return false;
  const others = groups.map(({ token }) => isOfOtherTopic(token.word));
  const isOfHealth = ({ concept, places }: Plan['named'][number]): boolean =>
    ofHealth.has(concept.kind) && places.some((at) => !isMissed(at) && !others[at]);
  return others.includes(true) && !named.some(isOfHealth);
}

export const nothingRanked = ({ documents }: Live): Ranked => ({
  best: [],
  total: 0,
  facets: documents.newCounts(),
  met: 0,
  counts: [],
  also: [],
});

export async function rankWith(
  db: Db,
  live: Live,
  asked: Asked,
  { locale, guessed, described }: { readonly locale: Locale; readonly guessed: Guessed; readonly described?: readonly Concept[] },
): Promise<Ranking> {
  const plan = planOf(asked.value, live.languages[locale], guessed, described);
  const lists = await loadLists(db, live, plan, locale);
  return { plan, lists, ranked: rank(plan.groups, lists, live.documents, { narrowing: asked, upTo: asked.page * perPage }) };
}

/** The posting lists of all lexemes of a plan. */
async function loadLists(db: Db, { lists: kept }: Live, plan: Plan, locale: Locale): Promise<Lists> {
  const lexemes = [...new Set([...plan.marked, ...plan.loose])];
  const found = new Map<string, readonly BlockList[]>();
  const missing: string[] = [];
  for (const lexeme of lexemes) {
    const list = kept.get(`${locale} ${lexeme}`);
    if (!list) missing.push(lexeme);
    else if (list.length > 0) found.set(lexeme, list);
  }
  if (missing.length === 0) return found;
  const rows = await queriesOf(db).lists.execute({ locale, wanted: missing });
  const read = new Map<string, BlockList[]>(missing.map((lexeme) => [lexeme, []]));
  for (const { lexeme, block, list } of rows) read.get(lexeme)?.push({ block, list: readList(list) });
  for (const [lexeme, list] of read) {
    kept.set(`${locale} ${lexeme}`, list);
    if (list.length > 0) found.set(lexeme, list);
  }
  return found;
}
