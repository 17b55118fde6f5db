import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { editorAddresses as at } from '#paths/editor-api.ts';
import { Emergency } from './contract.ts';
import { wordLimits } from './word-rules.ts';

/** The office's calls about the editors' words (S12.4, S12.5). */

export const wordKinds = ['synonym', 'emergency'] as const;
export const WordKind = z.enum(wordKinds);
export type WordKind = z.infer<typeof WordKind>;

const uuid = z.uuid();
const term = z.string().max(wordLimits.most);

/** An entry of the lists: a pair has `lay` and `medical`, a word that points to an emergency `word` and `help`; the others are null. */
export const Word = z.object({
  id: uuid,
  kind: WordKind,
  title: z.string(),
  lay: z.string().nullable(),
  medical: z.string().nullable(),
  word: z.string().nullable(),
  help: Emergency.nullable(),
});
export type Word = z.infer<typeof Word>;

/** An entry as it is edited; what does not belong to its kind does not count. */
export const WordForm = z.object({
  id: uuid.nullish(),
  kind: WordKind,
  lay: term.nullish(),
  medical: term.nullish(),
  word: term.nullish(),
  help: Emergency.nullish(),
});
export type WordForm = z.infer<typeof WordForm>;

/** What a search shows: enough to see whether the words do what they should. */
export const TriedSearch = z.object({
  total: z.int(),
  results: z.array(z.object({ shortid: z.string(), title: z.string() })).describe('The first 20.'),
  joined: z
    .array(z.object({ words: z.string(), also: z.array(z.string()) }))
    .describe('Words of the search that a pair gives another name.'),
  corrected: z.string().nullable().describe('What was searched for instead, where a word was mistyped.'),
  emergency: Emergency.nullable(),
});
export type TriedSearch = z.infer<typeof TriedSearch>;

const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });
const guard = ['editor'] as const;

export const wordEndpoints = {
  words: endpoint(at.words, {
    in: z.object({
      kind: WordKind.default('synonym'),
      q: z.string().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      sort: z.enum(['lay', 'medical', 'word', 'help']).optional().catch(undefined),
      order: z.enum(['asc', 'desc']).catch('asc').default('asc'),
    }),
    out: z.object({ data: z.array(Word), total: z.int() }),
    guard,
    summary: 'The pairs of lay and medical words, or the words that point to an emergency.',
  }),
  word: endpoint(at.word, { in: z.object({ id: uuid }), out: data(Word), guard, summary: 'One of them.' }),
  saveWord: endpoint(at.saveWord, {
    in: WordForm,
    out: data(Word),
    guard,
    summary: "Saves one, without 'id' a new one. It counts on every server within two seconds.",
  }),
  deleteWords: endpoint(at.deleteWords, {
    in: z.object({ id: uuid.optional(), ids: z.array(uuid).max(500).optional() }),
    out: data(z.object({ ids: z.array(uuid) })),
    guard,
    summary: 'Deletes them for good; answers those that were there.',
  }),
  tryWords: endpoint(at.tryWords, {
    in: z.object({
      query: z.string().max(200),
      words: z
        .array(WordForm)
        .max(100)
        .default([])
        .describe('Edited and not saved: with an id in place of that entry, else beside.'),
      without: z.array(uuid).max(500).default([]).describe('Entries that do not count.'),
    }),
    out: data(TriedSearch),
    guard,
    summary: 'What the search would show with these words, without saving them.',
  }),
};
