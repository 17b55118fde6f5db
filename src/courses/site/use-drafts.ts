import { useCallback, useState } from 'react';

/** Unsaved text, and the revision of the note on which it is based. */
type Draft = { readonly text: string; readonly revision: number };

export type Drafts = {
  readonly of: (day: number) => Draft | undefined;
  readonly write: (day: number, draft: Draft) => void;
  /** The note has a new revision; if it equals the draft, nothing is left to save. */
  readonly settle: (day: number, note: Draft) => void;
};

/** Unsaved notes by day: selecting another day loses none. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<number, Draft>>(new Map());
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
