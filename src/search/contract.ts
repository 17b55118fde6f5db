import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { slugPattern } from '#paths/patterns.ts';
import { searchAddresses as at } from '#paths/search-api.ts';
import { Video } from '#catalog/contract.ts';

/** Where a text matches, as half-open ranges of UTF-16 units: `[start, end)`, in order, without overlap (S12.6). */
export const Marks = z.array(z.tuple([z.number().int(), z.number().int()]));
export type Marks = z.infer<typeof Marks>;

/** A sentence that is said in the video, and the whole second at which it begins (S12.1). */
export const Spoken = z.object({ text: z.string(), marks: Marks, seconds: z.number().int() });
export type Spoken = z.infer<typeof Spoken>;

/** A video that was found (S7.4), with what matched in it. */
export const SearchHit = Video.extend({
  marks: z.object({ title: Marks, topline: Marks, description: Marks }),
  spoken: Spoken.nullable().describe('The best sentence of its captions; null where nothing that is said matches.'),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** How long videos are: under 5 minutes, under 15, longer. */
export const lengths = ['short', 'medium', 'long'] as const;
export type Length = (typeof lengths)[number];

const facet = <Key extends z.ZodType>(key: Key) =>
  z.array(z.object({ key, title: z.string(), count: z.number().int() })).describe('Most frequent first; only what occurs.');

/** What the results can be narrowed by, counted over all of them before narrowing by the same facet (S12.6). */
export const Facets = z.object({
  topic: facet(z.string()).describe('Tags by slug.'),
  partner: facet(z.string()).describe('Partners by slug.'),
  length: z.array(z.object({ key: z.enum(lengths), count: z.number().int() })),
});
export type Facets = z.infer<typeof Facets>;

/** Who helps at once (S12.5): the ambulance, the medical on-call service, the TelefonSeelsorge. */
export const Emergency = z.enum(['112', '116117', 'telefonseelsorge']);
export type Emergency = z.infer<typeof Emergency>;

/** S5.6: at most 20 characters; a shorter one than 3 finds nothing. */
export const searchLimits = { least: 3, most: 20 } as const;

const optional = <S extends z.ZodType>(shape: S) => shape.optional().catch(undefined);

export const SearchInput = z.object({
  value: z.string().max(200).describe('Only the first 20 characters count (S5.6).'),
  topic: optional(z.string().max(120).regex(slugPattern)),
  partner: optional(z.string().max(120).regex(slugPattern)),
  length: optional(z.enum(lengths)),
  page: z.coerce.number().int().min(1).max(50).catch(1).default(1),
});

export const SearchAnswer = z.object({
  data: z.array(SearchHit).describe('The best first, 20 a page.'),
  total: z.number().int(),
  facets: Facets,
  corrected: z
    .string()
    .nullable()
    .describe('What was searched for instead, where a word was mistyped; null where nothing was changed.'),
  emergency: Emergency.nullable(),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const searchEndpoints = {
  /** Found where nothing is: an empty list, never an error. 429 after 120 in a minute from one address. */
  search: endpoint(at.search, {
    in: SearchInput,
    out: SearchAnswer,
    csrf: 'none',
    summary: 'Videos that fit what a layperson means, best first.',
  }),
};
