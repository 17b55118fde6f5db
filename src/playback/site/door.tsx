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

/** Also whoever has logged out since has to see it go. */
let hasBegun = false;

async function begin(member: string | null, isNeeded: boolean): Promise<void> {
  hasBegun ||= isNeeded || member !== null || 'player.positions' in localStorage;
  if (!hasBegun) return;
  const { showSeen } = await import('./seen.tsx');
  await showSeen(member);
}

/** Shows what was watched of which video, once the page has come to rest; nothing is fetched for readers of whom nothing is known. */
function usePositions(isNeeded: boolean): void {
  const member = useMember()?.id ?? null;
  // A browser that forbids to look has nothing, and without an answer the tiles say nothing (S8.6).
  useEffect(() => whenIdle(() => void begin(member, isNeeded).catch(() => {})), [member, isNeeded]);
}

type Shown = { readonly request: VideoMenuRequest; readonly Menu: ComponentType<VideoMenuProps> };

async function loadMenu(locale: Locale) {
  const { VideoMenu } = await inTime(import('./video-menu.tsx'));
  if (locale === 'en') await englishReady();
  return VideoMenu;
}

const isSame = (a: VideoMenuRequest, b: VideoMenuRequest): boolean => a.video.shortid === b.video.shortid && !a.play === !b.play;

/** One context menu for all videos (S2.35), whose code is fetched once someone points at a trigger. */
function useVideoMenu(): { openMenu: (request: VideoMenuRequest) => void; menu: ReactNode } {
  const locale = useLocale();
  const [shown, setShown] = useState<Shown | null>(null);
  const load = useCallback(() => loadMenu(locale), [locale]);
  usePrefetch('[aria-haspopup=menu]', load);
  const openMenu = useCallback(
    (request: VideoMenuRequest) => {
      // The next press fetches it again.
      load().then((Menu) => setShown((now) => (now && isSame(now.request, request) ? null : { request, Menu })), reportLost);
    },
    [load],
  );
  return { openMenu, menu: shown && <shown.Menu request={shown.request} onClose={() => setShown(null)} /> };
}

const hints = ['pointerover', 'focusin', 'touchstart'] as const;

/** Fetches code once someone points at what needs it, so that the click finds it there. */
function usePrefetch(selector: string, load: () => Promise<unknown>): void {
  useEffect(() => {
    const stop = new AbortController();
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element) || !target.closest(selector)) return;
      stop.abort();
      // Failing here costs nothing: the click fetches it again.
      load().catch(() => {});
    };
    for (const hint of hints) document.addEventListener(hint, look, { signal: stop.signal, passive: true });
    return () => stop.abort();
  }, [selector, load]);
}

/**
 * Stands where the layer's code cannot be fetched: after a release the old file is gone, or the connection is.
 * The address bar names the video already, so loading it anew opens it; when that failed too, or the browser knows that there is no
 * connection, the page is left readable.
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
