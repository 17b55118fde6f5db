import { createContext, use, useMemo, type ReactNode } from 'react';
import type { Locale } from '#kit/locale.ts';
import { pageLinks, type PageLinks } from '#paths/routes.ts';

/** What a browser may know of the configuration (S1.9). */
export type SiteIdentity = {
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
  /** Without a slash at its end. */
  readonly baseUrl: string;
};

type Site = { readonly identity: SiteIdentity; readonly locale: Locale; readonly links: PageLinks };

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ identity, locale, children }: { identity: SiteIdentity; locale: Locale; children: ReactNode }) {
  const site = useMemo(() => ({ identity, locale, links: pageLinks(locale, identity.presenterSlug) }), [identity, locale]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('outside SiteProvider');
  return site;
}

export const useIdentity = (): SiteIdentity => useSite().identity;
export const useLocale = (): Locale => useSite().locale;
/** Addresses of pages in the reader's language. */
export const useLinks = (): PageLinks => useSite().links;

/** The texts of a room in the reader's language: `const t = useTexts(catalogTexts)`. */
export function useTexts<Texts>(texts: { readonly [L in Locale]: Texts }): Texts {
  return texts[useLocale()];
}

/** `lang` for a text that may not be in the page's language (S1.7); undefined where it is. */
export function useForeignLang(lang: Locale): Locale | undefined {
  return useLocale() === lang ? undefined : lang;
}
