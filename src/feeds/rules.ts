import type { Locale } from '#kit/locale.ts';
import { writable } from '#kit/xml.ts';

/** The author of an entry, a person or a partner. */
export type FeedAuthor = { readonly name: string; readonly url: string };

/** A video in a feed. Addresses are absolute, texts are plain and well-formed (`plainLine`, `plainText`). */
export type FeedEntry = {
  /** The video's address by shortid in the feed's language: stable if title or slug change. */
  readonly url: string;
  /** Starts with the advertising label if a partner pays for it (S15.2). */
  readonly title: string;
  readonly summary: string;
  readonly lang: Locale;
  readonly published: Date;
  readonly updated: Date;
  readonly author: FeedAuthor;
  /** Its topics; for a partner's the first one is the advertising label. */
  readonly categories: readonly string[];
  /** A jpg, or null. */
  readonly image: string | null;
  readonly seconds: number;
  readonly isAd: boolean;
};

/** An entry with a sound file. */
export type Episode = FeedEntry & {
  readonly sound: { readonly url: string; readonly bytes: number; readonly type: string };
  readonly transcripts: readonly { readonly url: string; readonly lang: string }[];
  /** Address of its chapters, null if it has none. */
  readonly chapters: string | null;
};

export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly lang: Locale;
  /** The page that it belongs to, and its own address. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly author: FeedAuthor;
  readonly entries: readonly FeedEntry[];
};

/** A feed as podcast directories require it. */
export type Podcast = Omit<Feed, 'entries'> & {
  readonly entries: readonly Episode[];
  /** A square jpg of 1400 to 3000 pixels. */
  readonly cover: string;
  readonly owner: { readonly name: string; readonly address: string };
};

/** Maximum number of entries. */
export const mostEntries = 50;

/** The same in one line, without control characters at all. */
export const plainLine = (text: string): string =>
  writable(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** The latest change of its entries; the epoch if there are none. */
export const lastChange = ({ entries }: Pick<Feed, 'entries'>): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

/** RFC 3339 to the second. */
export const timestamp = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');
