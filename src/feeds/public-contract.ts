import { z } from 'zod';
import { givenInstant } from '#kit/shapes.ts';
import { categories } from '#paths/categories.ts';

/** The public read API for partners (docs/public-api.md). Fields are added, never renamed: breaking changes become `v2`. */
export const publicApiBase = '/api/public/v1';

/** Calls per minute and network. */
export const publicLimit = { name: 'public-api', points: 120, seconds: 60 } as const;

const language = z.enum(['de', 'en']);

const partner = z.object({ slug: z.string(), name: z.string(), url: z.url().describe('The page of the partner on this site.') });

export const PublicVideo = z.object({
  shortid: z.string(),
  url: z.url(),
  embed_url: z.url().nullable().describe('For a frame; null for what only members may watch.'),
  title: z.string(),
  description: z.string().describe('Plain text.'),
  language: language.describe('Of title and description: German where there is no English.'),
  duration_seconds: z.int(),
  published_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  access: z.enum(['free', 'members']),
  is_advertising: z.boolean().describe('A partner pays for it: show `label` before its title.'),
  label: z.string().nullable(),
  partner: partner.nullable(),
  categories: z.array(z.enum(categories)),
  thumbnail_url: z.url().nullable(),
});

export const PublicPlaylist = z.object({
  shortid: z.string(),
  slug: z.string(),
  url: z.url(),
  feed_url: z.url().describe('Atom.'),
  title: z.string(),
  description: z.string(),
  language,
  category: z.enum(categories).nullable(),
  videos: z.int().describe('How many it has.'),
  is_advertising: z.boolean(),
  label: z.string().nullable(),
  partners: z.array(partner),
  thumbnail_url: z.url().nullable(),
});

export const PublicCategory = z.object({ slug: z.enum(categories), title: z.string(), url: z.url(), feed_url: z.url() });
export const PublicPartner = z.object({
  ...partner.shape,
  description: z.string(),
  language,
  label: z.string(),
  feed_url: z.url(),
});

export const PublicQuery = z.object({
  language: language.default('de'),
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional().describe('`next_cursor` of the answer before.'),
});

export const listOf = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ data: z.array(shape), next_cursor: z.string().nullable().describe('Null at the end.') });
export const itemOf = <Shape extends z.ZodType>(shape: Shape) => z.object({ data: shape });

export type PublicVideo = z.infer<typeof PublicVideo>;
export type PublicPlaylist = z.infer<typeof PublicPlaylist>;

/** A cursor in a list, newest first. */
export type Place = { readonly at: string; readonly id: string };

const placeForm = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export const cursorOf = ({ at, id }: Place): string =>
  btoa(`${at} ${id}`).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Null for an invalid cursor. */
export function placeOf(cursor: string): Place | null {
  try {
    const [, at = '', id = ''] = placeForm.exec(atob(cursor.replaceAll('-', '+').replaceAll('_', '/'))) ?? [];
    return givenInstant.safeParse(at).success ? { at, id } : null;
  } catch {
    return null;
  }
}
