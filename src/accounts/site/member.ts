import { useSyncExternalStore } from 'react';
import type { Result } from '#kit/result.ts';
import type { User } from '../contract.ts';

/*
 * The logged-in member on the client. Pages are the same for everyone; personal parts are filled in from here. Small, since the
 * start page loads it.
 */
let member: User | null = null;
const listeners = new Set<() => void>();

/**
 * Sets the member, or null. Only in browsers: a server has many at once. Null again is told as well: there may be no session any more,
 * though no member was known before.
 */
export function keepMember(next: User | null): void {
  if (import.meta.env.SSR) return;
  member = next;
  for (const listener of listeners) listener();
}

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

export const currentMember = (): User | null => member;

/** The logged-in member; null for visitors, and until it is loaded. */
export const useMember = (): User | null => useSyncExternalStore(watch, currentMember, () => null);

/** Whether the marker cookie says that there is a session (S4.1). The session cookie itself is httpOnly. */
export const isMarked = (): boolean => /(?:^|; )has_session=1/.test(document.cookie);

/** The same, and again when it turns out that there is none; on the server there may be one. */
export const useMarked = (): boolean => useSyncExternalStore(watch, isMarked, () => true);

/** There is no session after all: do not ask again until the next login. */
function unmark(): void {
  document.cookie = 'has_session=; path=/; max-age=0; samesite=lax';
  keepMember(null);
}

/**
 * Loads the member if the marker cookie is set (S4.1): now, and whenever a login or logout, possibly in another tab, changes it.
 * Errors are silent: a 401 only removes the marker. Without an answer `onLost` gets how to ask again, and null once there is one.
 */
export function followSession(
  askUser: () => Promise<Result<{ data: User }>>,
  onLost: (lost: { readonly again: () => void } | null) => void,
): void {
  const know = (answer: Result<{ data: User }>): void => {
    onLost(null);
    if (answer.ok) keepMember(answer.value.data);
    else unmark();
  };
  const look = (): void => {
    if (!isMarked()) keepMember(null);
    else askUser().then(know, () => onLost({ again: look }));
  };
  look();
  // Back may show a page as it was left (bfcache), which heard of nothing meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && look());
  // Browsers without the Cookie Store API check when the tab becomes visible.
  if (!('cookieStore' in window)) document.addEventListener('visibilitychange', () => document.hidden || look());
  else
    (window.cookieStore as EventTarget).addEventListener('change', (event) => {
      const { changed, deleted } = event as CookieChangeEvent;
      if ([...changed, ...deleted].some(({ name }) => name === 'has_session')) look();
    });
}
