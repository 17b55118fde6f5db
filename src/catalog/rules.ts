import type { Locale } from '#kit/locale.ts';
import type { Protection } from './contract.ts';

/** The texts of an entry by field, in German, and what there is of them in English. */
type TextFields = Readonly<Record<string, string>>;
export type English<Fields extends TextFields> = { readonly [F in keyof Fields]?: string };

/** Whether every German text of an entry that is not empty has its English one. */
export const isTranslated = <Fields extends TextFields>(german: Fields, english: English<Fields> | null): boolean =>
  english !== null && Object.entries(german).every(([field, text]) => text === '' || Boolean(english[field]));

/**
 * The texts of an entry for a reader (S1.7). Never a mixture: English where the entry is wholly
 * translated, else German throughout, and `lang` says which.
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

/** Accents are dropped, ß counts as ss, and what is neither letter nor digit separates words. */
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
 * What titles are sorted by, in byte order (DIN 5007-1: ä as a, ß as ss). Kept beside the title, so that
 * both database engines sort alike and no index hangs on an operating system's collation.
 */
export const sortKeyOf = (title: string): string => fold(title).slice(0, 200);

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** The slug that a title gives an entry: lower case with hyphens, umlauts spelled out; empty where nothing of it is a letter of ours. */
export const slugOf = (title: string): string =>
  fold(
    title
      .normalize('NFC')
      .toLowerCase()
      .replaceAll(/[äöü]/g, (letter) => spelled[letter] ?? letter),
  )
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 100)
    .replace(/-+$/, '');

/** Stands for titles that begin with no letter from a to z: they are listed, but no filter letter finds them. */
export const noLetter = '#';

/** The letter of the A to Z filter, a to z: Ä, Ö and Ü count as A, O and U (S2.39). Quotation marks before it do not count. */
export function letterOf(title: string): string {
  const first = fold(title).charAt(0);
  return /[a-z]/.test(first) ? first : noLetter;
}

/** How a video stands in a playlist: `coaching` is the slug of the coaching whose list it is. */
export type Membership = {
  readonly role: 'video' | 'trailer';
  readonly type: 'standard' | 'coaching';
  readonly exclusive: boolean;
  readonly coaching: string | null;
};

/**
 * Who may watch a video, from all playlists that it is in (S6.1 to S6.3). A trailer is free for everyone,
 * wherever else it stands: that is what editors make it for. Otherwise the strictest list wins, so that
 * adding a paid video to a free list never gives it away: coaching before exclusive before free.
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

/** A text of at most so many characters for a list, cut at a word. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  // `toWellFormed` because the cut may fall between the halves of an emoji.
  const cut = text
    .slice(0, limit - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '');
  const space = cut.lastIndexOf(' ');
  return `${(space > limit / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
