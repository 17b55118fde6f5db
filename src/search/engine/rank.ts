import { Best } from './best.ts';
import { all as metAll, type Documents, type FacetCounts, type Narrowing } from './documents.ts';
import { isTopic, shares, type Alternative, type Group } from './plan.ts';
import { blockSize, fields, fieldsIn, impactIn, numberIn, type BlockList } from './postings.ts';

export type Lists = ReadonlyMap<string, readonly BlockList[]>;

export type Hit = {
  readonly no: number;
  /** Whether it matched in a spoken sentence. */
  readonly isSpoken: boolean;
  /** What the words that it matches count, before it is demoted for those that it does not. */
  readonly score: number;
  /** How much it is about what the text is like, from 0 to 1. */
  readonly alike?: number;
};

export type Ranked = {
  /** The top documents, best first. */
  readonly best: readonly Hit[];
  readonly total: number;
  readonly facets: FacetCounts;
  /**
   * The share of the search that each hit matches, as the sum of its words' shares: less than 1 if no document matches
   * everything.
   */
  readonly met: number;
  /** Document frequency of each group. */
  readonly counts: readonly number[];
  /** Those of `also` that pass the filters. */
  readonly also: readonly number[];
};

/**
 * Demotions: trailers of a coaching are listed, but a question wants an answer and no course; restricted films come after public
 * ones.
 */
const ofCoaching = 0.85;
const ofLocked = 0.45;

/** The fields that name a document's subject. */
const about = fields.title | fields.keywords | fields.lists;

/** If fewer documents match most of the search, those follow that match one of its topics and this share of the best match. */
const fewest = 3;
const leastShare = 0.5;
const ofFewer = 0.2;

/** The score of a document that matches no word. */
const leastScore = 1e-6;

/** Minimum weight of an alternative that a word certainly means. */
const leastMeant = 0.5;

/** Scratch space: zeroed columns and lists of positions, which a ranking uses and clears. */
class Scratch {
  readonly size: number;
  readonly scores: Float32Array;
  /** Scores before demotions for what is not matched. Not cleared: each ranking reads only what it wrote. */
  readonly whole: Float32Array;
  readonly ofGroup: Float32Array;
  readonly met: Uint16Array;
  readonly spoken: Uint8Array;
  /** Whether a topic of the search is matched, rather than other words only. */
  readonly topical: Uint8Array;
  /** Positions with a score of any group, and of the current one. */
  readonly touched: Int32Array;
  readonly group: Int32Array;

  constructor(size: number) {
    this.size = size;
    this.scores = new Float32Array(size);
    this.whole = new Float32Array(size);
    this.ofGroup = new Float32Array(size);
    this.met = new Uint16Array(size);
    this.spoken = new Uint8Array(size);
    this.topical = new Uint8Array(size);
    this.touched = new Int32Array(size);
    this.group = new Int32Array(size);
  }
}

/** Reused by all rankings, which never overlap: allocating columns would be most of the work. */
let scratch = new Scratch(0);

/**
 * Ranks documents by the groups of a plan. A hit matches every group, each by its best alternative; if none does, hits are those
 * that match the most of the search. If these are few, those follow that match less but include a topic. Rare words weigh more
 * than frequent ones. Documents of `also`, by their numbers, are hits whatever they match.
 */
export function rank(
  groups: readonly Group[],
  lists: Lists,
  documents: Documents,
  { narrowing, upTo, also = [] }: { readonly narrowing: Narrowing; readonly upTo: number; readonly also?: readonly number[] },
): Ranked {
  if (scratch.size < documents.size) scratch = new Scratch(2 * documents.size);
  const { scores, whole, met, spoken, topical, touched } = scratch;
  let count = 0;
  const counts: number[] = [];
  for (const group of groups) {
    const added = addGroup(group, lists, documents, count);
    count = added.count;
    counts.push(added.found);
  }
  const certain = new Set(also.map((no) => no - documents.base).filter((place) => documents.isAlive(place)));
  for (const place of certain) {
    if (scores[place] !== 0) continue;
    scores[place] = leastScore;
    touched[count] = place;
    count += 1;
  }
  let most = 0;
  for (let at = 0; at < count; at += 1) most = Math.max(most, met[touched[at] as number] as number);
  let withMost = 0;
  for (let at = 0; at < count && withMost < fewest; at += 1) if (met[touched[at] as number] === most) withMost += 1;

  const facets = documents.newCounts();
  const meets = documents.meets(narrowing);
  const best = new Best(upTo, scores, (a, b) => documents.publishedOn(a) - documents.publishedOn(b) || b - a);
  let total = 0;
  const counted: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const place = touched[at] as number;
    const share = most === 0 ? 0 : (met[place] as number) / most;
    const isHit = most > 0 && (share === 1 || (withMost < fewest && share >= leastShare && topical[place] === 1));
    if (!isHit && !certain.has(place)) continue;
    const isLocked = documents.isLocked(place);
    whole[place] = (scores[place] as number) * (isLocked ? ofLocked : 1);
    if (share < 1) scores[place] = Math.max(leastScore, (scores[place] as number) * ofFewer * share);
    const narrowed = meets(place);
    documents.countInto(facets, place, narrowed);
    if (narrowed !== metAll) continue;
    total += 1;
    if (certain.has(place)) counted.push(place + documents.base);
    if (isLocked) (scores[place] as number) *= ofLocked;
    else if (documents.isOfCoaching(place)) (scores[place] as number) *= ofCoaching;
    best.offer(place);
  }
  const found = best
    .inOrder()
    .map((place) => ({ no: place + documents.base, isSpoken: spoken[place] === 1, score: whole[place] as number }));
  for (let at = 0; at < count; at += 1) {
    const place = touched[at] as number;
    scores[place] = 0;
    met[place] = 0;
    spoken[place] = 0;
    topical[place] = 0;
  }
  return { best: found, total, facets, met: most, counts, also: counted };
}

/** Adds a group's scores. Answers how many positions are touched so far, and how many the group matched. */
function addGroup(
  asked: Group,
  lists: Lists,
  documents: Documents,
  before: number,
): { readonly count: number; readonly found: number } {
  const { scores, met, touched, ofGroup, group, topical } = scratch;
  const { alternatives, meaning } = asked;
  const isOfTopic = isTopic(asked);
  let found = 0;
  let meant = 0;
  for (const alternative of alternatives) {
    found = addAlternative(alternative, lists, documents, found);
    if (alternative.weight >= leastMeant) meant = found;
  }
  // The rarity of a word does not depend on its completions.
  const rarity = Math.max(1, meant || found) ** -0.25;
  let count = before;
  for (let at = 0; at < found; at += 1) {
    const place = group[at] as number;
    if (scores[place] === 0) {
      touched[count] = place;
      count += 1;
    }
    (scores[place] as number) += (ofGroup[place] as number) * rarity;
    ofGroup[place] = 0;
    (met[place] as number) += shares[meaning];
    if (isOfTopic) topical[place] = 1;
  }
  return { count, found };
}

/** Each document's score for a group is that of its best alternative. Answers how many positions have one so far. */
function addAlternative(
  { all, weight, isRelated = false }: Alternative,
  lists: Lists,
  documents: Documents,
  before: number,
): number {
  const entries = all.length === 1 ? lists.get(all[0] as string) : together(all, lists);
  const { ofGroup, spoken, group } = scratch;
  let found = before;
  for (const { block, list } of entries ?? []) {
    const from = block * blockSize - documents.base;
    for (let at = 0; at < list.length; at += 1) {
      const entry = list[at] as number;
      const place = from + numberIn(entry);
      if (!documents.isAlive(place) || (isRelated && (fieldsIn(entry) & about) === 0)) continue;
      const score = impactIn(entry) * weight;
      const other = ofGroup[place] as number;
      if (other === 0) {
        group[found] = place;
        found += 1;
      }
      if (score > other) ofGroup[place] = score;
      if (fieldsIn(entry) & fields.speech) spoken[place] = 1;
    }
  }
  return found;
}

/** The fields in which both lexemes occur; a document is about both only if it is about each. */
function fieldsOfBoth(one: number, other: number): number {
  const all = fieldsIn(one) | fieldsIn(other);
  return fieldsIn(one) & about && fieldsIn(other) & about ? all : all & ~about;
}

/** The intersection of these lexemes' lists, each document with its lowest weight. */
function together(all: readonly string[], lists: Lists): BlockList[] {
  const lengthOf = (lexeme: string): number => (lists.get(lexeme) ?? []).reduce((sum, { list }) => sum + list.length, 0);
  const [first = '', ...rest] = all.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  return (lists.get(first) ?? []).map(({ block, list }) => {
    let entries = new Map(Array.from(list, (entry) => [numberIn(entry), entry]));
    for (const lexeme of rest) {
      const both = new Map<number, number>();
      for (const entry of entries.size === 0 ? [] : (lists.get(lexeme)?.find((one) => one.block === block)?.list ?? [])) {
        const other = entries.get(numberIn(entry));
        if (other === undefined) continue;
        const weaker = impactIn(entry) < impactIn(other) ? entry : other;
        both.set(numberIn(entry), ((weaker & 0xffffff) | (fieldsOfBoth(entry, other) << 24)) >>> 0);
      }
      entries = both;
    }
    return { block, list: Uint32Array.from(entries.values()) };
  });
}
