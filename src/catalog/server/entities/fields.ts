import { randomInt } from 'node:crypto';
import type { Fields } from '#desk/definition.ts';
import { textIn, type Content, type PictureSizes, type Problems, type Saving } from '#desk/server/door.ts';
import { slugOf } from '../../rules.ts';
import type { Correction } from '../columns.ts';
import { sanitizeRichText } from '../rich-text.ts';

/** What entries of the catalogue have in common beside their fields: what is filled in and cleaned before they are kept. */

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

type English = Readonly<Record<string, string>>;

/** All rich text of these fields, German and English, as it may be kept (S16.6). The pictures that may stand in some of it are given. */
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

/** When it was published: told, or now; of a draft, told or open. */
export const withPublished = (content: Content, { now, isDraft = false }: Saving): Content => ({
  ...content,
  published_at: content.published_at ?? (isDraft ? null : now.toISOString()),
});

/** A correction without an English text has none, not an empty one. */
export const withCorrections = (content: Content): Content => ({
  ...content,
  corrections: (content.corrections as Correction[]).map(({ en, ...rest }) => (en ? { ...rest, en } : rest)),
});

/** What is wrong with the days of a review: the next one comes after the last. */
export const problemsOfReview = ({ reviewed_on: last, next_review_on: next }: Content): Problems =>
  typeof last === 'string' && typeof next === 'string' && next <= last ? { next_review_on: 'invalid' } : {};
