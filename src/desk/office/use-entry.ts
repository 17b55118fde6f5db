import { useCallback, useEffect, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { entityClient } from './client.ts';
import type { Entry } from './form-state.ts';

type Loaded = {
  /** As the server has it; null while it comes, and for a new one. */
  readonly entry: Entry | null;
  readonly failure: unknown;
  readonly isLoading: boolean;
};

/** An entry of an entity, whole; without an id a new one. */
export function useEntry(entity: EntityName, id: string | undefined) {
  const [{ entry, failure, isLoading }, set] = useState<Loaded>({ entry: null, failure: null, isLoading: id !== undefined });
  const load = useCallback(async (): Promise<Entry | null> => {
    if (id === undefined) return null;
    try {
      const { data } = await entityClient(entity).get({ id });
      set({ entry: data, failure: null, isLoading: false });
      return data;
    } catch (error) {
      set({ entry: null, failure: error, isLoading: false });
      return null;
    }
  }, [entity, id]);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- what it sets comes over the line
    void load();
  }, [load]);
  const keep = useCallback((next: Entry) => set({ entry: next, failure: null, isLoading: false }), []);
  return { entry, failure, isLoading, load, keep };
}
