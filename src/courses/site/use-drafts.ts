import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { currentMember, forgetDraftsBut } from '#accounts/site/door.ts';
import { type Draft, keepDrafts, keptDrafts } from './kept-drafts.ts';

export type Drafts = {
  readonly of: (day: number) => Draft | undefined;
  readonly write: (day: number, draft: Draft) => void;
  /** The note has a new revision; if it equals the draft, nothing is left to save. */
  readonly settle: (day: number, note: Draft) => void;
};

/**
 * Unsaved notes of a course by day: neither selecting another day, nor leaving the page, nor a reload loses one. Belongs to one
 * member and course for as long as it is mounted.
 */
export function useDrafts(coaching: string): Drafts {
  const [place] = useState(() => {
    const member = currentMember()?.id;
    return member === undefined ? null : { member, coaching };
  });
  const [drafts, setDrafts] = useState(() => (place ? keptDrafts(place) : new Map<number, Draft>()));
  useEffect(() => {
    // What somebody left who could not log out here, because the session ended elsewhere.
    if (place) forgetDraftsBut(place.member);
  }, [place]);
  // Not after the paint: a reload may come before that.
  useLayoutEffect(() => {
    if (place) keepDrafts(place, drafts);
  }, [place, drafts]);
  const write = useCallback((day: number, draft: Draft) => setDrafts((before) => new Map(before).set(day, draft)), []);
  const settle = useCallback((day: number, { text, revision }: Draft) => {
    setDrafts((before) => {
      const after = new Map(before);
      const draft = after.get(day);
      if (draft?.text === text) after.delete(day);
      else if (draft) after.set(day, { ...draft, revision });
      return after;
    });
  }, []);
  return { of: (day) => drafts.get(day), write, settle };
}
