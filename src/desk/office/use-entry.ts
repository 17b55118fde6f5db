import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '#paths/office-api.ts';
import { entityClient } from './client.ts';
import type { Entry } from './form-state.ts';
import { answers } from './use-call.ts';

/** An entry of an entity, whole, as the server has it; null while it comes, and for a new one (without an id). */
export function useEntry(entity: EntityName, id = '') {
  const { get } = entityClient(entity);
  const queryKey = [get.address, id];
  const { data, error, isPending, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Entry> => (await get({ id }, { signal })).data,
    enabled: id !== '',
  });
  return {
    entry: data ?? null,
    failure: error,
    isLoading: id !== '' && isPending,
    load: async (): Promise<Entry | null> => {
      if (id === '') return null;
      const { data: next, isSuccess } = await refetch();
      return isSuccess ? next : null;
    },
    /** Instead of what was loaded: what a save answered. */
    keep: (next: Entry): void => void answers.setQueryData(queryKey, next),
  };
}
