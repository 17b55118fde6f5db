import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { isWellFormed } from '#kit/well-formed.ts';
import { chatbotAddresses as at } from '#paths/chatbot-api.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';

/** PostgreSQL's JSON can store neither NUL nor unpaired surrogates. */
const words = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => isWellFormed(text) && !text.includes('\0'));
const label = words(60);
const nodeId = words(60);

/** A page of this site (its German path), an external address, or a telephone number. */
const url = z
  .string()
  .max(300)
  .regex(/^(?:\/(?!\/)[^\s\\]*|https:\/\/[^\s\\/][^\s\\]*|tel:[+0-9]{3,20})$/);

const texts = {
  content: z.union([words(600), z.array(words(600)).max(6)]).describe('One message, or several in a row.'),
  answers: z
    .array(z.union([label, z.array(label).min(1).max(6)]))
    .max(6)
    .describe('Each a text, or alternatives of which one is shown.'),
  urlLabel: label.optional(),
  eventLabel: label.optional(),
  playlistLabel: label.optional(),
  videoLabel: label.optional(),
};

/**
 * A node of the script (S3.10). The answer at an index leads to the node at the same index of `next`, or to the first if there
 * are fewer; without answers it continues with the first automatically. A `redirect` with empty content shows nothing.
 */
export const ChatNode = z.object({
  id: nodeId,
  ...texts,
  next: z.array(nodeId).max(6).describe('Ids of nodes.'),
  type: z.enum(['event', 'redirect']).optional(),
  url: url.optional(),
  eventId: words(60).optional().describe('What the page does: shuffle, search, notes, or gradient-{theme}.'),
  playlist: z.string().regex(slugPattern).max(120).optional().describe('Slug.'),
  video: z.string().regex(shortidPattern).optional().describe('Shortid.'),
  tracked: z
    .literal(true)
    .optional()
    .describe('The step only shows the way and says nothing of health: answers between two such steps may be counted (S16.7).'),
});
export type ChatNode = z.infer<typeof ChatNode>;

/** A variant of the script; the browser picks one of the two at random (S2.33). */
export const Script = z.object({ start: nodeId, nodes: z.array(ChatNode).min(1).max(200) });
export type Script = z.infer<typeof Script>;

/** The guide's name and disclaimer, which is shown before its first message (S15.3). */
export const Persona = z.object({
  name: words(40),
  picture: z
    .string()
    .regex(/^\/storage(?:\/[\w-][\w.-]*)+\.(?:jpe?g|png|webp|avif|svg)$/)
    .max(200)
    .nullable()
    .describe('Site-relative; null: the drawing of the site.'),
  disclaimer: words(300),
});
export type Persona = z.infer<typeof Persona>;

const lang = z.enum(['de', 'en']);

export const Guide = z.object({
  persona: Persona,
  variants: z.array(Script).length(2),
  lang: lang.describe('The language of all its texts: German where not everything is translated.'),
});
export type Guide = z.infer<typeof Guide>;

/** A node as editors write it, with both languages. */
export const NodeForm = ChatNode.extend({ en: z.object(texts).partial().optional() });
export type NodeForm = z.infer<typeof NodeForm>;

/** The guide in both languages, as it is saved. */
export const GuideForm = z.object({
  persona: Persona.extend({ en: Persona.pick({ name: true, disclaimer: true }).partial().optional() }),
  variants: z.array(z.object({ start: nodeId, nodes: z.array(NodeForm).min(1).max(200) })).length(2),
});
export type GuideForm = z.infer<typeof GuideForm>;

export const chatbotEndpoints = {
  /** 404 if the site has no guide. */
  guide: endpoint(at.guide, {
    in: z.object({}),
    out: z.object({ data: Guide }),
    kept: 'content',
    summary: 'The guide of the start page with both variants of its script.',
  }),
};
