import { watchLink } from '#paths/routes.ts';
import { lazy, Suspense, useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentMember, isMarked } from '#accounts/site/door.ts';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type { Protection, Video } from '#catalog/contract.ts';
import { OpenVideoContext, VideoMenuContext, type VideoRequest } from '#catalog/site/door.tsx';
import { useLinks, useLocale } from '#ui/site.tsx';
import styles from './dim.module.css';
import type { LayerProps } from './layer.tsx';
import { LayerMissing } from './layer-missing.tsx';
import { inTime } from './timing.ts';
import { usePositions } from './use-positions.ts';
import { usePrefetch } from './use-prefetch.ts';
import { useVideoMenu } from './use-video-menu.tsx';
import { useWatching, type PlaybackApi } from './use-watching.ts';
import { entryState, openAt, type Opening } from './watch-request.ts';

export { WatchFallback, type Refusal } from './watch-fallback.tsx';
export { outcomeOf } from '../rules.ts';
export { followAddress } from './watch-request.ts';
export { useShuffle } from './use-shuffle.ts';

/** The layer brings texts of its own, which nobody could make ready before. */
async function loadLayer(locale: Locale): Promise<{ default: ComponentType<LayerProps> }> {
  const { Layer } = await inTime(import('./layer.tsx'));
  if (locale === 'en') await englishReady();
  return { default: Layer };
}

const layerIn = (locale: Locale) => lazy(() => loadLayer(locale).catch(() => ({ default: LayerMissing })));
const layers = { de: layerIn('de'), en: layerIn('en') };

/** Whether a coaching is surely not the reader's. Until it is known who reads, the answer of the video decides. */
const isKept = (shortid: string): boolean => {
  const member = currentMember();
  if (!member) return !isMarked();
  return !member.coachings.some((own) => own.shortid === shortid && own.status === 'succeeded');
};

type VideoLayerProviderProps = {
  /** The calls in the page's language; the same object as long as the language stays. */
  api: PlaybackApi;
  /** The highlights of which recommendations are drawn (S9.2); asked for when a video ends. */
  loadHighlights: () => Promise<readonly Video[]>;
  /** What the address of this page opens (S2.12); null everywhere but on the watch pages. */
  addressed: VideoRequest | null;
  children: ReactNode;
};

/**
 * The video layer over every page (S2.12, S2.45); visitors are asked to log in before a video of members, and led to the checkout before one of a course (S4.16). It fills the catalogue's slots for opening a video and its context menu.
 * What is open is kept in the history entry alone: Back closes, Forward opens again, and every change of
 * page closes it, since the next entry has nothing open.
 */
export function VideoLayerProvider({ api, loadHighlights, addressed, children }: VideoLayerProviderProps) {
  const { open, goTo, close } = useOpenInHistory(addressed);
  const { watching, retry } = useWatching(api, open);
  const locale = useLocale();
  const Layer = layers[locale];
  usePositions(watching !== null);
  const navigate = useNavigate();
  const links = useLinks();
  usePrefetch(
    `a[href^="${watchLink(links, { video: '' })}"]`,
    useCallback(() => loadLayer(locale), [locale]),
  );
  const { openMenu, menu } = useVideoMenu();
  const play = useCallback(
    (request: VideoRequest, protection: Protection, coaching?: string) => {
      if (protection === 'exclusive' && !isMarked()) void navigate(links('login', { redirect: watchLink(links, request) }));
      else if (protection === 'coaching' && coaching && isKept(coaching))
        void navigate(links('shop.checkout', { shortid: coaching }));
      else goTo(request, 'click');
    },
    [goTo, navigate, links],
  );
  const next = useCallback((request: VideoRequest) => goTo(request, 'next'), [goTo]);
  return (
    <OpenVideoContext value={play}>
      <VideoMenuContext value={openMenu}>
        {children}
        {watching && (
          <Suspense fallback={<div className={styles.dim} />}>
            <Layer
              watching={watching}
              isOpen={open !== null}
              api={api}
              loadHighlights={loadHighlights}
              onNext={next}
              onRetry={retry}
              onClose={close}
            />
          </Suspense>
        )}
        {menu}
      </VideoMenuContext>
    </OpenVideoContext>
  );
}

/**
 * What is open, read from and written to the history. The page stays the router's location, so nothing of
 * it is loaded again; the watch address masks it in the address bar.
 */
function useOpenInHistory(addressed: VideoRequest | null) {
  const location = useLocation();
  const navigate = useNavigate();
  const links = useLinks();
  const { video, playlist, coaching } = addressed ?? {};
  const open = useMemo(
    () => openAt(location, video === undefined ? null : { video, playlist, coaching }),
    [location, video, playlist, coaching],
  );
  const isOpen = open !== null;
  const { pathname, search, hash } = location;

  const goTo = useCallback(
    (request: VideoRequest, opening: Opening) => {
      void navigate(
        { pathname, search, hash },
        {
          mask: watchLink(links, request),
          state: entryState({ ...request, opening }),
          replace: isOpen,
          preventScrollReset: true,
          defaultShouldRevalidate: false,
        },
      );
    },
    [navigate, links, pathname, search, hash, isOpen],
  );

  const close = useCallback(() => {
    if (!isOpen) return;
    if (video === undefined) void navigate(-1);
    else void navigate(links('start'), { replace: true, preventScrollReset: true });
  }, [navigate, links, isOpen, video]);

  return { open, goTo, close };
}
