import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { traits, type TraitName } from '#catalog/traits.ts';
import { lengths, searchLimits, type Facets, type SearchAnswer, type SearchInput } from '../contract.ts';
import type { z } from 'zod';
import type { Concept } from '../concepts.ts';
import { contentOf, isKnown, isTopic, planOf, shares, type Language, type Meaning, type Plan } from '../engine/plan.ts';
import { rank, type Lists, type Ranked } from '../engine/rank.ts';
import { readList, type BlockList } from '../engine/postings.ts';
import { begun, guesses, respelledAs, spokenAs, type Guess } from '../engine/spelling.ts';
import { meaningsOf, smallIn, standardFormsOf } from '../language/dialect.ts';
import { isOfOtherTopic } from '../language/other-topics.ts';
import { soundOf } from '../language/sounds.ts';
import { fold, tokensOf, wordsOf } from '../language/tokens.ts';
import type { WordCount } from '../language/vocabulary.ts';
import { narrowingsOf, nothingFound, searchedText } from '../rules.ts';
import { filmsLike, fused } from './alike.ts';
import { findCard } from './answer-card.ts';
import { completionsOf } from './completions.ts';
import { sectionsFor } from './elsewhere.ts';
import { findHits } from './hits.ts';
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
const perPage = 20;

type Guessed = ReadonlyMap<string, readonly Guess[]>;

/** Without results and without filters: a filter that excludes everything is no gap. */
export const isInVain = (asked: Asked, { total }: { readonly total: number }): boolean =>
  total === 0 && narrowingsOf(asked).every((value) => value === undefined);

/** `today` is the ISO day on which reviews must be valid; without it there is no answer card. */
type Reader = { readonly locale: Locale; readonly today?: string };

/** Finds what a layperson means, in one version of the index. Answers are cached for the day. */
export async function search(db: Db, live: Live, asked: Asked, reader: Reader): Promise<SearchAnswer> {
  const text = searchedText(asked.value);
  if (text === '') return nothingFound;
  const key = JSON.stringify([reader.locale, reader.today, text, ...narrowingsOf(asked), asked.page, asked.exact]);
  const known = live.answers.get(key);
  if (known) return known;
  const answer = await answerOf(db, live, { ...asked, value: text }, reader);
  live.answers.set(key, answer);
  return answer;
}

async function answerOf(db: Db, live: Live, asked: Asked, { locale, today }: Reader): Promise<SearchAnswer> {
  const understood = await understand(db, live, asked, locale);
  const { plan, lists, suggested } = understood;
  const sections = asked.page === 1 ? sectionsFor(live.elsewhere[locale], plan) : [];
  const left = wordsLeft(plan, understood.ranked);
  // A search for a forgotten password wants no film about forgetting.
  const isElsewhere = left.length > 0 && sections.some(({ kind }) => kind === 'help');
  const ranked = isElsewhere ? nothingRanked(live) : understood.ranked;
  const from = (asked.page - 1) * perPage;
  const help = helpFor(live, asked.value, locale);
  // Nothing may cover the emergency note.
  const mayOffer = !help.emergency || help.emergency.level === 'prevention';
  const written = (changes: Plan['corrected']) =>
    changes ? correctedText(db, live, { text: asked.value, locale, corrected: changes }) : null;
  const answer = {
    data: await findHits(db, { live, plan, lists, locale, best: ranked.best.slice(from, from + perPage) }),
    total: ranked.total,
    facets: facetsOf(live, ranked, locale),
    corrected: await written(plan.corrected),
    suggested: await written(suggested),
    left: ranked.total > 0 ? left : [],
    near: isInVain(asked, ranked) ? offersFor(live, plan, locale) : [],
    sections,
    ...help,
    completions: mayOffer ? completionsFor(live, asked.value, locale) : [],
  };
  const card = today ? await findCard(db, { plan, analyse: live.analyse, locale, asked, answer, today }) : null;
  return { ...answer, card };
}

/** The emergency note (S12.8). The field may have cut a text of maximum length, so its last word may be incomplete. */
export function helpFor(
  { knowledge, languages }: Live,
  text: string,
  locale: Locale,
): Pick<SearchAnswer, 'emergency' | 'advice'> {
  const last = /\s$/.test(text) ? undefined : tokensOf(text).at(-1)?.word;
  const isBegun = last !== undefined && languages[locale].vocabulary.startingWith(last, 1).length > 0;
  const found = knowledge.findRedFlag(text, { endsOpen: text.length === searchLimits.most, isBegun });
  if (!found) return { emergency: null, advice: null };
  const { level, helps, rule } = found;
  const advice = level === 'prevention' || rule === null ? null : knowledge.rules.get(rule)?.advice?.[locale];
  return { emergency: { level, helps: [...helps] }, advice: advice || null };
}

/** Completions of the text. */
const completionsFor = ({ knowledge, languages, titles }: Live, text: string, locale: Locale): string[] =>
  completionsOf(text, {
    lists: [knowledge.completing.names[locale], titles[locale]],
    language: languages[locale],
  });

/** Words without any match in the results. */
const wordsLeft = ({ groups }: Plan, { counts }: Ranked): string[] =>
  groups.flatMap(({ meaning, token }, at) => (shares[meaning] > 0 && counts[at] === 0 ? [token.shown] : []));

const mostOffers = 5;

/** Related concepts that have videos: the first name of each. */
function offersFor(live: Live, { named }: Plan, locale: Locale): string[] {
  const { concepts } = live.knowledge;
  const { vocabulary } = live.languages[locale];
  const near = [...new Set(named.flatMap(({ concept }) => concepts.near(concept)))];
  const nameOf = ({ names }: Concept): string | undefined => {
    const own = locale === 'en' ? [...(names.english ?? []), ...(names.medical ?? [])] : [];
    const all = [...own, ...(names.lay ?? []), ...(names.medical ?? []), ...(names.simple ?? [])];
    // Each of several words may match in another video.
    return all.find((name) => /^\S+$/.test(name) && (vocabulary.docsOf(fold(name)) ?? 0) > 0);
  };
  return [...new Set(near.flatMap((concept) => nameOf(concept) ?? []))].slice(0, mostOffers);
}

/**
 * The share of a search that has to match: more if it contains an unknown word, such as a name, less for a sentence, which says
 * more than its topic.
 */
const leastMet = { usual: 0.5, ofUnknown: 0.51, ofSentence: 0.3 } as const;
const leastWordsOfSentence = 3;

const shareOf = (groups: Plan['groups']): number => groups.reduce((sum, { meaning }) => sum + shares[meaning], 0);

/**
 * Whether the results answer the question (S12.7): most of it matches, and no illness, sign or medicine is missing altogether,
 * since the rest would not help.
 */
function isAnswer({ groups, named }: Plan, { met, counts }: Ranked): boolean {
  const total = shareOf(groups);
  const isMissed = (at: number): boolean => counts[at] === 0;
  if (groups.some(({ meaning }, at) => meaning === 'medical' && isMissed(at))) return false;
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

const ofHealth: ReadonlySet<string> = new Set(['illness', 'sign', 'group', 'substance', 'situation']);

/**
 * Searches about buying, insurance claims or travel are not answered by a film that happens to share a word; searches that name a
 * complaint are.
 */
function isOfOther({ groups, named }: Pick<Plan, 'groups' | 'named'>, isMissed: (at: number) => boolean): boolean {
  // A single word wants the films that mention it.
  if (groups.length === 1) return false;
  const others = groups.map(({ token }) => isOfOtherTopic(token.word));
  const isOfHealth = ({ concept, places }: Plan['named'][number]): boolean =>
    ofHealth.has(concept.kind) && places.some((at) => !isMissed(at) && !others[at]);
  return others.includes(true) && !named.some(isOfHealth);
}

type Ranking = { readonly plan: Plan; readonly lists: Lists; readonly ranked: Ranked };
type Understood = Ranking & { readonly suggested: Plan['corrected'] };

/**
 * More expensive corrections are suggested instead of applied: in a short word a second wrong letter makes another word, and few
 * long words are alike.
 */
const surelyMeant = ({ length }: string): number => (length <= 5 ? 1.2 : length < 12 ? 1.7 : 2.7);

/**
 * The search as typed, with corrections of unknown words. Dictionary words and words of concepts are never corrected: Rheuma must
 * not become Raum (S12.7).
 */
export async function understand(db: Db, live: Live, asked: Asked, locale: Locale): Promise<Understood> {
  const language = live.languages[locale];
  const content = contentOf(asked.value, locale);
  const small = smallIn(wordsOf(asked.value), language.isOrdinary);
  const tokens = content.filter(({ word }) => !small.has(word));
  const endsOpen = !/\s$/.test(asked.value);
  const unknown = asked.exact
    ? []
    : tokens.filter(({ word }, at) => !isKnown(word, endsOpen && at === tokens.length - 1, language)).map(({ word }) => word);
  const open = endsOpen ? tokens.at(-1)?.word : undefined;
  const spoken = asked.exact
    ? []
    : tokens.filter(({ word }) => isOfPhrase(word, language, small.size > 0)).map(({ word }) => word);
  const guessed = await guess(db, live, { unknown, spoken }, { locale, open, inDialect: small.size > 0 });
  const sure = new Map([...guessed].filter(([word, [best]]) => best && best.cost <= surelyMeant(word)));
  const named = await rankWith(db, live, asked, { locale, guessed: sure });
  const described = await rankDescribed(db, live, asked, { locale, guessed: sure, named });
  const { plan, lists, ranked } = await rankAlike(db, live, asked, {
    locale,
    ranking: described ?? named,
    isDescribed: described !== null,
  });
  const unsure = tokens.flatMap((token) => {
    const [best] = sure.has(token.word) ? [] : (guessed.get(token.word) ?? []);
    return best ? [{ token, word: best.word }] : [];
  });
  const suggested = unsure.length > 0 ? unsure : null;
  return { plan, lists, ranked, suggested };
}

/** The words that a text must have to be like something, where films have all of it too, and the meanings without which nothing answers it. */
const leastAlike = { words: 2, ofSentence: 3, never: new Set<Meaning>(['medical', 'unknown']) } as const;

/**
 * With the films about what the text is like, between those that its words find, or alone where these find nothing; but not where a
 * film has all of it, nor where a medical word has none (S12.7).
 */
async function rankAlike(
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
  if (asked.exact || isClear) return isFound ? ranking : nothing;
  const isMissed = (at: number): boolean => ranked.counts[at] === 0;
  const isHonest = plan.groups.some(({ meaning }, at) => leastAlike.never.has(meaning) && isMissed(at));
  if (!isFound && (isHonest || isOfOther(plan, isMissed))) return nothing;
  const alike = await filmsLike(live, asked.value, (concept) => filmsAbout(db, live, concept, locale));
  if (!isFound && !alike.isSure) return nothing;
  const upTo = asked.page * perPage;
  const also = [...alike.films.keys()];
  const all = rank(isFound ? plan.groups : [], lists, live.documents, { narrowing: asked, upTo, also });
  return {
    plan,
    lists,
    ranked: { ...all, counts: ranked.counts, best: fused(isFound ? all.best : [], alike.films, all.also, upTo) },
  };
}

const filmsOfConcept = 4;

/** The best documents about a concept: those that are found by its first name. */
function filmsAbout(db: Db, live: Live, concept: Concept, locale: Locale): Promise<readonly number[]> {
  const key = `${locale} ${concept.key}`;
  const known = live.about.get(key);
  if (known) return known;
  const { medical, lay } = concept.names;
  const name = [...(medical ?? []), ...(lay ?? []), ...Object.values(concept.names).flat()][0] ?? concept.key;
  const found = rankWith(db, live, askedAlone(name), { locale, guessed: new Map() }).then(({ plan, ranked }) =>
    isAnswer(plan, ranked) ? ranked.best.slice(0, filmsOfConcept).map(({ no }) => no) : [],
  );
  live.about.set(key, found);
  // A failed query is asked again.
  found.catch(() => live.about.delete(key));
  return found;
}

/** Minimum share of a text that a description must have, and how close to it others come that count too. */
const leastDescribed = { share: 0.45, ofTwoWords: 0.6, words: 2, ofBest: 0.9, concepts: 3 } as const;

/**
 * Ranks by what the text describes without naming it (S12.10), if the words alone do not find films that have all of it; null if it
 * describes nothing known, or nothing that films are about while the words alone find some.
 */
async function rankDescribed(
  db: Db,
  live: Live,
  asked: Asked,
  { locale, guessed, named }: { readonly locale: Locale; readonly guessed: Guessed; readonly named: Ranking },
): Promise<Ranking | null> {
  const { groups } = named.plan;
  const isNamed = isAnswer(named.plan, named.ranked);
  if (isNamed && groups.some(isTopic) && named.ranked.met >= shareOf(groups)) return null;
  // Whose complaint it is says nothing about which it is.
  const telling = groups.filter(({ meaning }) => meaning !== 'person');
  const readings = telling.map(({ token: { word } }) => [word, ...(guessed.get(word) ?? []).slice(0, 2).map((one) => one.word)]);
  const found = live.knowledge.utterances.find(readings);
  const [best] = found;
  // Two words that an utterance has by chance: 'im Zug nach Hamburg wird mir schlecht'.
  const least = readings.length > 2 ? leastDescribed.share : leastDescribed.ofTwoWords;
  if (!best || best.words < leastDescribed.words || best.share < least) return null;
  const described = found
    .filter(({ share }) => share >= best.share * leastDescribed.ofBest)
    .slice(0, leastDescribed.concepts)
    .map(({ concept }) => concept);
  const ranking = await rankWith(db, live, asked, { locale, guessed, described });
  return isAnswer(ranking.plan, ranking.ranked) || !isNamed ? ranking : null;
}

const nothingRanked = ({ documents }: Live): Ranked => ({
  best: [],
  total: 0,
  facets: documents.newCounts(),
  met: 0,
  counts: [],
  also: [],
});

async function rankWith(
  db: Db,
  live: Live,
  asked: Asked,
  { locale, guessed, described }: { readonly locale: Locale; readonly guessed: Guessed; readonly described?: readonly Concept[] },
): Promise<Ranking> {
  const plan = planOf(asked.value, live.languages[locale], guessed, described);
  const lists = await loadLists(db, live, plan, locale);
  return { plan, lists, ranked: rank(plan.groups, lists, live.documents, { narrowing: asked, upTo: asked.page * perPage }) };
}

/**
 * Whether a word is only known from phrases, such as 'schlofa' of 'ko ned schlofa': alone it means nothing as written. In a
 * dialect a word that no film has may mean another one: 'leit'.
 */
const isOfPhrase = (word: string, { vocabulary, concepts, isOrdinary }: Language, inDialect: boolean): boolean =>
  inDialect
    ? (vocabulary.docsOf(word) ?? 0) === 0
    : vocabulary.docsOf(word) === 0 && !isOrdinary(word) && concepts.named([word]).length === 0;

/** `open` is the possibly incomplete word; `spoken` words are only read as dialect. */
async function guess(
  db: Db,
  live: Live,
  { unknown, spoken }: { readonly unknown: readonly string[]; readonly spoken: readonly string[] },
  { locale, open, inDialect }: { readonly locale: Locale; readonly open: string | undefined; readonly inDialect: boolean },
): Promise<Guessed> {
  const words = [...new Set([...unknown, ...spoken])];
  if (words.length === 0) return new Map();
  const forms = new Map(words.map((word) => [word, [...meaningsOf(word), ...standardFormsOf(word)]]));
  const sounds = new Map([...words, ...[...forms.values()].flat()].map((word) => [word, soundOf(word)]));
  const heard = Map.groupBy(
    await queriesOf(db).heard.execute({ locale, wanted: [...new Set(sounds.values())] }),
    ({ sound }) => sound,
  );
  const { vocabulary, isOrdinary } = live.languages[locale];
  const alikeTo = (word: string): WordCount[] => {
    const sound = sounds.get(word) ?? '';
    // The site's own counts come last and take precedence.
    const all = [...(live.knowledge.listedBySound.get(sound) ?? []), ...(heard.get(sound) ?? [])];
    return [...new Map(all.map((one) => [one.word, one])).values()];
  };
  return new Map(
    words.flatMap((word) => {
      const asDialect = [
        ...(forms.get(word) ?? []).flatMap((form) => spokenAs(form, alikeTo(form))),
        ...respelledAs(word, { vocabulary, isOrdinary }, inDialect),
      ];
      const others = !unknown.includes(word)
        ? []
        : [...guesses(word, vocabulary, alikeTo(word)), ...(word === open ? begun(word, vocabulary) : [])];
      const found = [...asDialect, ...others].toSorted((a, b) => a.cost - b.cost);
      return found.length > 0 ? [[word, found] as const] : [];
    }),
  );
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

type Correction = { readonly text: string; readonly locale: Locale; readonly corrected: NonNullable<Plan['corrected']> };

/** The text with its corrections, in their original spelling. */
async function correctedText(db: Db, live: Live, { text, locale, corrected }: Correction): Promise<string> {
  const rows = await queriesOf(db).shown.execute({ locale, wanted: corrected.map(({ word }) => word) });
  const written = new Map(rows.map(({ word, shown }) => [word, shown]));
  let rest = text;
  for (const { token, word } of corrected.toReversed()) {
    rest = `${rest.slice(0, token.start)}${written.get(word) ?? live.knowledge.listed.get(word) ?? word}${rest.slice(token.end)}`;
  }
  return rest.trim();
}

function facetsOf({ documents, facetTitles }: Live, { facets }: Ranked, locale: Locale): Facets {
  const titles = facetTitles[locale];
  const starts = [0, ...documents.bounds];
  const named = (counts: Uint32Array, keys: readonly string[], titleOf: ReadonlyMap<string, string>) =>
    Array.from(counts, (count, at) => ({ key: keys[at] ?? '', title: titleOf.get(keys[at] ?? '') ?? '', count }))
      .filter(({ count, title }) => count > 0 && title !== '')
      .toSorted((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
  const found: Omit<Facets, TraitName> = {
    topic: named(facets.topics, documents.topics.list, titles.topics),
    partner: named(facets.partners, documents.partners.list, titles.partners),
    length: lengths
      .map((key, at) => ({ key, count: facets.lengths[at] ?? 0, from: starts[at] ?? 0, to: starts[at + 1] ?? null }))
      .filter(({ count }) => count > 0),
  };
  return { ...found, ...traitFacets(facets.traits, locale) };
}

const traitFacets = (counts: readonly Uint32Array[], locale: Locale): Pick<Facets, TraitName> =>
  Object.fromEntries(
    Object.entries(traits).flatMap(([name, { values, names }], at) => {
      const found = values
        .map((key, number) => ({ key, title: names[locale][key], count: counts[at]?.[number] ?? 0 }))
        .filter(({ count }) => count > 0);
      return found.length > 0 ? [[name, found]] : [];
    }),
  );
