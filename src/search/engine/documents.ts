import { traits, type VideoTraits } from '#catalog/traits.ts';
import type { Length } from '../contract.ts';
import { boundsOf, countBelow, lengthNumber, lengthNumberOf, usualBounds, type LengthBounds } from '../rules.ts';

/** The filterable attributes and tie-breakers of a document. */
export type DocumentFacts = {
  readonly no: number;
  readonly topics: readonly string[];
  readonly partner: string | null;
  readonly traits: VideoTraits;
  readonly seconds: number;
  readonly publishedOn: number;
  readonly isOfCoaching: boolean;
  /** Access is restricted. */
  readonly isLocked: boolean;
  readonly gone: boolean;
};

export type Narrowing = VideoTraits & {
  readonly topic?: string | undefined;
  readonly partner?: string | undefined;
  readonly length?: Length | undefined;
};

const nobody = 0xffff;

/**
 * The values of each trait, and the bits of the filters that a document passes: 1 (topic), 2 (partner), 4 (length), then traits.
 */
const chosen = Object.entries(traits).map(([name, { values }], at) => ({ name, values, bit: 8 << at }));

/** A document that passes every filter. */
export const all = (8 << chosen.length) - 1;

/** A larger copy of a column. */
function larger<Column extends Uint8Array | Uint16Array | Int32Array>(made: Column, old: Column): Column {
  made.set(old);
  return made;
}

/** Interns names as small numbers. */
class Names {
  readonly #numbers = new Map<string, number>();
  readonly list: string[] = [];

  numberOf(name: string): number {
    const seen = this.#numbers.get(name);
    if (seen !== undefined) return seen;
    this.#numbers.set(name, this.list.length);
    return this.list.push(name) - 1;
  }

  find(name: string): number | undefined {
    return this.#numbers.get(name);
  }
}

/**
 * The attributes of all documents as columns, about 20 bytes each: whatever is read for every hit, so that 20,000 hits are ranked
 * and counted in about a millisecond. Positions are document numbers minus `base`.
 */
export class Documents {
  readonly topics = new Names();
  readonly partners = new Names();
  base = 0;
  /** One more than the highest position. */
  size = 0;
  /** Number of documents. */
  count = 0;
  #alive = new Uint8Array(0);
  #ofCoaching = new Uint8Array(0);
  #locked = new Uint8Array(0);
  /** In seconds; the class boundaries are recomputed on each change. */
  #lengths = new Uint16Array(0);
  bounds: LengthBounds = usualBounds;
  #partnerOf = new Uint16Array(0);
  /** For each trait the number of its value, starting at 1; 0 if it is not set. */
  #traits = chosen.map(() => new Uint8Array(0));
  #published = new Int32Array(0);
  /** The topics of all documents in one list; each document has an offset and a length. */
  #topicsFrom = new Int32Array(0);
  #topicCount = new Uint8Array(0);
  #topicList = new Uint16Array(1024);
  #topicEnd = 0;

  /** Adds new documents and removes deleted ones. Numbers below the first one are not supported. */
  take(facts: readonly DocumentFacts[]): void {
    for (const fact of facts) {
      if (this.size === 0) this.base = fact.no;
      const place = fact.no - this.base;
      if (place < 0) continue;
      this.#grow(place + 1);
      this.count += Number(!fact.gone) - (this.#alive[place] ?? 0);
      this.#alive[place] = Number(!fact.gone);
      this.#ofCoaching[place] = Number(fact.isOfCoaching);
      this.#locked[place] = Number(fact.isLocked);
      this.#lengths[place] = Math.min(fact.seconds, 0xffff);
      this.#partnerOf[place] = fact.partner === null ? nobody : this.partners.numberOf(fact.partner);
      this.#traits.forEach((column, at) => (column[place] = numberOf(at, fact.traits)));
      this.#published[place] = fact.publishedOn;
      this.#takeTopics(place, fact.topics.slice(0, 255));
    }
    this.bounds = boundsOf(countBelow(this.#lengths.filter((_, place) => this.isAlive(place))), this.count);
  }

  #lengthNumber(place: number): number {
    return lengthNumberOf(this.#lengths[place] as number, this.bounds);
  }

  #takeTopics(place: number, topics: readonly string[]): void {
    if (this.#topicEnd + topics.length > this.#topicList.length) {
      this.#topicList = larger(new Uint16Array(2 * this.#topicList.length), this.#topicList);
    }
    this.#topicsFrom[place] = this.#topicEnd;
    this.#topicCount[place] = topics.length;
    for (const topic of topics) {
      this.#topicList[this.#topicEnd] = this.topics.numberOf(topic);
      this.#topicEnd += 1;
    }
  }

  #grow(size: number): void {
    this.size = Math.max(this.size, size);
    if (size <= this.#alive.length) return;
    const room = Math.max(1024, 2 ** Math.ceil(Math.log2(size)));
    this.#alive = larger(new Uint8Array(room), this.#alive);
    this.#ofCoaching = larger(new Uint8Array(room), this.#ofCoaching);
    this.#locked = larger(new Uint8Array(room), this.#locked);
    this.#lengths = larger(new Uint16Array(room), this.#lengths);
    this.#partnerOf = larger(new Uint16Array(room), this.#partnerOf);
    this.#traits = this.#traits.map((column) => larger(new Uint8Array(room), column));
    this.#published = larger(new Int32Array(room), this.#published);
    this.#topicsFrom = larger(new Int32Array(room), this.#topicsFrom);
    this.#topicCount = larger(new Uint8Array(room), this.#topicCount);
  }

  isAlive(place: number): boolean {
    return this.#alive[place] === 1;
  }

  isOfCoaching(place: number): boolean {
    return this.#ofCoaching[place] === 1;
  }

  isLocked(place: number): boolean {
    return this.#locked[place] === 1;
  }

  publishedOn(place: number): number {
    return this.#published[place] ?? 0;
  }

  /** The bit set of filters that a document passes: 1 (topic), 2 (partner), 4 (length), then traits. */
  meets(narrowing: Narrowing): (place: number) => number {
    const topic = narrowing.topic === undefined ? undefined : (this.topics.find(narrowing.topic) ?? -1);
    const partner = narrowing.partner === undefined ? undefined : (this.partners.find(narrowing.partner) ?? -1);
    const length = narrowing.length === undefined ? undefined : lengthNumber(narrowing.length);
    // Without a filter (0) every document passes.
    const values = chosen.map((_, at) => numberOf(at, narrowing));
    if (topic === undefined && partner === undefined && length === undefined && !values.some(Boolean)) return () => all;
    return (place) =>
      (topic === undefined || this.#hasTopic(place, topic) ? 1 : 0) +
      (partner === undefined || this.#partnerOf[place] === partner ? 2 : 0) +
      (length === undefined || this.#lengthNumber(place) === length ? 4 : 0) +
      this.#traitsMet(place, values);
  }

  #traitsMet(place: number, values: readonly number[]): number {
    let met = 0;
    for (const [at, { bit }] of chosen.entries()) if (!values[at] || this.#traits[at]?.[place] === values[at]) met += bit;
    return met;
  }

  #hasTopic(place: number, topic: number): boolean {
    const from = this.#topicsFrom[place] as number;
    return this.#topicList.subarray(from, from + (this.#topicCount[place] as number)).includes(topic);
  }

  /** Counts a document in its facets, each only if it passes all other filters. */
  countInto(counts: FacetCounts, place: number, met: number): void {
    if ((met | 1) === all) {
      const from = this.#topicsFrom[place] as number;
      const to = from + (this.#topicCount[place] as number);
      for (let at = from; at < to; at += 1) (counts.topics[this.#topicList[at] as number] as number) += 1;
    }
    const partner = this.#partnerOf[place] as number;
    if ((met | 2) === all && partner !== nobody) (counts.partners[partner] as number) += 1;
    if ((met | 4) === all) (counts.lengths[this.#lengthNumber(place)] as number) += 1;
    for (const [at, { bit }] of chosen.entries()) {
      const value = this.#traits[at]?.[place] ?? 0;
      if ((met | bit) === all && value > 0) ((counts.traits[at] as Uint32Array)[value - 1] as number) += 1;
    }
  }

  newCounts(): FacetCounts {
    return {
      topics: new Uint32Array(this.topics.list.length),
      partners: new Uint32Array(this.partners.list.length),
      lengths: new Uint32Array(3),
      traits: chosen.map(({ values }) => new Uint32Array(values.length)),
    };
  }
}

/** Counts by the numbers of topics, partners, lengths and trait values. */
export type FacetCounts = {
  readonly topics: Uint32Array;
  readonly partners: Uint32Array;
  readonly lengths: Uint32Array;
  readonly traits: readonly Uint32Array[];
};

/** The internal number of a trait's value. */
const numberOf = (at: number, said: VideoTraits): number => {
  const { name, values } = chosen[at] as (typeof chosen)[number];
  return values.indexOf((said as Readonly<Record<string, string | undefined>>)[name] ?? '') + 1;
};
