import { StrictMode } from 'react';
import { createBrowserRouter, redirectDocument, RouterContextProvider, type DataRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localeOfPath } from '#kit/locale.ts';
import { pageShownAt, routeAt } from '#paths/routes.ts';
import { followAddress } from '#playback/site/door.tsx';
import { fetchApi, type SiteApi } from './api.ts';
import { Boot, type BootState } from './boot.tsx';
import { pageReady } from './pages.ts';
import { previewOf, replaying } from './preview-answers.ts';
import { takeOver } from './react-dom.ts';
import { apiContext, createRoutes } from './router.tsx';

/** Resolves when the loaders of the current page have finished. */
const initialized = (router: DataRouter): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) resolve();
    else router.subscribe((state) => state.initialized && resolve());
  });

/** Prefetches a page's chunk when the user points at a link to it, so that it is loaded before the click. */
function prefetchParts(presenterSlug: string): void {
  const look = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest('a');
    if (!link || link.origin !== location.origin) return;
    const route = routeAt(link.pathname, presenterSlug);
    // Errors are ignored: the click loads it again.
    if (route) pageReady(route, localeOfPath(link.pathname)).catch(() => {});
  };
  for (const hint of ['pointerover', 'focusin', 'touchstart']) addEventListener(hint, look, { passive: true });
}

/**
 * Hydrates the page: from here on, links load data instead of documents. The page's data is fetched again rather than embedded
 * in the document, which would double the bytes before the first text (docs/decisions/data-after-the-page.md); only a preview
 * embeds it. If the request fails, the page stays readable as it is.
 */
async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const block = document.getElementById('boot')?.textContent;
  if (!root || !block) throw new Error('the page does not say whose it is');
  const boot = JSON.parse(block) as BootState;

  followAddress(window);
  const { preview, identity } = boot;
  let isTakenOver = false;
  const apiAt = (url: URL): SiteApi => {
    const api = fetchApi(localeOfPath(url.pathname));
    const at = url.pathname + url.search;
    if (preview?.at === at) return replaying(api, preview);
    // Draft content is available only in full documents, for example when switching the language of a preview.
    if (isTakenOver && previewOf(url) !== null) throw redirectDocument(at);
    return api;
  };
  const router = createBrowserRouter(createRoutes(identity.presenterSlug), {
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, apiAt);
      return context;
    },
  });
  const { pathname } = window.location;
  const { route } = pageShownAt(pathname, identity.presenterSlug);
  await Promise.all([initialized(router), pageReady(route, localeOfPath(pathname))]);
  if (router.state.errors) {
    document.documentElement.dataset.scriptless = '';
    return;
  }
  isTakenOver = true;
  prefetchParts(identity.presenterSlug);

  await takeOver(
    root,
    <StrictMode>
      <Boot state={boot}>
        <RouterProvider router={router} />
      </Boot>
    </StrictMode>,
  );
  document.documentElement.dataset.ready = '';
  delete document.documentElement.dataset.scriptless;

  void import('./after-start.ts').then(({ afterStart }) => afterStart());
}

await hydrate();
