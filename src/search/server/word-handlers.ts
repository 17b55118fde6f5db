import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Failure, type Result } from '#kit/result.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import { otherNames } from '../engine/plan.ts';
import { problemsOfEntry, type WordProblems } from '../word-rules.ts';
import type { TriedSearch, WordForm, wordEndpoints } from '../word-contract.ts';
import { de } from '../word-texts.de.ts';
import { en } from '../word-texts.en.ts';
import type { EditorWords } from './editor-words.ts';
import { liveWith, type Live, type LiveIndex } from './live-index.ts';
import {
  allEntries,
  findEntry,
  foldedWord,
  listEntries,
  presentWord,
  putEntry,
  removeEntries,
  tidyEntry,
  type Stored,
} from './office-words.ts';
import { search } from './search.ts';
import { nextVersion } from './state.ts';

export type WordParts = { readonly db: Db; readonly clock: Clock; readonly index: LiveIndex };

const texts = { de, en } as const;

/** What is wrong with an entry in words, by field (422). */
function refused(problems: WordProblems, locale: Locale): Failure {
  const t = texts[locale].problems;
  const errors = Object.entries(problems).map(([field, problem]) => [field, [t[problem]]] as const);
  return refuse(texts[locale].refused, Object.fromEntries(errors));
}

async function actorOf({ caller }: CallContext): Promise<string> {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return found.userId;
}

/** The server's side of the office's calls about words. */
export function wordHandlers({ db, clock, index }: WordParts): Handlers<typeof wordEndpoints> {
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
      return ok({ data: { ids: await removeEntries(db, id ? [id, ...ids] : ids, by) } });
    },
    tryWords: async ({ query, words, without }, { locale }) => {
      const live = await index.current();
      const tried = liveWith(live, await edited(db, words, new Set(without)));
      return ok({ data: await triedSearch(db, tried, query, locale) });
    },
  };
}

type Saving = { readonly by: { readonly actor: string; readonly at: Date }; readonly locale: Locale };

/** Raises the version first: so saves follow each other, and none takes a word that another is about to take. */
async function save(tx: Tx, form: WordForm, { by, locale }: Saving): Promise<Result<Stored>> {
  await nextVersion(tx);
  const id = form.id ?? null;
  const before = id ? await findEntry(tx, id) : null;
  if (id && before?.kind !== form.kind) return fail('not-found');
  if (form.kind === 'emergency' && !form.help) return refused({ help: 'missing' }, locale);
  const entry = tidyEntry(form, form.help ?? '112');
  const others = (await allEntries(tx, form.kind)).filter((other) => other.id !== id);
  const problems = problemsOfEntry(entry, others, foldedWord);
  if (Object.keys(problems).length > 0) return refused(problems, locale);
  return ok(await putEntry(tx, id, entry, by));
}

/** The lists as they would be: what is half written and says nothing yet does not count. */
async function edited(
  db: Db,
  forms: readonly WordForm[],
  without: ReadonlySet<string>,
): Promise<Pick<EditorWords, 'synonyms' | 'emergencyWords'>> {
  const replaced = new Set(forms.flatMap(({ id }) => id ?? []));
  const stay = ({ id }: Stored): boolean => !replaced.has(id) && !without.has(id);
  const stored = [...(await allEntries(db, 'synonym')), ...(await allEntries(db, 'emergency'))].filter(stay);
  const entries = [...stored, ...forms.map((form) => tidyEntry(form, form.help ?? '112'))];
  return {
    synonyms: entries.flatMap((entry) => (entry.kind === 'synonym' ? [[entry.lay, entry.medical] as const] : [])),
    emergencyWords: entries.flatMap((entry) => (entry.kind === 'emergency' ? [entry] : [])),
  };
}

async function triedSearch(db: Db, live: Live, query: string, locale: Locale): Promise<TriedSearch> {
  const answer = await search(
    db,
    live,
    { value: query, page: 1, topic: undefined, partner: undefined, length: undefined },
    locale,
  );
  const written = (words: readonly string[]): string => words.map((word) => live.listed.get(word) ?? word).join(' ');
  return {
    total: answer.total,
    results: answer.data.map(({ shortid, title }) => ({ shortid, title })),
    joined: otherNames(query, live.languages[locale]).map(({ tokens, names }) => ({
      words: tokens.map(({ shown }) => shown).join(' '),
      also: names.map(written),
    })),
    corrected: answer.corrected,
    emergency: answer.emergency,
  };
}
