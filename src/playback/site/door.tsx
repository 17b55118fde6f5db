import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { currentMember, isMarked, useMember } from '#accounts/site/door.ts';
import type { Protection, Video } from '#catalog/contract.ts';
import { OpenVideoContext, VideoMenuContext, type VideoMenuRequest, type VideoRequest } from '#catalog/site/door.tsx';
import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import { watchLink } from '#paths/routes.ts';
import { reportLost } from '#ui/faults.ts';
import { useLinks, useLocale } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import styles from './dim.module.css';
import type { LayerProps } from './layer.tsx';
import { inTime } from './timing.ts';
import { type PlaybackApi, useWatching } from './use-watching.ts';
import type { VideoMenuProps } from './video-menu.tsx';
import { entryState, openAt, type Opening, type OpenVideo } from './watch-request.ts';

export { posterOf } from './poster.ts';
export { WatchFallback, type Refusal } from './watch-fallback.tsx';
export { outcomeOf } from '../rules.ts';
export { followAddress } from './watch-request.ts';
export { useShuffle } from './use-shuffle.ts';

/** The layer has texts of its own, which nobody could load before. */
async function loadLayer(locale: Locale): Promise<{ default: ComponentType<LayerProps> }> {
  const { Layer } = await inTime(import('./layer.tsx'));
  if (locale === 'en') await englishReady();
  return { default: Layer };
}

const layerIn = (locale: Locale) => lazy(() => loadLayer(locale).catch(() => ({ default: LayerMissing })));
const layers = { de: layerIn('de'), en: layerIn('en') };

/** Whether a coaching is certainly not the reader's. While the reader is unknown, the video's answer decides. */
const isKept = (shortid: string): boolean => {
  const member = currentMember();
  if (!member) return !isMarked();
  return !member.coachings.some((own) => own.shortid === shortid && own.status === 'succeeded');
};

type VideoLayerProviderProps = {
  /** The calls in the page's language; a stable object per language. */
  api: PlaybackApi;
  /** Loads the highlights for recommendations (S9.2), when a video ends. */
  loadHighlights: () => Promise<readonly Video[]>;
  /** The video of this page's address (S2.12); null except on watch pages. */
  addressed: VideoRequest | null;
  children: ReactNode;
};

/**
 * The video layer over every page (S2.12, S2.45); visitors are asked to log in for members' videos, and led to the checkout for
 * those of a course (S4.16). It fills the catalogue's slots for opening a video and its context menu. The open video is stored in
 * the history entry only: Back closes it, Forward opens it again, and every navigation closes it, since the next entry has none.
 */
export function VideoLayerProvider({ api, loadHighlights, addressed, children }: VideoLayerProviderProps) {
  const { open, goTo, close } = useOpenInHistory(addressed);
  const { watching, watch, retry } = useWatching(api, open);
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
      else {
        watch({ ...request, opening: 'click' });
        goTo(request, 'click');
      }
    },
    [goTo, navigate, links, watch],
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
 * The open video, read from and written to the history. The router's location stays the page, so that nothing is reloaded; the
 * watch address masks it in the address bar.
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

/** Also runs after a logout, which must clear it. */
let hasBegun = false;

async function begin(member: string | null, isNeeded: boolean): Promise<void> {
  hasBegun ||= isNeeded || member !== null || 'player.positions' in localStorage;
  if (!hasBegun) return;
  const { showSeen } = await import('./seen.tsx');
  await showSeen(member);
}

/** Shows the progress on tiles once the page is idle; loads nothing for readers without any. */
function usePositions(isNeeded: boolean): void {
  const member = useMember()?.id ?? null;
  // With blocked storage there is none, and without an answer the tiles show nothing (S8.6).
  useEffect(() => whenIdle(() => void begin(member, isNeeded).catch(() => {})), [member, isNeeded]);
}

type Shown = { readonly request: VideoMenuRequest; readonly Menu: ComponentType<VideoMenuProps> };

async function loadMenu(locale: Locale) {
  const { VideoMenu } = await inTime(import('./video-menu.tsx'));
  if (locale === 'en') await englishReady();
  return VideoMenu;
}

const isSame = (a: VideoMenuRequest, b: VideoMenuRequest): boolean => a.video.shortid === b.video.shortid && !a.play === !b.play;

/** One context menu for all videos (S2.35), whose code loads when a trigger is hovered. */
function useVideoMenu(): { openMenu: (request: VideoMenuRequest) => void; menu: ReactNode } {
  const locale = useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const load = useCallback(() => loadMenu(locale), [locale]);
  usePrefetch('[aria-haspopup=menu]', load);
  const openMenu = useCallback(
    (request: VideoMenuRequest) => {
      // The next press tries again.
      load().then((Menu) => setShown((now) => (now && isSame(now.request, request) ? null : { request, Menu })), reportLost);
    },
    [load],
  );
  return { openMenu, menu: shown && <shown.Menu request={shown.request} onClose={() => setShown(null)} /> };
}

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** Preloads code on hover, so that it is there for the click. */
function usePrefetch(selector: string, load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      stop.abort();
      // A failure is harmless: the click tries again.
      load().catch(() => {});
    };
    for (const hint of hints) document.addEventListener(hint, look, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [selector, load]);
}

/**
 * Replaces the layer if its code cannot be loaded: after a release the old file is gone, or the connection is. The address bar
 * already names the video, so reloading opens it; if that failed too, or the browser is offline, the page stays usable.
 */
function LayerMissing({ watching, onClose }: { watching: { readonly open: OpenVideo }; onClose: () => void }) {
  const wasLoadedForIt = watching.open.opening === 'link';
  useEffect(() => {
    if (!navigator.onLine) reportLost();
    if (wasLoadedForIt || !navigator.onLine) onClose();
    else window.location.reload();
  }, [wasLoadedForIt, onClose]);
  return null;
}
