import { useEffect, useRef, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { entityClient } from './client.ts';
import type { Content } from './form-state.ts';
import { keepNew } from './kept-new.ts';

/** How long after the last change it is kept, in ms. */
const debounceMs = 1500;

/** `isHere`: in this browser alone. */
type Kept = { readonly at: string; readonly isHere: boolean } | { readonly failed: true } | null;

async function keepOn(entity: EntityName, id: string, content: Content): Promise<{ readonly at: string }> {
  const { data } = await entityClient(entity).draft({ id, content });
  return { at: data.at ?? new Date().toISOString() };
}

/**
 * Keeps what was begun to change on the server, a moment after the last change (S10.8); of a new entry in the browser. `isPaused`
 * while something else is said or done with the entry.
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
    /** Nothing is on its way any more; to be awaited before a save, which forgets the draft. */
    settled: (): Promise<unknown> => running.current,
    /** Forgets what was said of an earlier draft. */
    reset: (): void => {
      sent.current = null;
      setKept(null);
    },
  };
}
