import { useCallback, useState } from 'react';

/** What was typed and is not saved yet, and the revision of the note over which it was typed. */
type Draft = { readonly text: string; readonly revision: number };

export type Drafts = {
  readonly of: (day: number) => Draft | undefined;
  readonly write: (day: number, draft: Draft) => void;
  /** The note is of another revision now; where it says what was typed, nothing is left to be saved. */
  readonly settle: (day: number, note: Draft) => void;
};

/** Unsaved notes by their days: looking at another day loses none of them. */
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
