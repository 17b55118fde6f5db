import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '#paths/office-api.ts';
import type { EntryState } from '../contract.ts';
import { entityClient } from './client.ts';

/** An entry as a relation shows it. */
export type Named = { readonly id: string; readonly title: string; readonly state: EntryState };

/** Names cached for this visit: forms refer to the same few entries over and over. */
const known = new Map<string, Named>();

export const keepNames = (entity: EntityName, entries: readonly Named[]): void => {
  for (const entry of entries) known.set(`${entity} ${entry.id}`, entry);
};

/** Maximum number of ids in one request. */
const atOnce = 100;

/** The names of these entries, as far as they are loaded. */
export function useNames(entity: EntityName, ids: readonly string[]): ReadonlyMap<string, Named> {
  const { search } = entityClient(entity);
  const missing = ids.filter((id) => id !== '' && !known.has(`${entity} ${id}`));
  // Entries without a name are shown as unknown; the form stays usable.
  useQuery({
    queryKey: [search.address, missing],
    queryFn: async ({ signal }) => {
      for (let first = 0; first < missing.length; first += atOnce)
        keepNames(entity, (await search({ ids: missing.slice(first, first + atOnce).join(',') }, { signal })).data);
      return missing.length;
    },
    enabled: missing.length > 0,
  });
  return new Map(
    ids.flatMap((id) => {
      const entry = known.get(`${entity} ${id}`);
      return entry ? [[id, entry] as const] : [];
    }),
  );
}
