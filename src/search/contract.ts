import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { locales } from '#kit/locale.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';
import { inEasy } from '#kit/shapes.ts';
import { searchAddresses as at } from '#paths/search-api.ts';
import { Video } from '#catalog/contract.ts';
import { traits, type TraitName, type VideoTraits } from '#catalog/traits.ts';

/** Matches in a text, as half-open ranges of UTF-16 units: `[start, end)`, sorted, without overlap (S12.6). */
export const Marks = z.array(z.tuple([z.number().int(), z.number().int()]));
export type Marks = z.infer<typeof Marks>;

/** A sentence spoken in the video, and the whole second at which it begins (S12.1). */
export const Spoken = z.object({ text: z.string(), marks: Marks, seconds: z.number().int() });
export type Spoken = z.infer<typeof Spoken>;

/** A video in the results (S7.4), with its matches. */
export const SearchHit = Video.extend({
  marks: z.object({ title: Marks, topline: Marks, description: Marks }),
  spoken: Spoken.nullable().describe('The best sentence of its captions; null where nothing that is said matches.'),
});
export type SearchHit = z.infer<typeof SearchHit>;

/** Classes of length, relative to the lengths in the catalogue. */
export const lengths = ['short', 'medium', 'long'] as const;
export type Length = (typeof lengths)[number];

const facet = <Key extends z.ZodType>(key: Key) =>
  z.array(z.object({ key, title: z.string(), count: z.number().int() })).describe('Most frequent first; only what occurs.');

type TraitCount<Name extends TraitName> = { key: NonNullable<VideoTraits[Name]>; title: string; count: number };

/** One facet for each trait of videos; its values in their defined order. */
const traitFacets = Object.fromEntries(
  Object.entries(traits).map(([name, { values, label }]) => [
    name,
    z
      .array(z.object({ key: z.enum(values), title: z.string(), count: z.number().int() }))
      .optional()
      .describe(`${label.en}; only what occurs.`),
  ]),
) as unknown as { readonly [Name in TraitName]: z.ZodType<TraitCount<Name>[] | undefined> & z.ZodOptional };

/** The facets of the results, each counted without its own filter (S12.6). */
export const Facets = z.object({
  topic: facet(z.string()).describe('Tags by slug.'),
  partner: facet(z.string()).describe('Partners by slug.'),
  length: z
    .array(z.object({ key: z.enum(lengths), count: z.number().int(), from: z.number().int(), to: z.number().int().nullable() }))
    .describe('By the catalogue’s own spread: `from` so many seconds, to less than `to`; null without an end.'),
  ...traitFacets,
});
export type Facets = z.infer<typeof Facets>;

/** Who helps in an emergency (S12.8). `prevention` stands for a calm note. */
export const EmergencyHelp = z.enum(['112', '116117', 'telefonseelsorge', 'giftnotruf', 'hilfetelefon', 'prevention']);
export type EmergencyHelp = z.infer<typeof EmergencyHelp>;
export const Emergency = z.object({
  level: z.enum(['now', 'poison', 'talk', 'today', 'prevention']),
  helps: z.array(EmergencyHelp).describe('First who fits best.'),
});
export type Emergency = z.infer<typeof Emergency>;

/** What is found besides videos (S12.9). */
export const sectionKinds = ['help', 'playlist', 'coaching', 'retreat', 'faq', 'page', 'partner'] as const;
export const Section = z.object({
  kind: z.enum(sectionKinds),
  total: z.number().int(),
  entries: z
    .array(
      z.object({
        title: z.string(),
        text: z.string(),
        path: z.string(),
        is_ad: z.literal(true).optional().describe('A partner pays for it: its label comes first (S15.2).'),
        ...inEasy('title', 'text'),
      }),
    )
    .describe('The best five.'),
});
export type Section = z.infer<typeof Section>;

/** A reviewed statement that answers the question (S12.11, S15.1), quoted from a public film; nothing is generated. */
export const AnswerCard = z.object({
  shortid: z.string().describe('Of the film.'),
  title: z.string(),
  sentence: z.string(),
  seconds: z.number().int().describe('Where the sentence begins.'),
  reviewed_on: z.iso.date(),
  reviewer: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string() })),
  see_doctor: z.string().nullable().describe('What the film says about when to see a doctor; null where it says nothing.'),
});
export type AnswerCard = z.infer<typeof AnswerCard>;

/** S5.6: the field takes at most 20 characters, a text of fewer than 3 finds nothing, and the call accepts 200. */
export const searchLimits = { least: 3, most: 20, read: 200 } as const;

const optional = <S extends z.ZodType>(shape: S) => shape.optional().catch(undefined);

const traitInputs = Object.fromEntries(
  Object.entries(traits).map(([name, { values }]) => [name, optional(z.enum(values))]),
) as unknown as { readonly [Name in TraitName]: z.ZodType<VideoTraits[Name]> & z.ZodOptional };

export const SearchInput = z.object({
  value: z.string().max(searchLimits.read).describe('All of it counts; the field on the site takes 20 characters (S5.6).'),
  exact: optional(z.coerce.boolean()).describe('As it is written: nothing is corrected.'),
  unnoted: optional(z.coerce.boolean()).describe('It is not counted where nothing is found (S12.11).'),
  topic: optional(z.string().max(120).regex(slugPattern)),
  partner: optional(z.string().max(120).regex(slugPattern)),
  length: optional(z.enum(lengths)),
  ...traitInputs,
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
  suggested: z.string().nullable().describe('What may have been meant, where that is uncertain; it was not searched for.'),
  left: z.array(z.string()).describe('Words that no hit has, as they were typed.'),
  near: z.array(z.string()).describe('What there are videos about and is near, where nothing was found: searches to offer.'),
  sections: z.array(Section).describe('Only those with entries.'),
  emergency: Emergency.nullable(),
  advice: z.string().nullable().describe('What to do until help comes, in the reader’s language.'),
  completions: z
    .array(z.string())
    .max(6)
    .describe('What may be being typed, best first (S2.41); none where somebody may need help at once.'),
  card: AnswerCard.nullable().describe('Where the first hit answers; never beside an emergency, a filter or a correction.'),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** What is said in a film (S11.1), in the reader's language where there are captions in it. */
const Transcript = z.object({
  lang: z.enum(locales),
  sentences: z.array(z.object({ seconds: z.int(), text: z.string() })),
});
export const searchEndpoints = {
  /** Without results an empty list, never an error. 429 after 120 searches per minute from one address. */
  search: endpoint(at.search, {
    in: SearchInput,
    out: SearchAnswer,
    csrf: 'none',
    summary: 'Videos that fit what a layperson means, best first.',
  }),
  transcript: endpoint(at.transcript, {
    in: z.object({ shortid: z.string().regex(shortidPattern) }),
    out: z.object({ data: Transcript }),
    kept: 'content',
    summary: 'What is said in a video for everyone, as its captions have it; 404 for others, and where nobody wrote any.',
  }),
};
