import { createContext, useContext, useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '#kit/locale.ts';
import type { SiteContent } from '#catalog/contract.ts';
import { useLocale } from '#ui/site.tsx';

/** Site content for parts of the frame that open later than the page. */
export type LazyContent =
  | { readonly status: 'loading' | 'failed'; readonly content?: undefined }
  | { readonly status: 'ready'; readonly content: SiteContent };

const loading: LazyContent = { status: 'loading' };

type Source = { readonly state: LazyContent; readonly load: () => void };

const ContentContext = createContext<Source | null>(null);

/** Loads the site content once per language on first use; after a failure the next use retries. */
export function ContentProvider({ loadContent, children }: { loadContent: () => Promise<SiteContent>; children: ReactNode }) {
  const locale = useLocale();
  const [found, setFound] = useState<{ readonly locale: Locale; readonly state: LazyContent } | null>(null);
  const asked = useRef<Locale | null>(null);
  const latest = useRef(loadContent);
  useEffect(() => {
    latest.current = loadContent;
  });
  const load = useCallback(() => {
    if (asked.current === locale) return;
    asked.current = locale;
    latest.current().then(
      (content) => setFound({ locale, state: { status: 'ready', content } }),
      () => {
        asked.current = null;
        setFound({ locale, state: { status: 'failed' } });
      },
    );
  }, [locale]);
  const state = found?.locale === locale ? found.state : loading;
  const source = useMemo(() => ({ state, load }), [state, load]);
  return <ContentContext value={source}>{children}</ContentContext>;
}

function useSource(): Source {
  const source = useContext(ContentContext);
  if (!source) throw new Error('outside ContentProvider');
  return source;
}

/** Loads the site content when the component mounts. */
export function useContent(): LazyContent {
  const { state, load } = useSource();
  useEffect(() => load(), [load]);
  return state;
}

/** Returns a function that preloads the content, for when the reader seems about to open something. */
export const useContentAhead = (): (() => void) => useSource().load;
