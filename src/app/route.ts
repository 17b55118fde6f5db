import type { ComponentType } from 'react';
import type { Guard } from '#accounts/rules.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { RouteName } from '#paths/routes.ts';
import type { Crumb } from './frame/breadcrumb-rules.ts';
import type * as memberPages from './member-pages.tsx';
import type * as pages from './pages.tsx';
import type { Describing, Head, LoadCall } from './load-call.ts';
import type * as searchPages from './search-pages.tsx';
import type * as shopPages from './shop-pages.tsx';

export type { Describing, Head, LoadCall } from './load-call.ts';

/** The background theme that a route asks for (S2.21). */
type Sentiment = 'default' | 'feelgood';

/** The chunks that come later than the start page's, by what their pages are (`later-pages.ts` fetches them). */
export type Chunks = {
  readonly pages: typeof pages;
  readonly members: typeof memberPages;
  readonly shop: typeof shopPages;
  readonly search: typeof searchPages;
};
export type Chunk = keyof Chunks;

/** A page that stands in a chunk which readers of the start page alone never load. */
export type Later<Data> = {
  readonly chunk: Chunk;
  readonly pick: (pages: never) => ComponentType<{ data: Data }>;
};

/** Names a page in a chunk: `later('pages', (pages) => pages.Health)`. */
export const later = <C extends Chunk, Data>(
  chunk: C,
  pick: (pages: Chunks[C]) => ComponentType<{ data: Data }>,
): Later<Data> => ({ chunk, pick });

/** One page of the site: where, what it needs, how it looks, what it is called. */
export type SiteRoute<Data> = {
  readonly name: RouteName;
  readonly backgroundSentiment: Sentiment;
  /** Who may see it. A page with a guard is somebody's own: drawn for each request, never kept. */
  readonly guard?: Guard;
  /** The query values that change the page and their form; all others are ignored. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** Query values that are somebody's own, such as a code: with one of them the page is drawn for that request, and never kept. */
  readonly ownQuery?: readonly string[];
  readonly load: (call: LoadCall) => Promise<Result<Data>>;
  /** The page, or where it stands in a chunk that comes later. */
  readonly page: ComponentType<{ data: Data }> | Later<Data>;
  readonly head: (data: Data, describing: Describing) => Head;
  /** The HTTP status where it is not 200 although there is a page to show. */
  readonly status?: (data: Data) => number;
  /** The way down to this page below its section, without itself (S2.25). */
  readonly crumbs?: (data: Data, describing: Describing) => readonly Crumb[];
};

/** A route whose data's type only it knows: the table holds routes of many types. */
export type AnyRoute = SiteRoute<never>;

export const route = <Data>(definition: SiteRoute<Data>): AnyRoute => definition as AnyRoute;

/** What the leaf's loader gives the page. */
export type Loaded = { readonly result: Result<unknown>; readonly notes: readonly { id: string; copy: string; lang: Locale }[] };
