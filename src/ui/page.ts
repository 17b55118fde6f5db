import type { ComponentType } from 'react';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { FeedFormat } from '#paths/feeds.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { Ratio } from './picture.tsx';
import type { SiteIdentity } from './site.tsx';

/** The context of a loader; `Calls` are the calls of the room's pages. */
export type LoadCall<Calls> = {
  readonly api: Calls;
  readonly locale: Locale;
  /** The decoded parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query values of the page's address that are valid. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The full address, for private pages: it is never part of a cache key. */
  readonly url: URL;
  /** Links in the page's language. */
  readonly links: PageLinks;
};

/** The context for describing a page. */
export type Describing = { readonly links: PageLinks; readonly identity: SiteIdentity; readonly locale: Locale };

/** The content of the document's head; `image` is relative to the site. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  /** What a partner pays for: the advertising label stands before the title, wherever it is told (S15.2). */
  readonly isAd?: boolean;
  /** The largest picture of the first view, which the head asks for before the browser has read as far as the picture itself. */
  readonly firstPicture?: { readonly src: string; readonly ratio: Ratio; readonly sizes: string };
  /** `noindex`: private pages and the ways to them. */
  readonly isUnlisted?: boolean;
  /** There is a version in easy German (S19.4), at the same address with `easySearch` (`#paths/easy.ts`). */
  readonly hasEasy?: boolean;
  /** The feeds of the page (`#paths/feeds.ts`), whose addresses are below its path. */
  readonly feeds?: readonly FeedFormat[];
  /** The video of the page, for Open Graph players; only if it is public. */
  readonly video?: { readonly shortid: string; readonly protection: string };
};

/** A background theme that a page asks for (S2.21). */
type Theme = 'default' | 'feelgood';

export type Crumb = { readonly label: string; readonly to: string };

/** A page: its data, component and title. Its path is in `#paths/routes.ts`, under the same name. */
export type SitePage<Data, Call> = {
  /** Loads the page's data, or fails if there is no such page. */
  readonly load: (call: Call) => Promise<Result<Data>>;
  readonly page: ComponentType<{ data: Data }>;
  readonly head: (data: Data, describing: Describing) => Head;
  /** The breadcrumbs between the page's section and the page itself (S2.25). */
  readonly crumbs?: (data: Data, describing: Describing) => readonly Crumb[];
  /** The HTTP status of an existing page if it is not 200. */
  readonly status?: (data: Data) => number;
  /** The background theme (S2.21); by default `default`. */
  readonly theme?: Theme;
};

/** A page whose data type is erased, so that pages can be kept in one list. */
export type AnyPage<Call = never> = SitePage<never, Call>;

/** The one place where a page's data type is erased. */
export const sitePage = <Data, Call>(page: SitePage<Data, Call>): AnyPage<Call> => page as AnyPage<Call>;

export type Pages<Call = never> = Readonly<Record<string, AnyPage<Call>>>;

/** The pages of a room by name, from `import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' })`. */
export const pagesIn = <Call>(modules: Readonly<Record<string, unknown>>): Pages<Call> =>
  Object.assign({}, ...Object.values(modules)) as Pages<Call>;
