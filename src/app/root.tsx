import { useCallback, useEffect, useMemo, useState } from 'react';
import { Outlet, useLoaderData, useLocation, useRevalidator, useRouteError, useRouteLoaderData } from 'react-router';
import { localeOfPath, type Locale } from '#kit/locale.ts';
import { followSession, useMember } from '#accounts/site/door.ts';
import type { Frame as FrameSettings } from '#catalog/contract.ts';
import type { VideoRequest } from '#catalog/site/door.tsx';
import { pageShownAt, type PageAt } from '#paths/routes.ts';
import { VideoLayerProvider } from '#playback/site/door.tsx';
import { ErrorPopups } from '#ui/error-popups.tsx';
import { reportFault, Unreached } from '#ui/faults.ts';
import { useAgain } from '#ui/use-again.ts';
import { SiteProvider } from '#ui/site.tsx';
import { fetchApi, type SiteApi } from './api.ts';
import { useBoot } from './boot.tsx';
import { ContentProvider } from './frame/content.tsx';
import { ErrorPage, NoConnection } from './frame/error-page.tsx';
import { Frame } from './frame/frame.tsx';
import { Header } from './frame/header.tsx';
import { crumbsOf, describing, headOf } from './head.ts';
import { pageId, pageIfHere, type Loaded } from './pages.ts';
import { usePageFocus } from './use-page-focus.ts';
import { useScrollPlace } from './use-scroll-place.ts';

const content = async (api: SiteApi) => {
  const answer = await api.content({});
  if (!answer.ok) throw new Error('no site content');
  return answer.value.data;
};

/** The video named in the URL of a watch page (S2.12). */
function addressedVideo({ route: { name }, params }: PageAt): VideoRequest | null {
  const { video, playlist, coaching } = params;
  return name.startsWith('watch') && video ? { video, playlist, coaching } : null;
}

/**
 * Updates the document's title and language on navigation; the server has set them for the first page. Setting the language,
 * even to the same value, makes the browser recalculate the style of every element.
 */
function useDocument(title: string, locale: Locale): void {
  useEffect(() => {
    if (document.title !== title) document.title = title;
    if (document.documentElement.lang !== locale) document.documentElement.lang = locale;
  }, [title, locale]);
}

const nothing = (): void => {};

/** The frame around every page: site identity, header and footer, the video layer. */
export function Root() {
  const { identity, year, analytics } = useBoot();
  const { pathname } = useLocation();
  const frame = useLoaderData<FrameSettings>();
  const loaded = useRouteLoaderData<Loaded>(pageId);
  const shown = useMemo(() => pageShownAt(pathname, identity.presenterSlug), [pathname, identity]);
  const { route } = shown;
  const locale = localeOfPath(pathname);
  const api = useMemo(() => fetchApi(locale), [locale]);
  const loadContent = useCallback(() => content(api), [api]);
  const loadHighlights = useCallback(async () => (await content(api)).highlights, [api]);
  // A page behind a guard was shown, so the user is a member, even if the session is not loaded yet.
  const isMember = useMember() !== null || route.guard === 'verified' || route.guard === 'unverified';
  const [lost, setLost] = useState<{ readonly again: () => void } | null>(null);
  useEffect(() => followSession(() => fetchApi(localeOfPath(window.location.pathname)).user({}), setLost), []);
  useAgain(lost, lost?.again ?? nothing);
  const context = useMemo(() => describing(pathname, identity), [pathname, identity]);
  const head = headOf(route, loaded, context);
  useScrollPlace();
  usePageFocus();
  useDocument(head.title.replaceAll('\u00AD', ''), locale);

  return (
    <SiteProvider identity={identity} locale={locale}>
      <VideoLayerProvider api={api} loadHighlights={loadHighlights} addressed={addressedVideo(shown)}>
        <Frame
          frame={frame}
          notes={loaded?.notes ?? []}
          routeName={route.name}
          crumbs={crumbsOf(route, loaded, context)}
          sentiment={pageIfHere(route)?.theme ?? 'default'}
          year={year}
          analytics={analytics}
          isMember={isMember}
          loadContent={loadContent}
        >
          <Outlet />
        </Frame>
      </VideoLayerProvider>
      <ErrorPopups />
    </SiteProvider>
  );
}

/** Shown within the frame if the page could not be loaded or rendered: a lost connection or a bug. */
export function PageError() {
  const thrown = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isLost = thrown instanceof Unreached;
  useEffect(() => void reportFault(thrown), [thrown]);
  const again = useCallback(() => void revalidate(), [revalidate]);
  useAgain(isLost ? thrown : null, again);
  if (!isLost) return <ErrorPage code={500} />;
  return <NoConnection isBusy={state === 'loading'} onAgain={again} />;
}

/**
 * Shown if even the frame is unavailable: the other language's texts could not be loaded, or the frame failed to render. Uses
 * the texts already loaded.
 */
export function RootError() {
  const { identity } = useBoot();
  const locale = document.documentElement.lang === 'en' ? 'en' : 'de';
  const loadContent = useCallback(() => content(fetchApi(locale)), [locale]);
  return (
    <SiteProvider identity={identity} locale={locale}>
      <ContentProvider loadContent={loadContent}>
        <Header icon="" isMember={useMember() !== null} />
        <main>
          <PageError />
        </main>
      </ContentProvider>
      <ErrorPopups />
    </SiteProvider>
  );
}
