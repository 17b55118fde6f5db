import { useEffect, useRef, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { entityClient } from './client.ts';
import type { Content } from './form-state.ts';
import { keepNew } from './kept-new.ts';

/** Delay of the autosave after the last change, in ms. */
const debounceMs = 1500;

/** `isHere`: saved in this browser only. */
type Kept = { readonly at: string; readonly isHere: boolean } | { readonly failed: true } | null;

async function keepOn(entity: EntityName, id: string, content: Content): Promise<{ readonly at: string }> {
  const { data } = await entityClient(entity).draft({ id, content });
  return { at: data.at ?? new Date().toISOString() };
}

/**
 * Saves changes as a draft on the server shortly after the last one (S10.8); of a new entry in the browser. Paused by `isPaused`
 * while a dialog is open or a save runs.
 */
export function useAutosave(entity: EntityName, id: string | undefined, content: Content, isChanged: boolean, isPaused: boolean) {
  const [kept, setKept] = useState<Kept>(null);
  const sent = useRef<Content | null>(null);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (!isChanged || isPaused || sent.current === content) return undefined;
    const keep = async (): Promise<void> => {
      sent.current = content;
      try {
        const { at } = id === undefined ? keepNew(entity, content) : await keepOn(entity, id, content);
        setKept({ at, isHere: id === undefined });
      } catch {
        sent.current = null;
        setKept({ failed: true });
      }
    };
    const timer = setTimeout(() => {
      running.current = keep();
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [entity, id, content, isChanged, isPaused]);
  return {
    kept,
    /** Resolves when no autosave is running; awaited before a save, which deletes the draft. */
    settled: (): Promise<unknown> => running.current,
    /** Resets the status of an earlier draft. */
    reset: (): void => {
      sent.current = null;
      setKept(null);
    },
  };
}
