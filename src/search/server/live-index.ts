import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { locales, type Locale } from '#kit/locale.ts';
import type { Steps } from '#kit/steps.ts';
import { loadFacetTitles, type FacetTitles } from '#catalog/server/door.ts';
import { noteUnknown } from '#platform/content-reads.ts';
import { readContentVersion } from '#platform/content-version.ts';
import type { Clock } from '#platform/clock.ts';
import { inTurns } from '#platform/in-turns.ts';
import type { Db } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { contentOf, readingPrimary, type Versions } from '#platform/read-replica.ts';
import type { SearchAnswer } from '../contract.ts';
import { add } from '../collections.ts';
import { Documents, type DocumentFacts } from '../engine/documents.ts';
import { harmlessNames, withoutSaid, type Concept } from '../concepts.ts';
import { isEnglish } from '../language/stop-words.ts';
import { wordsOf } from '../language/tokens.ts';
import { Concepts } from '../engine/concepts.ts';
import { Likeness } from '../engine/likeness.ts';
import { Utterances } from '../engine/utterances.ts';
import type { Language } from '../engine/plan.ts';
import type { BlockList } from '../engine/postings.ts';
import { redFlagFinderInSteps, type FindRedFlag } from '../flags/judging.ts';
import { readForeignEmergencies, readSaidInEnglish } from './shipped-texts.ts';
import type { FlagRule } from '../flags/shapes.ts';
import type { Analyse } from '../language/analysis.ts';
import { spelledOut } from '../language/shorthand.ts';
import { soundOf } from '../language/sounds.ts';
import { stemOf } from '../language/stems.ts';
import { isNumber } from '../language/tokens.ts';
import { Vocabulary, type WordCount } from '../language/vocabulary.ts';
import { analyserFor, generalStems } from './analyser.ts';
import { completionWords, titleNames, type CompletionWords, type NameLists } from './completions.ts';
import { listWords, type EditorWords } from './editor-words.ts';
import { learnedFor } from './learned.ts';
import { isCorrect, isOneWord, isOrdinary } from './lexicon.ts';
import { namesOfMatters, wordsOfMatters } from './matters.ts';
import { loadElsewhere, type Elsewhere } from './elsewhere.ts';
import { readState } from './state.ts';

/** The part of the index that a server keeps in memory, at one version. */
export type Live = {
  readonly kept: Readonly<Kept>;
  readonly version: number;
  /** The content version of `elsewhere`. */
  readonly content: string;
  readonly documents: Documents;
  readonly analyse: Analyse;
  readonly languages: Readonly<Record<Locale, Language>>;
  readonly knowledge: Knowledge;
  readonly facetTitles: Readonly<Record<Locale, FacetTitles>>;
  readonly elsewhere: Elsewhere;
  readonly titles: NameLists;
  /** Caches of posting lists and of answers, valid for this version only. */
  readonly lists: LRUCache<string, readonly BlockList[]>;
  readonly answers: LRUCache<string, SearchAnswer>;
  /** The numbers of the best documents about each concept, by locale and key. */
  readonly about: Map<string, Promise<readonly number[]>>;
};

/** The editors' words, prepared for searching. */
type Knowledge = {
  readonly version: number;
  readonly concepts: Concepts;
  readonly utterances: Utterances;
  /** By the language of what people say. */
  readonly likeness: Readonly<Record<Locale, Likeness>>;
  readonly findRedFlag: FindRedFlag;
  readonly harmless: readonly string[];
  readonly terms: EditorWords['terms'];
  readonly rules: ReadonlyMap<string, FlagRule>;
  readonly wholeWords: readonly string[];
  readonly analyse: Analyse;
  /** The words of names with their spelling, and by sound. */
  readonly listed: ReadonlyMap<string, string>;
  readonly listedBySound: ReadonlyMap<string, readonly WordCount[]>;
  readonly completing: CompletionWords;
};

type Said = readonly string[];

/** Concepts with other utterances, made of those that editors keep and of the English ones that this version ships. */
function* saying(
  concepts: readonly Concept[],
  english: ReadonlyMap<string, Said>,
  utterancesOf: (own: Said, english: Said) => Said,
): Steps<Concept[]> {
  const all: Concept[] = [];
  for (const concept of concepts) {
    all.push({ ...concept, said: utterancesOf(concept.said ?? [], english.get(concept.key) ?? []) });
    yield;
  }
  return all;
}

const inBoth = (own: Said, english: Said): Said => [...own, ...english];
const inEnglish = (own: Said, english: Said): Said => [...own.filter((text) => isEnglish(wordsOf(text))), ...english];

const spellingOut =
  (find: FindRedFlag): FindRedFlag =>
  (text, options) =>
    find(spelledOut(text), options);

/** Takes a second for thirty thousand names, hence the steps. What depends on none of the changed words is taken from `old`. */
function* knowledgeOf(
  version: number,
  { concepts: all, terms, rules, wholeWords }: EditorWords,
  { old, completing }: { readonly old?: Knowledge | undefined; readonly completing?: CompletionWords },
): Steps<Knowledge> {
  const concepts = yield* Concepts.inSteps(all.map(withoutSaid));
  const isSame = old && isDeepStrictEqual(old.wholeWords, wholeWords);
  const analyse = isSame ? old.analyse : analyserFor(wholeWords);
  const listed = new Map([...wordsOfMatters(), ...concepts.words].filter(([word]) => word.length > 2 && !isNumber(word)));
  yield;
  const english = readSaidInEnglish();
  const harmless = [...harmlessNames(all), ...namesOfMatters];
  const isSameRules = old && isDeepStrictEqual([old.terms, [...old.rules.values()], old.harmless], [terms, rules, harmless]);
  yield;
  const listedBySound = new Map<string, WordCount[]>();
  for (const word of listed.keys()) {
    add(listedBySound, soundOf(word), { word, docs: 0 });
    yield;
  }
  return {
    version,
    concepts,
    utterances: yield* Utterances.inSteps(
      yield* saying(all, english, inBoth),
      analyse,
      analyserFor(wholeWords),
      isSame ? old.utterances : undefined,
    ),
    likeness: {
      de: yield* Likeness.inSteps(all, old?.likeness.de),
      en: yield* Likeness.inSteps(yield* saying(all, english, inEnglish), old?.likeness.en),
    },
    findRedFlag: isSameRules
      ? old.findRedFlag
      : spellingOut(
          yield* redFlagFinderInSteps({
            terms,
            rules,
            isOrdinary: isCorrect,
            learned: learnedFor(rules),
            foreign: readForeignEmergencies(),
            harmless,
          }),
        ),
    harmless,
    terms,
    rules: new Map(rules.map((rule) => [rule.key, rule])),
    wholeWords,
    analyse,
    listed,
    listedBySound,
    completing: completing ?? (yield* completionWords({ concepts: all, terms, rules })),
  };
}

/** What this process prepared last, for another index with the same words: it takes two seconds of processor time. */
let latest: { readonly digest: string; readonly knowledge: Knowledge } | undefined;

function* digestOf({ concepts, terms, rules, wholeWords }: EditorWords): Steps<string> {
  const hash = createHash('sha256');
  for (const entry of [...concepts, ...terms, ...rules, wholeWords]) {
    hash.update(JSON.stringify(entry));
    yield;
  }
  return hash.digest('base64url');
}

type Kept = {
  version: number;
  documents: Documents;
  words: Record<Locale, Vocabulary>;
};

const memory = { listBytes: 24 * 1024 * 1024, answers: 500 } as const;
const rowsAtOnce = 20_000;
/** In milliseconds: a change that takes longer to load is not waited for, and the old index serves meanwhile. */
const timeoutMs = 250;

export type LiveOptions = {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Pick<Log, 'error'>;
  /** The slug in the addresses of the presenter's pages. */
  readonly presenterSlug: string;
  /** Minimum interval between checks for a newer version, in milliseconds. */
  readonly everyMs?: number;
  readonly waitMs?: number;
};

/** What a database must have for its rows to be those of this index. */
export const versionsOf = ({ version, content }: Live): Versions => ({ ...contentOf(content), search_state: BigInt(version) });

const newAnswers = (): Live['answers'] => new LRUCache({ max: memory.answers });

type Around = Pick<Live, 'content' | 'facetTitles' | 'elsewhere' | 'titles'>;

/** The index with the editors' words applied. */
function liveOf(kept: Readonly<Kept>, knowledge: Knowledge, around: Around, old?: Live): Live {
  const { content, facetTitles, elsewhere, titles } = around;
  const { analyse, concepts, listed } = knowledge;
  const languageIn = (locale: Locale): Language => {
    const words = kept.words[locale];
    // Most changes add no word, so caches by word and concept are kept.
    if (old?.knowledge === knowledge && old.kept.words[locale] === words) return old.languages[locale];
    return {
      locale,
      vocabulary: words.with(
        [...listed.keys()].map((word) => ({ word, docs: 0 })),
        'where missing',
      ),
      hasVideos: videosOf(words),
      analyse,
      concepts,
      isOrdinary,
      isOneWord,
      generalStems,
    };
  };
  return {
    kept,
    version: kept.version,
    content,
    documents: kept.documents,
    analyse,
    languages: { de: languageIn('de'), en: languageIn('en') },
    knowledge,
    facetTitles,
    elsewhere,
    titles,
    lists: new LRUCache({ maxSize: memory.listBytes, sizeCalculation: sizeOf }),
    answers: newAnswers(),
    about: new Map(),
  };
}

/** Whether a video has a word; cached, since it is asked repeatedly for thousands of names. */
function videosOf(words: Vocabulary): (word: string, lang: Locale) => boolean {
  const known = { de: new Map<string, boolean>(), en: new Map<string, boolean>() };
  return (word, lang) => {
    const seen = known[lang].get(word);
    if (seen !== undefined) return seen;
    const has = (words.docsOfStem(stemOf(word, lang), lang) ?? 0) > 0;
    known[lang].set(word, has);
    return has;
  };
}

/** The same index with other editors' words, for trials; completions stay, since nobody types here. */
export async function liveWith(live: Live, words: EditorWords): Promise<Live> {
  const { knowledge: old } = live;
  const knowledge = await inTurns(knowledgeOf(old.version, words, { old, completing: old.completing }));
  return liveOf(live.kept, knowledge, live);
}

/**
 * The index in this server's memory. A search checks for a newer version, at most twice a second, and loads the changes: results
 * are up to date within a second on all servers, and nothing polls while nobody searches.
 */
export class LiveIndex {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #presenterSlug: string;
  readonly #log: Pick<Log, 'error'>;
  readonly #everyMs: number;
  readonly #waitMs: number;
  #live: Live | undefined;
  #kept: Kept | undefined;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<Live> | undefined;

  constructor({ db, clock, log, presenterSlug, everyMs = 500, waitMs = timeoutMs }: LiveOptions) {
    this.#db = db;
    this.#clock = clock;
    this.#presenterSlug = presenterSlug;
    this.#log = log;
    this.#everyMs = everyMs;
    this.#waitMs = waitMs;
  }

  async current(): Promise<Live> {
    noteUnknown();
    const now = performance.now();
    if (this.#live && (this.#loading || now - this.#lookedAt < this.#everyMs)) return this.#live;
    this.#lookedAt = now;
    this.#loading ??= readingPrimary(() => this.#load()).finally(() => {
      this.#loading = undefined;
    });
    if (!this.#live) return this.#loading;
    const old = this.#live;
    const meanwhile = new Promise<Live>((resolve) => setTimeout(resolve, this.#waitMs, old).unref());
    return Promise.race([this.#loading, meanwhile]).catch((error: unknown) => {
      this.#log.error({ err: error }, 'The search index could not be read; it serves as it was.');
      return old;
    });
  }

  async #load(): Promise<Live> {
    const old = this.#live;
    const { version, words } = await readState(this.#db);
    const content = await readContentVersion(this.#db);
    if (old?.version === version && old.content === content) return old;
    // A change of pages or questions affects neither the index nor the words.
    const isSame = old?.version === version;
    const base = isSame ? old : await this.#loadIndex(version, words);
    const facetTitles = await loadFacetTitles(this.#db);
    const from = { db: this.#db, clock: this.#clock, presenterSlug: this.#presenterSlug };
    const elsewhere = await loadElsewhere(from, base.knowledge.analyse);
    const around = { content, facetTitles, elsewhere, titles: titleNames(facetTitles, elsewhere, base.knowledge.completing) };
    this.#live = isSame ? { ...old, ...around, answers: newAnswers() } : liveOf(base.kept, base.knowledge, around, old);
    return this.#live;
  }

  /** Thousands of concepts are only prepared again if one of them has changed. */
  async #loadIndex(version: number, words: number): Promise<Pick<Live, 'kept' | 'knowledge'>> {
    const old = this.#live?.knowledge;
    const knowledge = old?.version === words ? old : await this.#loadKnowledge(words, old);
    return { kept: await this.#loadKept(version), knowledge };
  }

  async #loadKnowledge(version: number, old: Knowledge | undefined): Promise<Knowledge> {
    const words = await listWords(this.#db);
    const digest = await inTurns(digestOf(words));
    if (latest?.digest !== digest) latest = { digest, knowledge: await inTurns(knowledgeOf(version, words, { old })) };
    return { ...latest.knowledge, version };
  }

  /** Documents and words with all changes applied; loaded from scratch if most of them are gone. */
  async #loadKept(version: number): Promise<Kept> {
    const old = this.#kept && this.#kept.documents.size > 2 * this.#kept.documents.count + 10_000 ? undefined : this.#kept;
    const since = old?.version ?? 0;
    const documents = old?.documents ?? new Documents();
    await this.#takeDocuments(documents, since);
    const words = { de: old?.words.de ?? new Vocabulary([]), en: old?.words.en ?? new Vocabulary([]) };
    for (const locale of locales) {
      const changed = await this.#changedWords(locale, since);
      if (changed.length > 0) words[locale] = words[locale].with(changed);
    }
    this.#kept = { version, documents, words };
    return this.#kept;
  }

  async #takeDocuments(documents: Documents, since: number): Promise<void> {
    for (let after = -1; ;) {
      const { rows } = await this.#db.execute<DocumentFacts>(sql`
        select no, topics, partner, traits, seconds, published_on as "publishedOn", is_of_coaching as "isOfCoaching", is_locked as "isLocked", gone
        from search_documents where version > ${since} and no > ${after} ${since === 0 ? sql`and not gone` : sql``}
        order by no limit ${rowsAtOnce}`);
      documents.take(rows);
      if (rows.length < rowsAtOnce) return;
      after = rows.at(-1)?.no ?? after;
    }
  }

  async #changedWords(locale: Locale, since: number): Promise<WordCount[]> {
    const changed: WordCount[] = [];
    for (let after = ''; ;) {
      const { rows } = await this.#db.execute<WordCount>(sql`
        select word, docs from search_words where locale = ${locale} and version > ${since} and word > ${after}
        order by word limit ${rowsAtOnce}`);
      for (const row of rows) changed.push(row);
      if (rows.length < rowsAtOnce) return changed;
      after = rows.at(-1)?.word ?? after;
    }
  }
}

const sizeOf = (lists: readonly BlockList[]): number => 64 + lists.reduce((sum, { list }) => sum + list.byteLength, 0);
