import type { Locale } from '#kit/locale.ts';
import { wellFormed } from '#kit/well-formed.ts';
import type { Protection } from './contract.ts';

/** The texts of an entry by field: German, and the English translations that exist. */
type TextFields = Readonly<Record<string, string>>;
export type English<Fields extends TextFields> = { readonly [F in keyof Fields]?: string };

/** Whether every non-empty German text of an entry has an English translation. */
export const isTranslated = <Fields extends TextFields>(german: Fields, english: English<Fields> | null): boolean =>
  english !== null && Object.entries(german).every(([field, text]) => text === '' || Boolean(english[field]));

/**
 * The texts of an entry in the reader's language (S1.7). Never mixed: English if the entry is fully translated, otherwise German
 * throughout; `lang` tells which.
 */
export function inLocale<Fields extends TextFields>(
  german: Fields,
  english: English<Fields> | null,
  locale: Locale,
): { readonly texts: Fields; readonly lang: Locale } {
  if (locale === 'de' || !isTranslated(german, english)) return { texts: german, lang: 'de' };
  const texts = Object.fromEntries(Object.entries(german).map(([field, text]) => [field, text === '' ? '' : english?.[field]]));
  return { texts: texts as Fields, lang: 'en' };
}

/**
 * The name on the payment page and on papers (S16.5). It stands alone there, so it is translated whether or not the rest of the
 * entry is.
 */
export const saleNameOf = (
  { stripeName, en }: { readonly stripeName: string; readonly en: { readonly stripeName?: string } | null },
  locale: Locale,
): string => inLocale({ stripeName }, en, locale).texts.stripeName;

/** The title of a video where it stands alone, as in a message or a head: the advertising label first (S15.2). */
export const namedTitle = (
  { title, partner }: { readonly title: string; readonly partner: object | null },
  { adTitle }: { readonly adTitle: (title: string) => string },
): string => (partner ? adTitle(title) : title);

/** Removes accents, replaces ß with ss, and treats everything that is neither letter nor digit as a separator. */
const fold = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Sort key of a title for byte order (DIN 5007-1: ä as a, ß as ss). Stored next to the title so that both database engines sort
 * alike and no index depends on the operating system's collation.
 */
export const sortKeyOf = (title: string): string => fold(title).slice(0, 200);

/** Group of titles that do not begin with a to z: they are listed, but no filter letter selects them. */
export const noLetter = '#';

/** The A to Z filter letter of a title: Ä, Ö and Ü count as A, O and U (S2.39). Leading quotation marks are ignored. */
export function letterOf(title: string): string {
  const first = fold(title).charAt(0);
  return /[a-z]/.test(first) ? first : noLetter;
}

/** A video's membership in a playlist. `coaching` is the slug of the coaching that the playlist belongs to. */
export type Membership = {
  readonly role: 'video' | 'trailer';
  readonly type: 'standard' | 'coaching';
  readonly exclusive: boolean;
  readonly coaching: string | null;
};

/**
 * Who may watch a video, derived from all its playlists (S6.1 to S6.3). A trailer is always free, since that is its purpose.
 * Otherwise the strictest playlist wins (coaching, then exclusive, then free), so that adding a paid video to a free playlist
 * never gives it away.
 */
export function protectionOf(memberships: readonly Membership[]): {
  readonly protection: Protection;
  readonly coaching: string | null;
} {
  const free = { protection: 'free', coaching: null } as const;
  if (memberships.some(({ role }) => role === 'trailer')) return free;
  const paid = memberships.filter(({ type }) => type === 'coaching');
  if (paid.length > 0)
    return { protection: 'coaching', coaching: paid.find(({ coaching }) => coaching !== null)?.coaching ?? null };
  return memberships.some(({ exclusive }) => exclusive) ? { protection: 'exclusive', coaching: null } : free;
}

/** Truncates a text to a maximum length for a list, at a word boundary. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // The cut may split a surrogate pair.
  const cut = wellFormed(text.slice(0, limit - 1)).replace(/\uFFFD$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
