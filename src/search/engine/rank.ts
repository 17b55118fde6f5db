import type { Documents, FacetCounts, Narrowing } from './documents.ts';
import type { Group } from './plan.ts';
import { blockSize, fields, fieldsIn, impactIn, numberIn, type BlockList } from './postings.ts';

export type Lists = ReadonlyMap<string, readonly BlockList[]>;

export type Ranked = {
  /** The best so many document numbers, best first, and whether something that is said in each was met. */
  readonly best: readonly { readonly no: number; readonly isSpoken: boolean }[];
  readonly total: number;
  readonly facets: FacetCounts;
  /** How many groups each hit meets: fewer than there are where no document meets all. */
  readonly met: number;
};

/** Days and trailers of a coaching are listed, but who asks wants an answer and no course. */
const ofCoaching = 0.85;

/**
 * Ranks documents by the groups of a plan. A hit meets every group, each by the best of its alternatives; where none does, hits
 * are those that meet the most. A rare word counts for more than a frequent one.
 */
export function rank(
  groups: readonly Group[],
  lists: Lists,
  documents: Documents,
  { narrowing, upTo }: { readonly narrowing: Narrowing; readonly upTo: number },
): Ranked {
  const { scores, met, spoken, ofGroup } = scratchFor(documents.size);
  const touched: number[] = [];
  const optional: number[] = [];
  for (const group of groups.toSorted((a, b) => Number(a.isOptional) - Number(b.isOptional))) {
    const places = scoreGroup(group, lists, documents, { scores: ofGroup, spoken });
    const rarity = Math.max(1, places.length) ** -0.25;
    for (const place of places) {
      if (met[place] === 0 && !group.isOptional) touched.push(place);
      met[place] = (met[place] ?? 0) + Number(!group.isOptional);
      scores[place] = (scores[place] ?? 0) + (ofGroup[place] ?? 0) * rarity;
      ofGroup[place] = 0;
    }
    if (group.isOptional) optional.push(...places);
  }
  let most = 0;
  for (const place of touched) most = Math.max(most, met[place] ?? 0);
  const facets = documents.newCounts();
  const meets = documents.meets(narrowing);
  const best = new Best(
    upTo,
    (a, b) => (scores[a] ?? 0) - (scores[b] ?? 0) || documents.publishedOn(a) - documents.publishedOn(b) || b - a,
  );
  let total = 0;
  for (const place of touched) {
    if (met[place] !== most) continue;
    const narrowed = meets(place);
    documents.countInto(facets, place, narrowed);
    if (narrowed !== 7) continue;
    total += 1;
    if (documents.isOfCoaching(place)) scores[place] = (scores[place] ?? 0) * ofCoaching;
    best.offer(place);
  }
  const found = best.inOrder().map((place) => ({ no: place + documents.base, isSpoken: spoken[place] === 1 }));
  for (const place of [...touched, ...optional]) {
    scores[place] = 0;
    met[place] = 0;
    spoken[place] = 0;
  }
  return { best: found, total, facets, met: most };
}

type Scratch = { scores: Float32Array; met: Uint8Array; spoken: Uint8Array; ofGroup: Float32Array };

let scratch: Scratch = {
  scores: new Float32Array(0),
  met: new Uint8Array(0),
  spoken: new Uint8Array(0),
  ofGroup: new Float32Array(0),
};

/** Columns of zeros for one ranking, which leaves them so: new ones for each would be most of its work. */
function scratchFor(size: number): Scratch {
  if (scratch.scores.length < size) {
    const room = 2 * size;
    scratch = {
      scores: new Float32Array(room),
      met: new Uint8Array(room),
      spoken: new Uint8Array(room),
      ofGroup: new Float32Array(room),
    };
  }
  return scratch;
}

/** Writes the scores of one group and answers the places that have one. */
function scoreGroup(
  { alternatives }: Group,
  lists: Lists,
  documents: Documents,
  { scores, spoken }: Pick<Scratch, 'scores' | 'spoken'>,
): number[] {
  const places: number[] = [];
  const meet = (place: number, score: number, inFields: number): void => {
    if (scores[place] === 0) places.push(place);
    if (score > (scores[place] ?? 0)) scores[place] = score;
    if (inFields & fields.speech) spoken[place] = 1;
  };
  for (const { all, weight } of alternatives) {
    const [first, ...rest] = all;
    if (first === undefined) continue;
    if (rest.length === 0)
      each(lists.get(first), documents, (place, entry) => meet(place, impactIn(entry) * weight, fieldsIn(entry)));
    else for (const [place, entry] of together(all, lists, documents)) meet(place, entry.impact * weight, entry.fields);
  }
  return places;
}

function each(list: readonly BlockList[] | undefined, documents: Documents, visit: (place: number, entry: number) => void): void {
  for (const { block, list: entries } of list ?? []) {
    const from = block * blockSize - documents.base;
    for (const entry of entries) {
      const place = from + numberIn(entry);
      if (documents.isAlive(place)) visit(place, entry);
    }
  }
}

/** The documents that have all of these lexemes, each with what the weakest of them says. */
function together(all: readonly string[], lists: Lists, documents: Documents): Map<number, { impact: number; fields: number }> {
  const lengthOf = (lexeme: string): number => (lists.get(lexeme) ?? []).reduce((sum, { list }) => sum + list.length, 0);
  const [first = '', ...rest] = all.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  let found = new Map<number, { impact: number; fields: number }>();
  each(lists.get(first), documents, (place, entry) => found.set(place, { impact: impactIn(entry), fields: fieldsIn(entry) }));
  for (const lexeme of rest) {
    if (found.size === 0) break;
    const both = new Map<number, { impact: number; fields: number }>();
    each(lists.get(lexeme), documents, (place, entry) => {
      const other = found.get(place);
      if (other) both.set(place, { impact: Math.min(other.impact, impactIn(entry)), fields: other.fields | fieldsIn(entry) });
    });
    found = both;
  }
  return found;
}

/** Keeps the best so many of what it is offered: a heap with the worst of them on top. */
class Best {
  readonly #most: number;
  readonly #compare: (a: number, b: number) => number;
  readonly #heap: number[] = [];

  constructor(most: number, compare: (a: number, b: number) => number) {
    this.#most = most;
    this.#compare = compare;
  }

  offer(place: number): void {
    const heap = this.#heap;
    if (heap.length < this.#most) {
      heap.push(place);
      let at = heap.length - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (this.#compare(heap[parent] as number, place) <= 0) break;
        heap[at] = heap[parent] as number;
        at = parent;
      }
      heap[at] = place;
    } else if (this.#most > 0 && this.#compare(place, heap[0] as number) > 0) {
      this.#sink(place);
    }
  }

  #sink(place: number): void {
    const heap = this.#heap;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && this.#compare(heap[child + 1] as number, heap[child] as number) < 0) child += 1;
      if (this.#compare(place, heap[child] as number) <= 0) break;
      heap[at] = heap[child] as number;
      at = child;
    }
    heap[at] = place;
  }

  inOrder(): number[] {
    return this.#heap.toSorted((a, b) => this.#compare(b, a));
  }
}
