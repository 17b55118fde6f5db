import { useSyncExternalStore } from 'react';
import type { Result } from '#kit/result.ts';
import type { User } from '../contract.ts';

/*
 * Who is logged in, as the pages know it. Pages are the same for everyone; what is a member's own is filled in from here
 * once it is known. Small, since the start page carries it.
 */
let member: User | null = null;
const listeners = new Set<() => void>();

/** Knows a member from now on, or nobody. Only for browsers: a server has many at once. */
export function keepMember(next: User | null): void {
  if (import.meta.env.SSR || next === member) return;
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

/** The member who is logged in; null for visitors, and until it is known. */
export const useMember = (): User | null => useSyncExternalStore(watch, currentMember, () => null);

/** Whether the marker says that there is a session (S4.1). The session's own cookie is none of a script's business. */
export const isMarked = (): boolean => /(?:^|; )has_session=1/.test(document.cookie);

/** No session after all, whatever the marker says: nobody asks again until the next login. */
function unmark(): void {
  document.cookie = 'has_session=; path=/; max-age=0; samesite=lax';
  keepMember(null);
}

/**
 * Finds out who is logged in wherever the marker is (S4.1): now, and when a login or logout anywhere, such as in another
 * tab, changes it. What goes wrong is silent: a 401 only takes the marker away.
 */
export function followSession(askUser: () => Promise<Result<{ data: User }>>): void {
  const look = (): void => {
    if (!isMarked()) keepMember(null);
    else
      askUser().then(
        (answer) => (answer.ok ? keepMember(answer.value.data) : unmark()),
        () => {},
      );
  };
  look();
  // Browsers without a cookie store look when the reader comes back.
  if (!('cookieStore' in window)) document.addEventListener('visibilitychange', () => document.hidden || look());
  else
    (window.cookieStore as EventTarget).addEventListener('change', (event) => {
      const { changed, deleted } = event as CookieChangeEvent;
      if ([...changed, ...deleted].some(({ name }) => name === 'has_session')) look();
    });
}
