import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { useAgain } from '#ui/use-again.ts';
import { CallFailed, entityClient } from './client.ts';
import type { Content } from './form-state.ts';
import { keepNew } from './kept-new.ts';

/** Delay of the autosave after the last change, in ms. */
const debounceMs = 1500;

/** `isHere`: saved in this browser only. */
type Kept = { readonly at: string; readonly isHere: boolean } | { readonly failed: true } | null;

type Autosaved = {
  readonly entity: EntityName;
  readonly id: string | undefined;
  readonly content: Content;
  readonly isChanged: boolean;
  /** While a dialog is open or a save runs. */
  readonly isPaused: boolean;
  /** The time of the draft that the form begins with. */
  readonly draftAt: string | null;
  /** Another draft is there, and nothing was kept: whether it is what was `tried` here before, whose answer was lost. */
  readonly isOwn: (tried: Content | null) => Promise<boolean>;
};

/** Saves changes as a draft on the server shortly after the last one (S10.8); of a new entry in the browser. */
export function useAutosave({ entity, id, content, isChanged, isPaused, draftAt, isOwn }: Autosaved) {
  const [kept, setKept] = useState<Kept>(null);
  /** A failure that may pass; until then it is not tried again. */
  const [failure, setFailure] = useState<object | null>(null);
  useAgain(
    failure,
    useCallback(() => setFailure(null), []),
  );
  const sent = useRef<Content | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const known = useRef(draftAt);
  const tried = useRef<Content | null>(null);
  const meet = useEffectEvent(isOwn);
  useEffect(() => {
    if (!isChanged || isPaused || failure || sent.current === content) return undefined;
    const keep = async (): Promise<void> => {
      sent.current = content;
      try {
        const at =
          id === undefined
            ? keepNew(entity, content, known.current)?.at
            : (await entityClient(entity).draft({ id, content, draft_at: known.current })).data.at;
        if (!at) throw new Met();
        known.current = at;
        setKept({ at, isHere: id === undefined });
      } catch (error) {
        if (error instanceof Met || isConflict(error)) {
          if (await meet(tried.current)) return keep();
        } else tried.current = content;
        sent.current = null;
        setKept({ failed: true });
        if (mayPass(error)) setFailure({});
      }
    };
    const timer = setTimeout(() => {
      running.current = keep();
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [entity, id, content, isChanged, isPaused, failure]);
  return {
    kept,
    /** The time of the draft that somebody here has written, taken up or discarded; null if there is none. */
    known: (): string | null => known.current,
    know: (at: string | null): void => void (known.current = at),
    /** Resolves when no autosave is running; awaited before a save, which deletes the draft. */
    settled: (): Promise<unknown> => running.current,
    /** Resets the status of an earlier draft. */
    reset: (): void => {
      sent.current = null;
      setKept(null);
      setFailure(null);
    },
  };
}

class Met extends Error {}

/** A lost connection, or a server that is away or busy. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallFailed ? error.status >= 500 || error.status === 429 : !(error instanceof Met);

export const isConflict = (error: unknown): boolean => error instanceof CallFailed && error.status === 409;
