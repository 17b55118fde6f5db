import { randomInt } from 'node:crypto';
import { z } from 'zod';
import { textIn, type Content, type PictureSizes, type Problems, type Saving } from '#desk/server/door.ts';
import { isPicturePath, storageBase } from '#paths/files.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';
import { slugOf } from '../../rules.ts';
import { sanitizeRichText } from '../rich-text.ts';

/** Fields that entries have in common, by the names and limits of the office's calls. What may be left out has its empty value. */

export const title = z.string().trim().min(1).max(300);
export const line = z.string().trim().max(300).default('');
export const text = z.string().trim().max(5000).default('');
const richText = z.string().max(100_000);
/** Sanitised when it is saved (S16.6). */
export const html = richText.default('');
/** Left out: made of the title. */
export const slug = z.string().regex(slugPattern).max(120).nullish();
/** Left out: drawn. */
export const shortid = z.string().regex(shortidPattern).nullish();
export const ids = z.array(z.uuid()).max(1000).default([]);
const pictureBase = `${storageBase}/`;

/** Address of a picture of this site; no other path, which every reader's browser would ask for. */
export const image = z
  .string()
  .max(300)
  .refine((address) => address === '' || (address.startsWith(pictureBase) && isPicturePath(address.slice(pictureBase.length))))
  .default('');
/** Address of a film of this site: of the store, or of a free video. */
export const film = z
  .string()
  .max(300)
  .regex(/^(?:|\/(?:storage|asset)(?:\/[\w-][\w.-]*)+\.(?:mp4|webm|m3u8))$/)
  .default('');
/** Shown behind the picture until it is there. What a save says of it counts only where nobody looks at the picture. */
export const color = z
  .string()
  .regex(/^#[\da-f]{6}$/i)
  .default('#d9dde3');
/** The picture has its variants beside it; likewise. */
export const processed = z.boolean().default(false);
export const position = z.int().min(0).max(1_000_000).default(0);
export const instant = z.iso.datetime();

/** What an English text may be. */
export const words = z.string().trim().max(5000);
export const rich = richText;

/** English texts by field; a field may be missing (S1.7). */
export const english = <Texts extends z.ZodRawShape>(texts: Texts) =>
  z
    .object(texts)
    .partial()
    .nullish()
    .transform((value) => value ?? null);

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Without letters and digits that look alike. */
const newShortid = (): string => Array.from({ length: 8 }, () => letters.charAt(randomInt(letters.length))).join('');

/** Names that were left out: the slug from the title, with the shortid where it has none of its own kind of letters. */
export function withNames(content: Content, ...names: readonly ('slug' | 'shortid')[]): Content {
  const named = { ...content };
  if (names.includes('shortid')) named.shortid = content.shortid ?? newShortid();
  if (names.includes('slug')) named.slug = content.slug ?? (slugOf(textIn(content.title)) || newShortid());
  return named;
}

export const clean = (value: unknown): string => sanitizeRichText(textIn(value));

type English = Readonly<Record<string, string>>;

/** Rich text of these fields, German and English, as it may be kept. Pictures may stand in it where they are given. */
export function withCleanText(content: Content, fields: readonly string[], pictures?: PictureSizes): Content {
  const en = content.en as English | null;
  const cleanIn = (texts: Content) =>
    Object.fromEntries(
      fields.flatMap((field) => (texts[field] === undefined ? [] : [[field, sanitizeRichText(textIn(texts[field]), pictures)]])),
    );
  return { ...content, ...cleanIn(content), ...(en ? { en: { ...en, ...cleanIn(en) } } : {}) };
}

/** When it was published: told, or now; of a draft, told or open. */
export const withPublished = (content: Content, { now, isDraft = false }: Saving): Content => ({
  ...content,
  published_at: content.published_at ?? (isDraft ? null : now.toISOString()),
});

/** Characters that turn the reading direction, or that nobody sees, are no part of a name. */
const name = z
  .string()
  .trim()
  .max(200)
  .regex(/^[^\p{C}]*$/u)
  .default('');
const day = z.iso.date().nullish();
const address = z.url({ protocol: /^https?$/ }).max(500);

/** Who stands for an entry (S15.1). */
export const trust = {
  author: name,
  reviewer: name,
  reviewed_on: day,
  next_review_on: day,
  sources: z
    .array(z.object({ title: z.string().trim().min(1).max(300), url: address }))
    .max(30)
    .default([]),
};

/** What was put right (S15.4). */
export const corrections = z
  .array(
    z.object({
      date: z.iso.date(),
      text: z.string().trim().min(1).max(1000),
      en: z.string().trim().max(1000).optional(),
    }),
  )
  .max(50)
  .default([]);

/** A correction without an English text has none, not an empty one. */
export const withCorrections = (content: Content): Content => ({
  ...content,
  corrections: (content.corrections as z.output<typeof corrections>).map(({ en, ...rest }) => (en ? { ...rest, en } : rest)),
});

/** What is wrong with the days of a review: the next one comes after the last. */
export const problemsOfReview = ({ reviewed_on: last, next_review_on: next }: Content): Problems =>
  typeof last === 'string' && typeof next === 'string' && next <= last ? { next_review_on: 'invalid' } : {};

export const titleOf = (content: Content): string => textIn(content.title);
