import { isMarked } from './member.ts';

/**
 * What was typed and not sent yet, kept by this tab: a reload or another page loses none. Each draft belongs to a member, or to
 * nobody ('' as the owner), since the next member of a shared computer may use the same tab.
 */
const prefix = 'draft ';

export type DraftPlace = {
  /** The member's id; '' for a visitor. */
  readonly owner: string;
  /** The form. */
  readonly what: string;
};

const keyOf = ({ owner, what }: DraftPlace): string => `${prefix}${owner} ${what}`;

/** A draft as it was kept; undefined without one, and where storage is blocked or holds something else. */
export function keptDraft(place: DraftPlace): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(place)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft; undefined removes it. With blocked or full storage it lives as long as the page. */
export function keepDraft(place: DraftPlace, draft: object | undefined): void {
  watchLogout();
  try {
    if (draft) sessionStorage.setItem(keyOf(place), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(place));
  } catch {
    // Nothing to do: see above.
  }
}

function forgetWhere(isOver: (place: DraftPlace) => boolean): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const [, owner = '', what = ''] = /^draft (\S*) (.*)$/.exec(key) ?? [];
      if (key.startsWith(prefix) && isOver({ owner, what })) sessionStorage.removeItem(key);
    }
  } catch {
    // Blocked storage has none.
  }
}

/** Forgets the drafts of all members but this one; of everyone, visitors too, where nobody is logged in any more. */
export const forgetDraftsBut = (member: string | null): void =>
  forgetWhere(({ owner }) => member === null || (owner !== '' && owner !== member));

/** Forgets a form's draft, whoever began it: it was sent. */
export const forgetDraft = (form: string): void => forgetWhere(({ what }) => what === form);

let isWatched = false;
let hasExpired = false;

/** A session that expired is no logout: whoever logs in again finds what they had typed. */
export const spareDrafts = (): void => void (hasExpired = true);

/** A logout, also in another tab, takes the marker of the session away: nothing is left for whoever comes next. */
export function watchLogout(): void {
  if (isWatched || typeof window === 'undefined') return;
  isWatched = true;
  let wasMember = isMarked();
  const look = (): void => {
    const isMember = isMarked();
    // Visitors keep theirs when another cookie changes: there is nothing that they could log out of.
    if (wasMember && !isMember && !hasExpired) forgetDraftsBut(null);
    wasMember = isMember;
  };
  (window as { readonly cookieStore?: EventTarget }).cookieStore?.addEventListener('change', look);
  // For browsers without the Cookie Store API.
  addEventListener('pagehide', look);
  document.addEventListener('visibilitychange', look);
}
