import type { ComponentType } from 'react';
import type { Guard } from '#accounts/rules.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { RouteName } from '#paths/routes.ts';
import type { Crumb } from './frame/breadcrumb-rules.ts';
import type * as memberPages from './member-pages.tsx';
import type * as pages from './pages.tsx';
import type { Describing, Head, LoadCall } from './load-call.ts';
import type * as shopPages from './shop-pages.tsx';

export type { Describing, Head, LoadCall } from './load-call.ts';

/** The background theme that a route asks for (S2.21). */
export type Sentiment = 'default' | 'feelgood';

/** Pages that readers of the start page alone never load; one chunk of their own. */
export type LaterPages = typeof pages;
export type Later<Data> = { readonly later: (pages: LaterPages) => ComponentType<{ data: Data }> };

/** Pages of members: a chunk of its own too, with their loaders and their words for the head. */
export type MemberPages = typeof memberPages;
export type OfMembers<Data> = { readonly members: (pages: MemberPages) => ComponentType<{ data: Data }> };

/** Pages of the shop: likewise. */
export type ShopPages = typeof shopPages;
export type OfShop<Data> = { readonly shop: (pages: ShopPages) => ComponentType<{ data: Data }> };

/** The chunks that come later, by what their pages are. */
export type Chunk = 'pages' | 'members' | 'shop';

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
  readonly page: ComponentType<{ data: Data }> | Later<Data> | OfMembers<Data> | OfShop<Data>;
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
