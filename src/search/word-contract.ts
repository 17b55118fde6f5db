import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { editorAddresses as at } from '#paths/editor-api.ts';
import { conceptKinds, perRegister } from './concepts.ts';
import { Emergency } from './contract.ts';
import { helps, levels } from './flags/shapes.ts';
import { wordLimits } from './word-rules.ts';

/** The office's calls about the search's words: concepts (S12.10), and the terms and rules of red flags (S12.8). */

const wordKinds = ['concept', 'rule', 'term'] as const;
export const WordKind = z.enum(wordKinds);
export type WordKind = z.infer<typeof WordKind>;

const uuid = z.uuid();
const key = z.string().max(wordLimits.key);
const name = z.string().max(wordLimits.name);
const names = z.array(name).max(wordLimits.names).default([]);
const keys = z.array(key).max(wordLimits.names).default([]);

export const ConceptEntry = z.object({
  key,
  kind: z.enum(conceptKinds),
  names: z.object(perRegister(() => names)),
  said: names.describe('How people describe it in their own words.'),
  edges: z.object({ broader: keys, near: keys, treats: keys, signOf: keys }),
});
export type ConceptEntry = z.infer<typeof ConceptEntry>;

export const TermEntry = z.object({ key, names });
export type TermEntry = z.infer<typeof TermEntry>;

const line = z.string().max(wordLimits.line);
const lines = z.array(line).max(wordLimits.lines).default([]);

export const RuleEntry = z.object({
  key,
  level: z.enum(levels),
  helps: z.array(z.enum(helps)).max(helps.length),
  when: lines.describe("Terms by lines, any of which is enough: 'brust + schmerz/druck - husten'."),
  prevents: z.boolean().default(false),
  advice: z.object({ de: z.string().max(wordLimits.advice), en: z.string().max(wordLimits.advice) }).nullish(),
  examples: lines,
  calm: lines,
  source: z.string().max(wordLimits.source),
  reviewer: z.string().max(wordLimits.source),
  reviewed: z.string().max(10),
});
export type RuleEntry = z.infer<typeof RuleEntry>;

const edited = {
  id: uuid.nullish(),
  new_id: uuid.toLowerCase().nullish().describe('The id of a new entry; sent again with the same one, no second entry is made.'),
  version: z.string().max(100).nullish().describe('A save that names an older one is refused (409).'),
};
/** An entry to save, by kind; without `id` it is new. */
export const WordForm = z.discriminatedUnion('kind', [
  z.object({ ...edited, kind: z.literal('concept'), entry: ConceptEntry }),
  z.object({ ...edited, kind: z.literal('rule'), entry: RuleEntry }),
  z.object({ ...edited, kind: z.literal('term'), entry: TermEntry }),
]);
export type WordForm = z.infer<typeof WordForm>;

const stored = { id: uuid, version: z.string(), title: z.string() };
/** A stored entry; the title is its name in lists. */
export const Word = z.discriminatedUnion('kind', [
  z.object({ ...stored, kind: z.literal('concept'), entry: ConceptEntry }),
  z.object({ ...stored, kind: z.literal('rule'), entry: RuleEntry }),
  z.object({ ...stored, kind: z.literal('term'), entry: TermEntry }),
]);
export type Word = z.infer<typeof Word>;

/** A preview of a search: enough to judge an edit. */
export const TriedSearch = z.object({
  total: z.int(),
  results: z.array(z.object({ shortid: z.string(), title: z.string() })).describe('The first 20.'),
  joined: z
    .array(z.object({ words: z.string(), also: z.array(z.string()) }))
    .describe('Words of the search that a concept gives other names.'),
  described: z.array(z.string()).describe('Concepts that the search describes without naming them.'),
  corrected: z.string().nullable().describe('What was searched for instead, where a word was mistyped.'),
  emergency: Emergency.nullable(),
  rule: z.string().nullable().describe('The key of the rule that the text meets.'),
  learned: z
    .enum(['found', 'calmed'])
    .nullable()
    .describe('Learned examples speak for an emergency that meets no rule, or against the rule.'),
});
export type TriedSearch = z.infer<typeof TriedSearch>;

/** The replayed searches whose top three results would change, by title. */
export const Replay = z.object({
  asked: z.int().describe('How many searches were replayed.'),
  changed: z
    .array(z.object({ query: z.string(), before: z.array(z.string()), after: z.array(z.string()) }))
    .describe('At most 30.'),
});
export type Replay = z.infer<typeof Replay>;

/** A search without results by several visitors, and the concept that may be meant. */
export const WordProposal = z.object({
  words: z.string(),
  asked: z.int(),
  nearest: Word.nullable(),
  isNamed: z.boolean().describe('The concept has these words already: what is missing is a film.'),
});
export type WordProposal = z.infer<typeof WordProposal>;

const data = <S extends z.ZodType>(shape: S) => z.object({ data: shape });
const guard = ['editor'] as const;

const tried = {
  words: z.array(WordForm).max(100).default([]).describe('Edited and not saved: with an id in place of that entry, else beside.'),
  without: z.array(uuid).max(500).default([]).describe('Entries that do not count.'),
};

export const wordEndpoints = {
  words: endpoint(at.words, {
    in: z.object({
      kind: WordKind.default('concept'),
      q: z.string().max(200).optional(),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      order: z.enum(['asc', 'desc']).catch('asc').default('asc'),
    }),
    out: z.object({ data: z.array(Word), total: z.int() }),
    guard,
    summary: 'Concepts, red flags or their terms, by their keys.',
  }),
  word: endpoint(at.word, { in: z.object({ id: uuid }), out: data(Word), guard, summary: 'One of them.' }),
  saveWord: endpoint(at.saveWord, {
    in: WordForm,
    out: data(Word),
    guard,
    summary:
      "Saves one, without 'id' a new one. It counts on every server within two seconds. A rule that loses an example is refused, and so is a 'version' that is no longer the stored one (409).",
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
      ...tried,
    }),
    out: data(TriedSearch),
    guard,
    summary: 'What the search would show with these words, without saving them.',
  }),
  replayWords: endpoint(at.replayWords, {
    in: z.object(tried),
    out: data(Replay),
    guard,
    summary: 'What these words would change in the results of other searches, without saving them.',
  }),
  proposals: endpoint(at.proposals, {
    in: z.object({}),
    out: data(z.array(WordProposal)),
    guard,
    summary: 'What three or more visitors of a day looked for in vain within thirty days, most often first, at most 50.',
  }),
};
