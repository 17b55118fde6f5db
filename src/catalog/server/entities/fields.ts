import { randomInt } from 'node:crypto';
import type { Fields } from '#desk/definition.ts';
import { textIn, type Content, type PictureSizes, type Problems, type Saving } from '#desk/server/door.ts';
import { slugOf } from '#kit/slug.ts';
import type { Correction, Evidence } from '../columns.ts';
import { sanitizeRichText } from '../rich-text.ts';

/** Preparation shared by catalogue entries: default values and sanitising before a save. */

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Without characters that look alike. */
const newShortid = (): string => Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('');

/** Fills in missing names: the slug from the title, or from the shortid if the title yields none. */
export function withNames(content: Content, ...names: readonly ('slug' | 'shortid')[]): Content {
  const named = { ...content };
  if (names.includes('shortid')) named.shortid = content.shortid ?? newShortid();
  if (names.includes('slug')) named.slug = content.slug ?? (slugOf(textIn(content.title)) || newShortid());
  return named;
}

type Texts = Readonly<Record<string, string>>;

/** Sanitises all rich text of these fields, German, English and easy German (S16.6). `pictures` are the images allowed in fields that may contain any. */
export function withCleanText(fields: Fields, content: Content, pictures?: PictureSizes): Content {
  const rich = Object.entries(fields).flatMap(([name, field]) => (field.kind === 'rich' ? [[name, field] as const] : []));
  const variants = (['en', 'easy'] as const).flatMap((name) => (content[name] ? [[name, content[name] as Texts] as const] : []));
  const cleanIn = (texts: Content) =>
    Object.fromEntries(
      rich.flatMap(([name, field]) =>
        texts[name] === undefined ? [] : [[name, sanitizeRichText(textIn(texts[name]), field.pictures && pictures)]],
      ),
    );
  return {
    ...content,
    ...cleanIn(content),
    ...Object.fromEntries(variants.map(([name, texts]) => [name, { ...texts, ...cleanIn(texts) }])),
  };
}

/** The publication time: as given, or now; drafts may leave it open. */
export const withPublished = (content: Content, { now, isDraft = false }: Saving): Content => ({
  ...content,
  published_at: content.published_at ?? (isDraft ? null : now.toISOString()),
});

const withoutEmptyEnglish = <Row extends { readonly en?: string }>(rows: readonly Row[]) =>
  rows.map(({ en, ...rest }) => (en ? { ...rest, en } : rest));

/** Corrections without an English text have no `en` rather than an empty one. */
export const withCorrections = (content: Content): Content => ({
  ...content,
  corrections: withoutEmptyEnglish(content.corrections as Correction[]),
});

/** Evidence likewise, in the order of the film. */
export const withEvidence = (content: Content): Content => ({
  ...content,
  evidence: withoutEmptyEnglish(content.evidence as Evidence[]).toSorted((a, b) => a.second - b.second),
});

type Seen = { readonly start: number; readonly text: string; readonly en?: string | null };

/** As stored: what is only seen in order, without empty English texts. */
export const withSeen = (content: Content): Content => ({
  ...content,
  seen: (content.seen as Seen[])
    .map(({ en, ...rest }) => (en ? { ...rest, en } : rest))
    .toSorted((one, other) => one.start - other.start),
});

/** Validates review dates: the next review must be after the last. */
export const problemsOfReview = ({ reviewed_on: last, next_review_on: next }: Content): Problems =>
  typeof last === 'string' && typeof next === 'string' && next <= last ? { next_review_on: 'invalid' } : {};
