import { randomInt } from 'node:crypto';
import type { Fields } from '#desk/definition.ts';
import { textIn, type Content, type PictureSizes, type Problems, type Saving } from '#desk/server/door.ts';
import { slugOf } from '../../rules.ts';
import type { Correction } from '../columns.ts';
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

type English = Readonly<Record<string, string>>;

/** Sanitises all rich text of these fields, German and English (S16.6). `pictures` are the images allowed in fields that may contain any. */
export function withCleanText(fields: Fields, content: Content, pictures?: PictureSizes): Content {
  const rich = Object.entries(fields).flatMap(([name, field]) => (field.kind === 'rich' ? [[name, field] as const] : []));
  const en = content.en as English | null;
  const cleanIn = (texts: Content) =>
    Object.fromEntries(
      rich.flatMap(([name, field]) =>
        texts[name] === undefined ? [] : [[name, sanitizeRichText(textIn(texts[name]), field.pictures && pictures)]],
      ),
    );
  return { ...content, ...cleanIn(content), ...(en ? { en: { ...en, ...cleanIn(en) } } : {}) };
}

/** The publication time: as given, or now; drafts may leave it open. */
export const withPublished = (content: Content, { now, isDraft = false }: Saving): Content => ({
  ...content,
  published_at: content.published_at ?? (isDraft ? null : now.toISOString()),
});

/** A correction without an English text has no `en` rather than an empty one. */
export const withCorrections = (content: Content): Content => ({
  ...content,
  corrections: (content.corrections as Correction[]).map(({ en, ...rest }) => (en ? { ...rest, en } : rest)),
});

/** Validates review dates: the next review must be after the last. */
export const problemsOfReview = ({ reviewed_on: last, next_review_on: next }: Content): Problems =>
  typeof last === 'string' && typeof next === 'string' && next <= last ? { next_review_on: 'invalid' } : {};
