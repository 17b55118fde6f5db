import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { traits, type TraitName } from '#catalog/traits.ts';
import type { Concept } from '../concepts.ts';
import { lengths, searchLimits, type Facets, type SearchAnswer } from '../contract.ts';
import { takenApart } from '../engine/apart.ts';
import { contentOf, isKnown, isTopic, shares, type Group, type Language, type Plan } from '../engine/plan.ts';
import { closestFirst } from '../engine/closest.ts';
import { rank, type Ranked } from '../engine/rank.ts';
import { begun, guesses, respelledAs, spokenAs } from '../engine/spelling.ts';
import { isEveryday, meaningsOf, smallIn, standardFormsOf } from '../language/dialect.ts';
import { namingReadings } from '../language/readings.ts';
import { spelledOut } from '../language/shorthand.ts';
import { soundOf } from '../language/sounds.ts';
import { fold, tokensOf, wordsOf } from '../language/tokens.ts';
import type { WordCount } from '../language/vocabulary.ts';
import { narrowingsOf, nothingFound, searchedText } from '../rules.ts';
import { rankAlike } from './alike.ts';
import { findCard } from './answer-card.ts';
import { completionsOf } from './completions.ts';
import { sectionsFor } from './elsewhere.ts';
import { findHits } from './hits.ts';
import type { Live } from './live-index.ts';
import { isSurelyOfSite, wantedOfSite } from './matters.ts';
import { queriesOf } from './queries.ts';
import { isAnswer, nothingRanked, perPage, rankWith, shareOf, type Asked, type Guessed, type Ranking } from './ranking.ts';

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

/** The search with what was shortened or measured in the words of films. */
export const asRead = (asked: Asked): Asked =>
  asked.exact ? asked : { ...asked, value: namingReadings(spelledOut(asked.value)) };

async function answerOf(db: Db, live: Live, asked: Asked, { locale, today }: Reader): Promise<SearchAnswer> {
  const read = asRead(asked);
  const understood = await understand(db, live, read, locale);
  const { plan, lists, suggested, isFull } = understood;
  const help = helpFor(live, asked.value, locale);
  const wanted = wantedOfSite(read.value, plan);
  // Beside an emergency nothing is guessed: 'ich will weg von allem' wants no account deleted.
  const mayGuess = isInVain(asked, understood.ranked) && !help.emergency;
  const sections = asked.page === 1 ? sectionsFor(live.elsewhere[locale], plan, mayGuess ? wanted.guessed : wanted.pages) : [];
  const left = wordsLeft(plan, understood.ranked);
  // A search for a forgotten password wants no film about forgetting.
  const isElsewhere = wanted.isAll || (left.length > 0 && sections.some(({ kind }) => kind === 'help'));
  const ranked = isElsewhere ? nothingRanked(live) : understood.ranked;
  const from = (asked.page - 1) * perPage;
  // Nothing may cover the emergency note.
  const mayOffer = !help.emergency || help.emergency.level === 'prevention';
  const written = (changes: Plan['corrected']) =>
    changes ? correctedText(db, live, { text: read.value, locale, corrected: changes }) : null;
  const hits = await findHits(db, { live, plan, lists, locale, best: ranked.best.slice(from, from + perPage) });
  const answer = {
    data: (asked.page === 1 && !asked.exact ? closestFirst(asked.value, hits, isFull) : hits).map(({ film }) => film),
    total: ranked.total,
    facets: facetsOf(live, ranked, locale),
    corrected: await written(plan.corrected),
    suggested: await written(suggested),
    left: ranked.total > 0 ? left : [],
    near: isInVain(asked, ranked) ? offersFor(live, { plan, ranked }, locale) : [],
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
  // What no rule meets may be a request to the site: 'überall ausloggen'.
  if (rule === null && isSurelyOfSite(text, level)) return { emergency: null, advice: null };
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

/** What of the search has videos by itself, then related concepts that have videos: the first name of each. */
function offersFor(live: Live, { plan, ranked }: Pick<Ranking, 'plan' | 'ranked'>, locale: Locale): string[] {
  const { groups, named } = plan;
  const ofSearch = named
    .filter(({ places }) => places.length < groups.length && places.every((at) => (ranked.counts[at] ?? 0) > 0))
    .map(({ places }) => places.flatMap((at) => groups[at] ?? []))
    .filter((part) => part.some(isTopic))
    .map((part) => part.map(({ token }) => token.shown).join(' '))
    .filter(({ length }) => length >= searchLimits.least);
  const { concepts } = live.knowledge;
  const { vocabulary } = live.languages[locale];
  const near = [...new Set(named.flatMap(({ concept }) => concepts.near(concept)))];
  const nameOf = ({ names }: Concept): string | undefined => {
    const own = locale === 'en' ? [...(names.english ?? []), ...(names.medical ?? [])] : [];
    const all = [...own, ...(names.lay ?? []), ...(names.medical ?? []), ...(names.simple ?? [])];
    // Each of several words may match in another video.
    return all.find((name) => /^\S+$/.test(name) && (vocabulary.docsOf(fold(name)) ?? 0) > 0);
  };
  return [...new Set([...ofSearch, ...near.flatMap((concept) => nameOf(concept) ?? [])])].slice(0, mostOffers);
}

type Understood = Ranking & { readonly suggested: Plan['corrected'] };

/**
 * More expensive corrections are suggested instead of applied: in a short word a second wrong letter makes another word, and few
 * long words are alike.
 */
const surelyMeant = ({ length }: string): number => (length <= 5 ? 1.2 : length < 12 ? 1.7 : 2.7);

/** Maximum number of words whose compounds are looked into: sentences say what they are about in other words as well. */
const mostLookedInto = 3;

/**
 * The search as typed, with corrections of unknown words. Dictionary words and words of concepts are never corrected: Rheuma must
 * not become Raum (S12.7).
 */
export async function understand(db: Db, live: Live, asked: Asked, locale: Locale): Promise<Understood> {
  const written = await understandAsWritten(db, live, asked, locale);
  if (asked.exact || !isInVain(asked, written.ranked) || wantedOfSite(asked.value, written.plan).isAll) return written;
  const topics = topicsAlone(live, asked, written);
  if (topics) return { ...topics, suggested: written.suggested };
  if (contentOf(asked.value, locale).length > mostLookedInto) return written;
  const applied = written.plan.corrected;
  const corrected = applied ?? (await misspelledCompounds(db, live, asked.value, locale));
  const text = corrected ? await correctedText(db, live, { text: asked.value, locale, corrected }) : asked.value;
  const apart = takenApart(text, live.languages[locale]);
  // What was corrected before has been searched for.
  const isNew = corrected !== null && applied === null;
  for (const value of [...(isNew ? [text] : []), ...(apart === null ? [] : [apart])]) {
    const found = await understandAsWritten(db, live, { ...asked, value }, locale);
    if (!isInVain(asked, found.ranked)) return corrected ? { ...found, plan: { ...found.plan, corrected } } : found;
  }
  return written;
}

/**
 * Corrections of words that are correct only as compounds that nobody uses, and sound like a word that films or names have:
 * 'bluhtwerte', of 'blüht' and 'Werte'. Null if there are none.
 */
async function misspelledCompounds(db: Db, live: Live, text: string, locale: Locale): Promise<Plan['corrected']> {
  const language = live.languages[locale];
  const doubtful = { ...language, isOrdinary: language.isOneWord };
  const tokens = contentOf(text, locale).filter(({ word }) => language.isOrdinary(word) && !isKnown(word, false, doubtful));
  const unknown = tokens.map(({ word }) => word);
  const guessed = await guess(db, live, { unknown, spoken: [] }, { locale, open: undefined, inDialect: false });
  const corrected = tokens.flatMap((token) => {
    const alike = guessed.get(token.word)?.find(({ word }) => soundOf(word) === soundOf(token.word));
    return alike ? [{ token, word: alike.word }] : [];
  });
  return corrected.length > 0 ? corrected : null;
}

/**
 * The films about the topics of a sentence, where more of its other words are in films about something else: 'Papa kriegt eine
 * Gallen-OP, wie bereiten wir das zuhause vor'. Null if these are no answer.
 */
function topicsAlone({ documents }: Live, asked: Asked, { plan, lists }: Ranking): Ranking | null {
  const groups = plan.groups.map((group): Group =>
    isTopic(group) || group.meaning === 'unknown' ? group : { ...group, meaning: 'filler' },
  );
  const alone = { ...plan, groups };
  const ranked = rank(groups, lists, documents, { narrowing: asked, upTo: asked.page * perPage });
  return groups.some(isTopic) && isAnswer(alone, ranked) ? { plan: alone, lists, ranked } : null;
}

async function understandAsWritten(db: Db, live: Live, asked: Asked, locale: Locale): Promise<Understood> {
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
  const ranking = await rankAlike(db, live, asked, {
    locale,
    ranking: described ?? named,
    isDescribed: described !== null,
  });
  const unsure = tokens.flatMap((token) => {
    const [best] = sure.has(token.word) ? [] : (guessed.get(token.word) ?? []);
    return best ? [{ token, word: best.word }] : [];
  });
  const suggested = unsure.length > 0 ? unsure : null;
  return { ...ranking, suggested };
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

/**
 * Whether a word is only known from regional phrases, such as 'schlofa' of 'ko ned schlofa': alone it means nothing as written. In a
 * dialect, and in everyday speech, a word that no film has may mean another one: 'leit', 'pennen'.
 */
const isOfPhrase = (word: string, { vocabulary, concepts, isOrdinary }: Language, inDialect: boolean): boolean =>
  inDialect || isEveryday(word)
    ? (vocabulary.docsOf(word) ?? 0) === 0
    : concepts.isRegional(word) && vocabulary.docsOf(word) === 0 && !isOrdinary(word) && concepts.named([word]).length === 0;

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
      const found = [...asDialect, ...others].filter((one) => one.word !== word).toSorted((a, b) => a.cost - b.cost);
      return found.length > 0 ? [[word, found] as const] : [];
    }),
  );
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
