import type { Locale } from '#kit/locale.ts';
import type { Video } from '#catalog/contract.ts';
import type { PageLinks } from '#paths/routes.ts';
import type { SiteIdentity } from '#ui/site.tsx';
import type { SiteApi } from './api.ts';
import type { AppTexts } from './texts.ts';

/** What a loader gets: decoded path parameters and the query values that the route names. */
export type LoadCall = {
  readonly api: SiteApi;
  readonly locale: Locale;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  /** The whole address, for pages with a guard: theirs is never a key under which a page is kept. */
  readonly url: URL;
  /** Addresses in the page's language. */
  readonly links: PageLinks;
};

/** What describing a page may draw on. */
export type Describing = {
  readonly t: AppTexts;
  readonly links: PageLinks;
  readonly identity: SiteIdentity;
  readonly locale: Locale;
};

/** What stands in the document's head; `image` is site-relative. */
export type Head = {
  readonly title: string;
  readonly description: string;
  readonly image?: string;
  /** Nothing for search engines: what is somebody's own, and the ways to it. */
  readonly isUnlisted?: boolean;
  /** The video whose page it is; what programs need to show it is told of one for everyone. */
  readonly video?: Video;
};
