import type { ComponentType } from 'react';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { FeedFormat } from '#paths/feeds.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { SiteIdentity } from './site.tsx';

/** What a loader gets; `Calls` are those that the pages of a room make. */
export type LoadCall<Calls> = {
  readonly api: Calls;
  readonly locale: Locale;
  /** The decoded parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** The query values that the page's address names, where they have its form. */
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The whole address, for pages that are somebody's own: theirs is never a key under which a page is kept. */
  readonly url: URL;
  /** Addresses in the page's language. */
  readonly links: PageLinks;
};

/** What describing a page may draw on. */
export type Describing = { readonly links: PageLinks; readonly identity: SiteIdentity; readonly locale: Locale };

/** What stands in the document's head; `image` is site-relative. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  /** Nothing for search engines: what is somebody's own, and the ways to it. */
  readonly isUnlisted?: boolean;
  /** The feeds of the page (`#paths/feeds.ts`), which stand below its path. */
  readonly feeds?: readonly FeedFormat[];
  /** The video whose page it is; what programs need to show it is told of one for everyone. */
  readonly video?: { readonly shortid: string; readonly protection: string };
};

/** A background theme that a page asks for (S2.21). */
type Theme = 'default' | 'feelgood';

export type Crumb = { readonly label: string; readonly to: string };

/** A page: what it needs, how it looks, what it is called. Its address stands in `#paths/routes.ts`, under the same name. */
export type SitePage<Data, Call> = {
  /** What the page shows, or why there is none. */
  readonly load: (call: Call) => Promise<Result<Data>>;
  readonly page: ComponentType<{ data: Data }>;
  readonly head: (data: Data, describing: Describing) => Head;
  /** The way down to this page below its section, without itself (S2.25). */
  readonly crumbs?: (data: Data, describing: Describing) => readonly Crumb[];
  /** The HTTP status where it is not 200 although there is a page to show. */
  readonly status?: (data: Data) => number;
  /** The background theme (S2.21); `default` where none is named. */
  readonly theme?: Theme;
};

/** A page whose data's type only it knows, among others; they are asked with `Call`. */
export type AnyPage<Call = never> = SitePage<never, Call>;

/** The one place where a page's type of data is forgotten. */
export const sitePage = <Data, Call>(page: SitePage<Data, Call>): AnyPage<Call> => page as AnyPage<Call>;

export type Pages<Call = never> = Readonly<Record<string, AnyPage<Call>>>;

/** The pages of a room by their names, of what `import.meta.glob('./*.page.tsx', { eager: true, import: 'pages' })` finds. */
export const pagesIn = <Call>(modules: Readonly<Record<string, unknown>>): Pages<Call> =>
  Object.assign({}, ...Object.values(modules)) as Pages<Call>;
