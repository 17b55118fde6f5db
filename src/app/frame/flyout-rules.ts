import type { WindowSize } from '#ui/window-size.ts';
import { isDropdown } from '#ui/window-size.ts';

/** The navigation items that have a flyout (S2.28). */
export type FlyoutItem = 'presenter' | 'health' | 'feelgood' | 'partner' | 'search';

/** `closeIn`: milliseconds until `elapsed` is due; null while something keeps the flyout open. */
export type FlyoutState = { readonly open: FlyoutItem | null; readonly closeIn: number | null };

export type FlyoutEvent =
  /** Hover, focus, or arrow down. */
  | { readonly type: 'reach'; readonly item: FlyoutItem }
  | { readonly type: 'leave-item' }
  | { readonly type: 'enter-flyout' }
  | { readonly type: 'leave-flyout' }
  /** Escape, or navigation to another page. */
  | { readonly type: 'dismiss' }
  | { readonly type: 'elapsed' };

export const closedFlyout: FlyoutState = { open: null, closeIn: null };

/** Maximum number of entries in a flyout (S9.5). */
export const flyoutLimits = { coachings: 4, retreats: 3, partners: 6 } as const;

const afterItem = 500;
const afterFlyout = 200;

/** The reducer (S2.28, S4.22): a flyout waits longer for a pointer that is still moving from the item to it. */
export function nextFlyout(state: FlyoutState, event: FlyoutEvent): FlyoutState {
  if (event.type === 'reach') return { open: event.item, closeIn: null };
  if (state.open === null) return state;
  switch (event.type) {
    case 'leave-item':
      return { ...state, closeIn: afterItem };
    case 'enter-flyout':
      return { ...state, closeIn: null };
    case 'leave-flyout':
      return { ...state, closeIn: afterFlyout };
    case 'dismiss':
    case 'elapsed':
      return closedFlyout;
  }
}

export type Flyout = { readonly send: (event: FlyoutEvent) => void; readonly stop: () => void };

/** Runs the reducer with real timers; `show` is called whenever the open flyout changes. */
export function runFlyout(show: (open: FlyoutItem | null) => void): Flyout {
  let state = closedFlyout;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (event: FlyoutEvent) => {
    const before = state;
    state = nextFlyout(before, event);
    if (state === before) return;
    clearTimeout(timer);
    if (state.closeIn !== null) timer = setTimeout(() => send({ type: 'elapsed' }), state.closeIn);
    if (state.open !== before.open) show(state.open);
  };
  return { send, stop: () => clearTimeout(timer) };
}

/**
 * Height of a flyout in pixels (S9.5). As a dropdown it extends below the window, so that a phone's collapsing toolbars never
 * reveal the page.
 */
export function flyoutHeight(size: WindowSize): number {
  if (isDropdown(size)) return size.height + 100;
  return size.height < 725 ? 550 : 650;
}
