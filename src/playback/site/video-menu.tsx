import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type LinkProps, useLocation } from 'react-router';
import type { VideoMenuRequest } from '#catalog/site/door.tsx';
import { type Drawing, Icon, type IconName } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useForeignLang, useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { isMobile, windowSize } from '#ui/window-size.ts';
import { shareUrl } from '../share-rules.ts';
import { shareTexts } from '../share-texts.ts';
import { CopyOutcome, SharePart, useCopy } from './share-part.tsx';
import { shareIcon } from './share-icons.ts';
import styles from './video-menu.module.css';

export type VideoMenuProps = { request: VideoMenuRequest; onClose: () => void };

/**
 * The context menu of a video (S2.35), and the share menu that replaces it (S2.34). It is inside its landmark, or inside the
 * layer's dialog: everything outside of that is inert.
 */
export function VideoMenu({ request, onClose }: VideoMenuProps) {
  const { trigger, play } = request;
  const [isSharing, setSharing] = useState(!play);
  const popup = useRef<HTMLDivElement>(null);
  useMenuPopup(popup, trigger, isSharing ? 'fieldset a' : '[role=menuitem]', onClose);
  return createPortal(
    <div ref={popup} className={styles.popup} popover="manual" tabIndex={-1}>
      {isSharing || !play ? (
        <SharePart request={request} onClose={onClose} />
      ) : (
        <MenuPart request={request} play={play} onShare={() => setSharing(true)} onClose={onClose} />
      )}
    </div>,
    trigger.closest('dialog, main') ?? document.body,
  );
}

type MenuPartProps = {
  request: VideoMenuRequest;
  play: NonNullable<VideoMenuRequest['play']>;
  onShare: () => void;
  onClose: () => void;
};

/** The menu items of a video (S2.35). */
export function MenuPart({ request: { video, playlist }, play, onShare, onClose }: MenuPartProps) {
  const t = useTexts(shareTexts);
  const links = useLinks();
  const { baseUrl } = useIdentity();
  const lang = useForeignLang(video.lang);
  const copy = useCopy(onClose);
  const list = useOtherPlaylist(video, playlist);
  const url = shareUrl(baseUrl, { video: video.shortid, playlist });
  return (
    <>
      <p className={styles.title} lang={lang}>
        {video.title}
      </p>
      <div
        role="menu"
        tabIndex={-1}
        aria-label={t.menu(video.title)}
        className={styles.entries}
        // Tab continues from the restored focus.
        onKeyDown={(event) => (event.key === 'Tab' ? onClose() : move(event))}
      >
        <Entry
          icon="play"
          to={play.to}
          onClick={(event) => {
            onClose();
            play.onClick(event);
          }}
        >
          {t.play}
        </Entry>
        <Entry icon={shareIcon} onClick={onShare}>
          {t.share}
        </Entry>
        <Entry icon="link" onClick={() => copy.copy(url, t.copied)}>
          {t.copy}
        </Entry>
        {list && (
          <Entry icon="list" to={links('playlist', { slug: list.slug })} onClick={onClose}>
            {t.toPlaylist(list.title)}
          </Entry>
        )}
        {video.partner && (
          <Entry icon="person" to={links('partner.detail', { slug: video.partner.slug })} onClick={onClose}>
            {t.toPartner(video.partner.title)}
          </Entry>
        )}
      </div>
      <CopyOutcome {...copy} />
    </>
  );
}

/** The playlist of a video, unless the reader is on its page. */
function useOtherPlaylist({ playlists }: VideoMenuRequest['video'], shownIn: string | undefined) {
  const { pathname } = useLocation();
  const links = useLinks();
  const list = playlists.find(({ shortid }) => shortid === shownIn) ?? playlists[0];
  return list && links('playlist', { slug: list.slug }) !== pathname ? list : undefined;
}

type EntryProps = {
  icon: IconName | Drawing;
  to?: string;
  onClick: NonNullable<LinkProps['onClick']> | (() => void);
  children: ReactNode;
};

function Entry({ icon, to, onClick, children }: EntryProps) {
  const content = (
    <>
      <Icon name={icon} size={20} />
      <span>{children}</span>
    </>
  );
  const props = { role: 'menuitem', tabIndex: -1, className: styles.entry };
  return to === undefined ? (
    <button type="button" {...props} onClick={onClick as () => void}>
      {content}
    </button>
  ) : (
    <Link to={to} {...props} onClick={onClick}>
      {content}
    </Link>
  );
}

/** The keys of the menu. */
function move(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    event.preventDefault();
    target.click();
    return;
  }
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const place = entryByKey(
    key,
    entries.findIndex((entry) => entry === document.activeElement),
    entries.map(({ textContent }) => textContent),
  );
  if (place === undefined) return;
  event.preventDefault();
  entries[place]?.focus();
}

type Popup = RefObject<HTMLElement | null>;

/** Positions it at its trigger; on phones the style sheet puts it at the bottom. */
function placeBeside(popup: HTMLElement, trigger: Element): void {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = menuPlace(trigger.getBoundingClientRect(), { width, height }, view);
  popup.style.setProperty('--left', `${left}px`);
  popup.style.setProperty('--top', `${top}px`);
}

/** Triggers handle presses themselves: a second press closes, or another menu opens (S2.35). */
const isTrigger = (target: Element): boolean => target.closest('[aria-haspopup=menu], [data-share]') !== null;

/**
 * Shows a menu at its trigger while it is mounted. Focus moves in, and back at the end; a press outside, scrolling, resizing,
 * Escape, Tab and navigation close it (S2.35). `first` is the selector of the initially focused element; another one means that
 * the menu's content and size have changed.
 */
export function useMenuPopup(popup: Popup, trigger: HTMLElement, first: string, onClose: () => void): void {
  useShown(popup, trigger);
  useLayoutEffect(() => {
    const target = popup.current;
    if (!target) return;
    placeBeside(target, trigger);
    target.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [popup, trigger, first]);
  useEnds(popup, onClose);
}

function useShown(popup: Popup, trigger: HTMLElement): void {
  useLayoutEffect(() => {
    const target = popup.current;
    // Without popovers, as in the oldest browsers that we serve, it is drawn where it stands.
    if (target && 'showPopover' in target) target.showPopover();
    trigger.setAttribute('aria-expanded', 'true');
    return () => {
      trigger.setAttribute('aria-expanded', 'false');
      // Unless a press has moved the focus elsewhere.
      if (target?.contains(document.activeElement)) trigger.focus({ preventScroll: true });
    };
  }, [popup, trigger]);
}

function useEnds(popup: Popup, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  const isOutside = useEffectEvent(({ target }: Event): boolean => !(target instanceof Node && popup.current?.contains(target)));
  const press = useEffectEvent((event: Event) => {
    if (!isOutside(event) || (event.target instanceof Element && isTrigger(event.target))) return;
    onClose();
    // Over a backdrop a press only closes.
    if (isMobile(windowSize())) swallowClick();
  });
  const scroll = useEffectEvent((event: Event) => isOutside(event) && onClose());
  const key = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The layer below stays open.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !popup.current?.contains(relatedTarget) && !isTrigger(relatedTarget)) onClose();
  });
  // Synchronously with rendering: the next press may come before the browser has painted.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const target = popup.current;
    document.addEventListener('pointerdown', (event) => press(event), { signal, capture: true });
    document.addEventListener('scroll', (event) => scroll(event), { signal, capture: true, passive: true });
    document.addEventListener('keydown', (event) => key(event), { signal, capture: true });
    // Capture before React's handlers and those of the layer, for which these keys have another meaning.
    document.body.addEventListener('keydown', (event) => isOutside(event) || event.stopPropagation(), { signal });
    window.addEventListener('resize', () => close(), { signal });
    target?.addEventListener('focusout', (event) => leave(event), { signal });
    return () => ending.abort();
  }, [popup]);
  const { key: entry } = useLocation();
  const [openedAt] = useState(entry);
  useEffect(() => {
    if (entry !== openedAt) close();
  }, [entry, openedAt]);
}

/** Swallow the click that follows the press which closed the menu. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  // A press that becomes a swipe causes no click.
  document.addEventListener('pointercancel', () => document.removeEventListener('click', swallow, true), { once: true });
}

/** The next focus within a menu of `count` items (WAI-ARIA menu pattern); undefined for other keys. */
export function entryByKey(key: string, current: number, names: readonly string[]): number | undefined {
  const count = names.length;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (Math.max(current, 0) - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return byLetter(key, current, names);
  }
}

/** The next item that starts with a letter. */
function byLetter(key: string, current: number, names: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const isMeant = (name: string): boolean => name.trim().toLocaleLowerCase().startsWith(key.toLocaleLowerCase());
  const places = names.map((_, place) => (current + 1 + place) % names.length);
  return places.find((place) => isMeant(names[place] ?? ''));
}

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

/** Distance from the window's edge, and from the trigger. */
const edge = 8;
const gap = 4;

const within = (wanted: number, last: number): number => Math.max(edge, Math.min(wanted, last));

/**
 * The position of a menu: below its trigger, right-aligned or left-aligned if there is no room, above it if there is none below,
 * and always within the window. In CSS pixels from the window's corner.
 */
export function menuPlace(trigger: Box, menu: Size, view: Size): { left: number; top: number } {
  const below = trigger.bottom + gap;
  const above = trigger.top - gap - menu.height;
  const fitsBelow = below + menu.height <= view.height - edge;
  const ended = trigger.right - menu.width;
  return {
    left: within(ended < edge ? trigger.left : ended, view.width - edge - menu.width),
    top: within(fitsBelow || above < edge ? below : above, view.height - edge - menu.height),
  };
}
