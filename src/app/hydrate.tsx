import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider, type HydrationState } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { localeOfPath } from '#kit/locale.ts';
import { fetchApi } from './api.ts';
import { Boot, type BootState } from './boot.tsx';
import { followAddress } from '#playback/site/door.tsx';
import { apiContext, createRoutes } from './router.tsx';
import { pageReady } from './later-pages.ts';
import type { AnyRoute } from './route.ts';

type PageState = BootState & Pick<HydrationState, 'loaderData'>;

/** Takes the page over: from here on links load data instead of documents. */
export async function hydrate(): Promise<void> {
  const root = document.getElementById('root');
  const block = document.getElementById('state')?.textContent;
  if (!root || !block) throw new Error('the page has no state');
  const { identity, year, loaderData } = JSON.parse(block) as PageState;

  const routes = createRoutes(identity.presenterSlug);
  const here = matchRoutes(routes, window.location)?.at(-1)?.route.handle as AnyRoute | undefined;
  if (here) await pageReady(here, localeOfPath(window.location.pathname));

  followAddress(window);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    getContext() {
      const context = new RouterContextProvider();
      context.set(apiContext, (path) => fetchApi(localeOfPath(path)));
      return context;
    },
  });

  // As a transition, hydration yields to the reader's taps and scrolls.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <Boot identity={identity} year={year}>
          <RouterProvider router={router} />
        </Boot>
      </StrictMode>,
    );
  });
}
