import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isMobile, windowSize } from '#ui/window-size.ts';
import { menuPlace } from './menu-place.ts';

type Popup = RefObject<HTMLElement | null>;

/** Beside its trigger; on phones the style sheet puts it at the lower edge. */
function place(popup: HTMLElement, trigger: Element): void {
  const { offsetWidth: width, offsetHeight: height } = popup;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const { left, top } = menuPlace(trigger.getBoundingClientRect(), { width, height }, view);
  popup.style.setProperty('--left', `${left}px`);
  popup.style.setProperty('--top', `${top}px`);
}

/** Every trigger asks by itself: a second press closes, or another menu opens (S2.35). */
const isTrigger = (target: Element): boolean => target.closest('[aria-haspopup=menu], [data-share]') !== null;

/**
 * Shows a menu at its trigger for as long as it is mounted. Focus goes in, and back at the end; a press outside, scrolling,
 * another size of the window, Escape, leaving it by Tab and a change of page close it (S2.35). `first` is the
 * selector of what has the focus first; another one, and the menu has another content and size.
 */
export function useMenuPopup(popup: Popup, trigger: HTMLElement, first: string, onClose: () => void): void {
  useShown(popup, trigger);
  useLayoutEffect(() => {
    const target = popup.current;
    if (!target) return;
    place(target, trigger);
    target.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [popup, trigger, first]);
  useEnds(popup, onClose);
}

function useShown(popup: Popup, trigger: HTMLElement): void {
  useLayoutEffect(() => {
    const target = popup.current;
    target?.showPopover();
    trigger.setAttribute('aria-expanded', 'true');
    return () => {
      trigger.setAttribute('aria-expanded', 'false');
      // Not where a press has put it elsewhere.
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
    // Over a dimmed page a press only closes.
    if (isMobile(windowSize())) swallowClick();
  });
  const scroll = useEffectEvent((event: Event) => isOutside(event) && onClose());
  const key = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The layer below stays.
      event.preventDefault();
      event.stopPropagation();
      onClose();
    }
  });
  const leave = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !popup.current?.contains(relatedTarget) && !isTrigger(relatedTarget)) onClose();
  });
  // Together with what is shown: the next press may come before the browser has painted.
  useLayoutEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const target = popup.current;
    document.addEventListener('pointerdown', (event) => press(event), { signal, capture: true });
    document.addEventListener('scroll', (event) => scroll(event), { signal, capture: true, passive: true });
    document.addEventListener('keydown', (event) => key(event), { signal, capture: true });
    // Above what React hears and below the layer, to which these keys mean something else.
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

/** The click that follows the press which closed the menu goes nowhere. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', swallow, { capture: true, once: true });
  // A press that becomes a swipe has no click.
  document.addEventListener('pointercancel', () => document.removeEventListener('click', swallow, true), { once: true });
}
