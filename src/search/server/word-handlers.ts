import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Failure, type Result } from '#kit/result.ts';
import { deskTexts, isStored, versionOf } from '#desk/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Concept } from '../concepts.ts';
import { otherNames } from '../engine/plan.ts';
import { contexts, redFlagFinder, type FindRedFlag } from '../flags/judging.ts';
import type { FlagRule, FlagTerm } from '../flags/shapes.ts';
import { problemsOfEntry, rulesWith, type WordProblems } from '../word-rules.ts';
import type { TriedSearch, WordForm, wordEndpoints } from '../word-contract.ts';
import { wordTexts } from '../word-texts.ts';
import { searchedText } from '../rules.ts';
import type { SearchServices } from './handlers.ts';
import { isCorrect } from './lexicon.ts';
import type { EditorWords } from './editor-words.ts';
import { liveWith, type Live } from './live-index.ts';
import { allEntries, findEntry, listEntries, presentWord, putEntry, removeEntry, tidyEntry, titleOf } from './office-words.ts';
import { listProposals } from './proposals.ts';
import { replay } from './replay.ts';
import { askedAlone } from './ranking.ts';
import { asRead, helpFor, search, understand } from './search.ts';
import { nextWords } from './state.ts';
import type { knownEntries } from './tables.ts';

type Row = typeof knownEntries.$inferSelect;

/** The errors of an entry as texts, by field (422). */
function refused(problems: WordProblems, locale: Locale): Failure {
  const t = wordTexts[locale];
  const errors = Object.entries(problems).map(
    ([field, { problem, what }]) => [field, [t.problems[problem](what.join(', '))]] as const,
  );
  return refuse(t.refused, Object.fromEntries(errors));
}

async function actorOf({ caller }: CallContext): Promise<string> {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return found.userId;
}

/** Entries by kind; they were validated when they were stored. */
const sorted = (rows: readonly Pick<Row, 'kind' | 'entry'>[]) => ({
  concepts: rows.flatMap(({ kind, entry }) => (kind === 'concept' ? [entry as Concept] : [])),
  terms: rows.flatMap(({ kind, entry }) => (kind === 'term' ? [entry as FlagTerm] : [])),
  rules: rows.flatMap(({ kind, entry }) => (kind === 'rule' ? [entry as FlagRule] : [])),
});

const finderOf = (terms: readonly FlagTerm[], rules: readonly FlagRule[]): FindRedFlag =>
  redFlagFinder({ terms, rules, isOrdinary: isCorrect });

/** The handlers of the office's calls about words. */
export function wordHandlers({
  db,
  clock,
  index,
}: Pick<SearchServices, 'db' | 'clock' | 'index'>): Handlers<typeof wordEndpoints> {
  return {
    words: async (question) => {
      const { data, total } = await listEntries(db, question);
      return ok({ data: data.map(presentWord), total });
    },
    word: async ({ id }) => {
      const entry = await findEntry(db, id);
      return entry ? ok({ data: presentWord(entry) }) : fail('not-found');
    },
    saveWord: async (form, context) => {
      const by = { actor: await actorOf(context), at: clock.now() };
      const saved = await db.transaction((tx) => save(tx, form, { by, locale: context.locale }));
      return saved.ok ? ok({ data: presentWord(saved.value) }) : saved;
    },
    deleteWords: async ({ id, ids = [] }, context) => {
      const by = { actor: await actorOf(context), at: clock.now() };
      return db.transaction((tx) => remove(tx, id ? [id, ...ids] : ids, { by, locale: context.locale }));
    },
    tryWords: async ({ query, words, without }, { locale }) => {
      const live = await index.current();
      const tried =
        words.length + without.length > 0 ? await liveWith(live, await edited(db, live, words, new Set(without))) : live;
      return ok({ data: await triedSearch(db, tried, query, locale) });
    },
    replayWords: async ({ words, without }) => {
      const live = await index.current();
      return ok({ data: await replay(db, live, await liveWith(live, await edited(db, live, words, new Set(without)))) });
    },
    proposals: async (_, { locale }) => {
      const found = await listProposals(db, await index.current(), { now: clock.now(), locale });
      const concepts = new Map((await allEntries(db)).filter(({ kind }) => kind === 'concept').map((row) => [row.key, row]));
      const presented = found.map(({ nearest, ...proposal }) => {
        const row = nearest && concepts.get(nearest.key);
        return { ...proposal, nearest: row ? presentWord(row) : null };
      });
      return ok({ data: presented });
    },
  };
}

type Saving = { readonly by: { readonly actor: string; readonly at: Date }; readonly locale: Locale };

/** Raises the version first: this serialises saves, so that no key is taken twice and none replaces one its editor has not seen. */
async function save(tx: Tx, form: WordForm, { by, locale }: Saving): Promise<Result<Row>> {
  await nextWords(tx);
  const id = form.id ?? form.new_id ?? null;
  const before = id ? await findEntry(tx, id) : null;
  if (form.id ? before?.kind !== form.kind : before && before.kind !== form.kind) return fail('not-found');
  const known = tidyEntry(form);
  // Also by an earlier try whose answer was lost.
  if (before && isStored(known.entry, before.entry)) return ok(before);
  if (before && form.version && form.version !== versionOf(before.entry)) return refuse(deskTexts[locale].stale, {}, 'conflict');
  const others = sorted((await allEntries(tx)).filter((other) => other.id !== id));
  const isRenamed = before !== null && before.key !== known.entry.key;
  const problems: WordProblems =
    isRenamed && before.kind === 'term' && isNeeded(before.key, others.rules)
      ? { key: { problem: 'unknown', what: [before.key] } }
      : problemsOfEntry(known, others, finderOf);
  if (Object.keys(problems).length > 0) return refused(problems, locale);
  return ok(await putEntry(tx, { before, newId: form.new_id ?? undefined }, known, by));
}

const isNeeded = (key: string, rules: readonly FlagRule[]): boolean =>
  Object.values<string>(contexts).includes(key) || rulesWith(key, rules).length > 0;

/** A term used by a rule cannot be deleted: the rule would match nothing. */
async function remove(tx: Tx, ids: readonly string[], { by, locale }: Saving): Promise<Result<{ data: { ids: string[] } }>> {
  await nextWords(tx);
  const rows = await allEntries(tx);
  const going = rows.filter(({ id }) => ids.includes(id));
  const { rules } = sorted(rows.filter(({ id }) => !ids.includes(id)));
  const needed = going.filter(({ kind, key }) => kind === 'term' && isNeeded(key, rules)).map(({ key }) => key);
  if (needed.length > 0) return refuse(wordTexts[locale].needed(needed.join(', ')));
  for (const row of going) await removeEntry(tx, row, by);
  return ok({ data: { ids: going.map(({ id }) => id) } });
}

/** The lists with the unsaved changes applied. */
async function edited(
  db: Db,
  { knowledge }: Live,
  forms: readonly WordForm[],
  without: ReadonlySet<string>,
): Promise<EditorWords> {
  const stored = (await allEntries(db)).filter(({ id }) => !without.has(id));
  const inPlace = stored.map((row) => {
    const form = forms.find(({ id }) => id === row.id);
    return form ? tidyEntry(form) : row;
  });
  const added = forms.filter(({ id }) => !stored.some((row) => row.id === id)).map(tidyEntry);
  return { ...sorted([...inPlace, ...added]), wholeWords: knowledge.wholeWords };
}

async function triedSearch(db: Db, live: Live, query: string, locale: Locale): Promise<TriedSearch> {
  const { findRedFlag } = live.knowledge;
  const [found, byRule] = [findRedFlag(query), findRedFlag(query, { byRulesAlone: true })];
  const asked = askedAlone(query);
  const answer = await search(db, live, asked, { locale });
  const { plan } = await understand(db, live, asRead({ ...asked, value: searchedText(query) }), locale);
  return {
    total: answer.total,
    results: answer.data.map(({ shortid, title }) => ({ shortid, title })),
    joined: otherNames(query, live.languages[locale]).map(({ tokens, names }) => ({
      words: tokens.map(({ shown }) => shown).join(' '),
      also: [...names],
    })),
    described: plan.described.map((entry) => titleOf({ kind: 'concept', entry })),
    corrected: answer.corrected,
    emergency: helpFor(live, query, locale).emergency,
    rule: byRule?.rule ?? null,
    learned: found && !byRule ? 'found' : byRule && !found ? 'calmed' : null,
  };
}
