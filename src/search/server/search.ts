import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import { lengths, type Facets, type SearchAnswer, type SearchInput } from '../contract.ts';
import type { z } from 'zod';
import { emergencyWordsIn } from '../engine/emergencies.ts';
import { contentOf, isKnown, planOf, type Language, type Plan } from '../engine/plan.ts';
import { rank, type Lists, type Ranked } from '../engine/rank.ts';
import { readList, type BlockList } from '../engine/postings.ts';
import { guesses, type Guess } from '../engine/spelling.ts';
import { soundOf } from '../language/sounds.ts';
import { stemOf } from '../language/stems.ts';
import { isNumber } from '../language/tokens.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import { searchedText } from '../rules.ts';
import { findHits } from './hits.ts';
import type { Live } from './live-index.ts';
import { queriesOf } from './queries.ts';

export type Asked = z.output<typeof SearchInput>;

/** How many results a page has. */
export const perPage = 20;

type Guessed = ReadonlyMap<string, readonly Guess[]>;

const nothing = (): SearchAnswer => ({
  data: [],
  total: 0,
  facets: { topic: [], partner: [], length: [] },
  corrected: null,
  emergency: null,
});

/** Finds what a layperson means, in one version of the index. The same question is answered once. */
export async function search(db: Db, live: Live, asked: Asked, locale: Locale): Promise<SearchAnswer> {
  const text = searchedText(asked.value);
  if (text === '') return nothing();
  const key = JSON.stringify([locale, text, asked.topic, asked.partner, asked.length, asked.page]);
  const known = live.answers.get(key);
  if (known) return known;
  const answer = await answerOf(db, live, { ...asked, value: text }, locale);
  live.answers.set(key, answer);
  return answer;
}

async function answerOf(db: Db, live: Live, asked: Asked, locale: Locale): Promise<SearchAnswer> {
  const { plan, ranked } = await understand(db, live, asked, locale);
  const from = (asked.page - 1) * perPage;
  const corrected = plan.corrected && (await correctedText(db, live, { text: asked.value, locale, corrected: plan.corrected }));
  return {
    data: await findHits(db, { live, plan, locale, best: ranked.best.slice(from, from + perPage) }),
    total: ranked.total,
    facets: facetsOf(live, ranked, locale),
    corrected,
    emergency:
      live.findEmergency(emergencyWordsIn(asked.value)) ??
      (isSureOf(plan) ? live.findEmergency(emergencyWordsIn(corrected ?? '')) : null),
  };
}

/** A short word is near to many: 'keine Lust' is not 'keine Luft'. */
const isSureOf = ({ corrected }: Plan): boolean => corrected?.every(({ word }) => word.length >= 6) ?? false;

/**
 * As it was typed, with guesses for words that nobody knows. Where no document has all of it, words that are known and lead nowhere
 * are taken for mistyped too, but for those of the editors' lists: who looks for Rheuma wants no Raum.
 */
async function understand(db: Db, live: Live, asked: Asked, locale: Locale): Promise<{ plan: Plan; ranked: Ranked }> {
  const language = live.languages[locale];
  const tokens = contentOf(asked.value, locale);
  const endsOpen = !/\s$/.test(asked.value);
  const unknown = tokens
    .filter(({ word }, at) => !isKnown(word, endsOpen && at === tokens.length - 1, language))
    .map(({ word }) => word);
  const rankWith = async (guessed: Guessed) => {
    const plan = planOf(asked.value, language, guessed);
    const lists = await loadLists(db, live, plan, locale);
    return { plan, lists, ranked: rank(plan.groups, lists, live.documents, { narrowing: asked, upTo: asked.page * perPage }) };
  };
  const guessed = await guess(db, live, unknown, locale);
  const first = await rankWith(guessed);
  if (first.ranked.met === first.plan.groups.length) return first;
  const idle = tokens
    .filter((_, at) => first.plan.groups[at]?.alternatives.every(({ all }) => all.some((lexeme) => !first.lists.has(lexeme))))
    .map(({ word }) => word)
    .filter((word) => !guessed.has(word) && !live.listed.has(word) && !isNumber(word));
  if (idle.length === 0) return first;
  const second = await rankWith(new Map([...guessed, ...(await guess(db, live, idle, locale))]));
  return second.ranked.met > first.ranked.met ? second : first;
}

async function guess(db: Db, live: Live, words: readonly string[], locale: Locale): Promise<Guessed> {
  if (words.length === 0) return new Map();
  const sounds = new Map(words.map((word) => [word, soundOf(word)]));
  const heard = Map.groupBy(
    await queriesOf(db).heard.execute({ locale, wanted: [...new Set(sounds.values())] }),
    ({ sound }) => sound,
  );
  return new Map(
    words.flatMap((word) => {
      const sound = sounds.get(word) ?? '';
      // Of a word that is both, the count of the site's own comes last and counts.
      const alike = new Map(
        [...(live.listedBySound.get(sound) ?? []), ...(heard.get(sound) ?? [])].map((one) => [one.word, one]),
      );
      const language = live.languages[locale];
      const found = guesses(word, language.vocabulary, [...alike.values()]).filter((one) => leadsSomewhere(one.word, language));
      return found.length > 0 ? [[word, found] as const] : [];
    }),
  );
}

/** Whether a video has the word, or what it is called otherwise: else nobody is helped by what was meant. */
const leadsSomewhere = (word: string, { vocabulary, synonyms }: Language): boolean =>
  [[word], ...synonyms.of([word])].some((term) => term.every((one) => hasVideos(one, vocabulary)));

const hasVideos = (word: string, vocabulary: Vocabulary): boolean =>
  vocabulary.startingWith(stemOf(word, 'de'), 5).some(({ docs }) => docs > 0);

/** The lists of all lexemes of a plan that any document has. */
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

/** The text with the words that were taken instead, as they are written. */
async function correctedText(db: Db, live: Live, { text, locale, corrected }: Correction): Promise<string> {
  const rows = await queriesOf(db).shown.execute({ locale, wanted: corrected.map(({ word }) => word) });
  const written = new Map(rows.map(({ word, shown }) => [word, shown]));
  let rest = text;
  for (const { token, word } of corrected.toReversed()) {
    rest = `${rest.slice(0, token.start)}${written.get(word) ?? live.listed.get(word) ?? word}${rest.slice(token.end)}`;
  }
  return rest.trim();
}

function facetsOf({ documents, facetTitles }: Live, { facets }: Ranked, locale: Locale): Facets {
  const titles = facetTitles[locale];
  const named = (counts: Uint32Array, keys: readonly string[], titleOf: ReadonlyMap<string, string>) =>
    Array.from(counts, (count, at) => ({ key: keys[at] ?? '', title: titleOf.get(keys[at] ?? '') ?? '', count }))
      .filter(({ count, title }) => count > 0 && title !== '')
      .toSorted((a, b) => b.count - a.count || (a.title < b.title ? -1 : 1));
  return {
    topic: named(facets.topics, documents.topics.list, titles.topics),
    partner: named(facets.partners, documents.partners.list, titles.partners),
    length: lengths.map((length, at) => ({ key: length, count: facets.lengths[at] ?? 0 })).filter(({ count }) => count > 0),
  };
}
