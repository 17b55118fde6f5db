import type { Locale } from '#kit/locale.ts';
import { writable } from '#kit/xml.ts';

/** A person or partner who stands behind an entry. */
export type FeedAuthor = { readonly name: string; readonly url: string };

/** A video in a feed. Addresses are whole, texts are plain and well-formed (`plainLine`, `plainText`). */
export type FeedEntry = {
  /** The address of the video by its shortid in the feed's language: it stays when title or slug change. */
  readonly url: string;
  /** Begins with the word for advertising where a partner pays for it (S15.2). */
  readonly title: string;
  readonly summary: string;
  readonly lang: Locale;
  readonly published: Date;
  readonly updated: Date;
  readonly author: FeedAuthor;
  /** What it is about; of a partner's the first says that it is advertising. */
  readonly categories: readonly string[];
  /** A jpg, or null where there is none. */
  readonly image: string | null;
  readonly seconds: number;
  readonly isAd: boolean;
};

/** An entry that can be listened to. */
export type Episode = FeedEntry & {
  readonly sound: { readonly url: string; readonly bytes: number; readonly type: string };
  readonly transcripts: readonly { readonly url: string; readonly lang: string }[];
  /** Where its chapters are, null where it has none. */
  readonly chapters: string | null;
};

export type Feed = {
  readonly title: string;
  readonly description: string;
  readonly lang: Locale;
  /** The page whose videos it tells, and its own address. */
  readonly pageUrl: string;
  readonly feedUrl: string;
  readonly author: FeedAuthor;
  readonly entries: readonly FeedEntry[];
};

/** A feed as directories of podcasts want it. */
export type Podcast = Omit<Feed, 'entries'> & {
  readonly entries: readonly Episode[];
  /** A square jpg of 1400 to 3000 pixels. */
  readonly cover: string;
  readonly owner: { readonly name: string; readonly address: string };
};

/** How many entries a feed has. */
export const mostEntries = 50;

/** The same in one line, without control characters at all. */
export const plainLine = (text: string): string =>
  writable(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** When a feed last changed; one without entries never did. */
export const lastChange = ({ entries }: Pick<Feed, 'entries'>): Date =>
  new Date(Math.max(0, ...entries.map(({ updated }) => updated.getTime())));

/** RFC 3339 to the second. */
export const timestamp = (at: Date): string => at.toISOString().replace(/\.\d+Z$/, 'Z');
