import { isMarked } from '#accounts/site/door.ts';

/**
 * Unsaved notes of the days of courses, kept by this tab until they are saved: a reload or another page loses none. Per member,
 * since a note is private and the next member of a shared computer may use the same tab.
 */
const prefix = 'day-note ';

/** Unsaved text, and the revision of the note on which it is based. */
export type Draft = { readonly text: string; readonly revision: number };

export type DraftPlace = { readonly member: string; readonly coaching: string };

const keyOf = ({ member, coaching }: DraftPlace): string => `${prefix}${member} ${coaching}`;

const isDraft = (value: unknown): value is readonly [number, Draft] => {
  if (!Array.isArray(value)) return false;
  const [day, draft] = value as [unknown, Partial<Draft> | null | undefined];
  return typeof day === 'number' && typeof draft?.text === 'string' && typeof draft.revision === 'number';
};

/** The drafts of a course by day; none where storage is blocked, or holds something else. */
export function keptDrafts(place: DraftPlace): ReadonlyMap<number, Draft> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]');
    return new Map(Array.isArray(value) ? value.filter(isDraft) : []);
  } catch {
    return new Map();
  }
}

let isWatched = false;

/** A logout, also in another tab, takes the marker of the session away: nothing is left for whoever comes next. */
export function watchLogout(): void {
  if (isWatched || typeof window === 'undefined') return;
  isWatched = true;
  const look = (): void => {
    if (!isMarked()) forgetDraftsBut(null);
  };
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener('change', look);
  // For browsers without the Cookie Store API.
  addEventListener('pagehide', look);
  document.addEventListener('visibilitychange', look);
}

/** With blocked or full storage they live as long as the page, as everything typed into it. */
export function keepDrafts(place: DraftPlace, drafts: ReadonlyMap<number, Draft>): void {
  watchLogout();
  try {
    if (drafts.size === 0) sessionStorage.removeItem(keyOf(place));
    else sessionStorage.setItem(keyOf(place), JSON.stringify([...drafts]));
  } catch {
    // Nothing to do: see above.
  }
}

/** Forgets the drafts of everyone but this member; of everyone where nobody is logged in. */
export function forgetDraftsBut(member: string | null): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix) && (member === null || !key.startsWith(`${prefix}${member} `))) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage has none.
  }
}
