import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Locale, TextLang } from '#kit/locale.ts';
import { pageLinks, type PageLinks } from '#paths/routes.ts';

/** The part of the configuration that browsers know (S1.9). */
export type SiteIdentity = {
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  /** The services by which members may sign in here (S1.3): those that are set up. */
  readonly signInWith: readonly ('google' | 'facebook')[];
};

type Site = { readonly identity: SiteIdentity; readonly locale: Locale; readonly links: PageLinks };

const SiteContext = createContext<Site | null>(null);

export function SiteProvider({ identity, locale, children }: { identity: SiteIdentity; locale: Locale; children: ReactNode }) {
  const site = useMemo(() => ({ identity, locale, links: pageLinks(locale, identity.presenterSlug) }), [identity, locale]);
  return <SiteContext value={site}>{children}</SiteContext>;
}

function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('outside SiteProvider');
  return site;
}

export const useIdentity = (): SiteIdentity => useSite().identity;
export const useLocale = (): Locale => useSite().locale;
/** Links to pages in the reader's language. */
export const useLinks = (): PageLinks => useSite().links;

/** The texts of a room in the reader's language: `const t = useTexts(catalogTexts)`. */
export function useTexts<Texts>(texts: { readonly [L in Locale]: Texts }): Texts {
  return texts[useLocale()];
}

/** The `lang` attribute for a text whose language may differ from the page's (S1.7); undefined if it does not. */
export function useForeignLang<Lang extends TextLang>(lang: Lang): Lang | undefined {
  return useLocale() === lang ? undefined : lang;
}
