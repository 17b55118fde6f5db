import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { editorAddresses as at } from '#paths/editor-api.ts';
import { GuideForm } from './contract.ts';

/**
 * The office's calls about the guide (S2.33, S3.10). Any script that an editor may produce is accepted as input, and the answer
 * lists its errors; only what cannot be a script at all is refused (422).
 */

/** Longer than what can be saved, so that a text that is too long gets its own error. */
const anyText = z.string().max(5000);
const few = <S extends z.ZodType>(shape: S) => z.array(shape).max(20);

const looseTexts = {
  content: z.union([anyText, few(anyText)]),
  answers: few(z.union([anyText, few(anyText)])),
  urlLabel: anyText.optional(),
  eventLabel: anyText.optional(),
  playlistLabel: anyText.optional(),
  videoLabel: anyText.optional(),
};

const LooseNode = z.object({
  id: anyText,
  ...looseTexts,
  next: few(anyText),
  type: z.enum(['event', 'redirect']).optional(),
  url: anyText.optional(),
  eventId: anyText.optional(),
  playlist: anyText.optional(),
  video: anyText.optional(),
  tracked: z.literal(true).optional(),
  en: z.object(looseTexts).partial().optional(),
});
export type LooseNode = z.output<typeof LooseNode>;

export const LooseGuide = z.object({
  persona: z.object({
    name: anyText,
    picture: anyText.nullable(),
    disclaimer: anyText,
    en: z.object({ name: anyText, disclaimer: anyText }).partial().optional(),
  }),
  variants: z.array(z.object({ start: anyText, nodes: z.array(LooseNode).max(200) })).length(2),
});
export type LooseGuide = z.output<typeof LooseGuide>;

/**
 * Errors beside those of `problemsOf` in `script-rules.ts`. `empty`: a text is missing. `long`: a text is too long. `form`: a text
 * is malformed. `link`: there is no such video or playlist.
 */
const problemKinds = [
  'missing',
  'twice',
  'uneven',
  'loop',
  'event',
  'label',
  'dead-end',
  'unreachable',
  'empty',
  'long',
  'form',
  'link',
] as const;

export const GuideProblem = z.object({
  kind: z.enum(problemKinds),
  variant: z.int().nullable().describe('0 or 1; null for the persona.'),
  node: z.string().describe('Id of the node; empty for the whole.'),
  field: z.string().nullable().describe('Which of its fields; English ones begin with en.'),
  to: z.string().nullable().describe('What it names and there is not.'),
  is_grave: z.boolean().describe('A reader would notice: it cannot be saved so.'),
});
export type GuideProblem = z.infer<typeof GuideProblem>;

const guard = ['editor'] as const;

export const chatbotOfficeEndpoints = {
  guide: endpoint(at.guide, {
    in: z.object({}),
    out: z.object({ data: GuideForm.extend({ version: z.string() }).nullable() }),
    guard,
    summary: 'The guide in both languages; null where the site has none.',
  }),
  checkGuide: endpoint(at.checkGuide, {
    isLong: true,
    in: LooseGuide,
    out: z.object({ data: z.array(GuideProblem) }),
    guard,
    summary: 'What is wrong with a guide, node by node, without saving it.',
  }),
  saveGuide: endpoint(at.saveGuide, {
    isLong: true,
    in: LooseGuide.extend({ version: z.string().max(100).nullish() }),
    out: z.object({ data: GuideForm.extend({ version: z.string() }) }),
    guard,
    summary: 'Saves the guide. 422 with what is wrong where a reader would notice, 409 where somebody saved a newer version.',
  }),
};
