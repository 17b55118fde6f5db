import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { useAgain } from '#ui/use-again.ts';
import { CallFailed, entityClient } from './client.ts';
import { beforeOf, type Content, type Edits } from './form-state.ts';
import { keepNew } from './kept-new.ts';

/** Delay of the autosave after the last change, in ms. */
const debounceMs = 1500;

/** `isHere`: saved in this browser only. */
type Kept = { readonly at: string; readonly isHere: boolean } | { readonly failed: true } | null;

type Autosaved = {
  readonly entity: EntityName;
  readonly id: string | undefined;
  /** What it is saved as if it is new. */
  readonly newId: string;
  /** What the form began with. */
  readonly before: Content;
  readonly content: Content;
  readonly isChanged: boolean;
  /** While a dialog is open or a save runs. */
  readonly isPaused: boolean;
  /** Another draft is there, and nothing was kept: whether it is what was `tried` here before, whose answer was lost. */
  readonly isOwn: (tried: Content | null) => Promise<boolean>;
};

/** Saves changes as a draft on the server shortly after the last one (S10.8); of a new entry in the browser. */
export function useAutosave({ entity, id, newId, before, content, isChanged, isPaused, isOwn }: Autosaved) {
  const [kept, setKept] = useState<Kept>(null);
  /** A failure that may pass; until then it is not tried again. */
  const [failure, setFailure] = useState<object | null>(null);
  useAgain(
    failure,
    useCallback(() => setFailure(null), []),
  );
  const sent = useRef<Content | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef<(() => void) | null>(null);
  const known = useRef<string | null>(null);
  const tried = useRef<Content | null>(null);
  const meet = useEffectEvent(isOwn);
  useEffect(() => {
    if (!isChanged || isPaused || failure || sent.current === content) return undefined;
    const fail = (): void => {
      sent.current = null;
      setKept({ failed: true });
    };
    const keep = async (): Promise<void> => {
      sent.current = content;
      try {
        const at = await keepEdits({ entity, id, newId }, { before, content }, known.current);
        if (at !== null) {
          known.current = at;
          return setKept({ at, isHere: id === undefined });
        }
      } catch (error) {
        tried.current = content;
        fail();
        if (mayPass(error)) setFailure({});
        return undefined;
      }
      return (await meet(tried.current)) ? keep() : fail();
    };
    const start = (): void => {
      waiting.current = null;
      running.current = keep();
    };
    const timer = setTimeout(start, debounceMs);
    waiting.current = start;
    return () => {
      clearTimeout(timer);
      waiting.current = null;
    };
  }, [entity, id, newId, before, content, isChanged, isPaused, failure]);
  return {
    kept,
    /** The time of the draft that somebody here has written, taken up or discarded; null if there is none. */
    known: (): string | null => known.current,
    know: (at: string | null): void => void (known.current = at),
    /** Resolves when no autosave is running; awaited before a save, which deletes the draft. */
    settled: (): Promise<unknown> => running.current,
    /** The same, once the latest edits are kept: awaited before they leave the form. */
    flushed: (): Promise<unknown> => {
      waiting.current?.();
      return running.current;
    },
    /** Resets the status of an earlier draft. */
    reset: (): void => {
      sent.current = null;
      setKept(null);
      setFailure(null);
    },
  };
}

/** When they were kept; null where another draft than the known one is there. */
async function keepEdits({ entity, id, newId }: Pick<Autosaved, 'entity' | 'id' | 'newId'>, edits: Edits, known: string | null) {
  const { content } = edits;
  if (id === undefined) return keepNew(entity, { id: newId, content }, known)?.at ?? null;
  try {
    return (await entityClient(entity).draft({ id, content, before: beforeOf(edits), draft_at: known })).data.at;
  } catch (error) {
    if (isConflict(error)) return null;
    throw error;
  }
}

/** A lost connection, or a server that is away or busy. */
const mayPass = (error: unknown): boolean => !(error instanceof CallFailed) || error.status >= 500 || error.status === 429;

export const isConflict = (error: unknown): boolean => error instanceof CallFailed && error.status === 409;
