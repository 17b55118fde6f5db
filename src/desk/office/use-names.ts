import { useQuery } from '@tanstack/react-query';
import type { EntityName } from '#paths/office-api.ts';
import type { EntryState } from '../contract.ts';
import { entityClient } from './client.ts';

/** An entry as relations show it. */
export type Named = { readonly id: string; readonly title: string; readonly state: EntryState };

/** Names that were told in this visit: forms name the same few over and over. */
const known = new Map<string, Named>();

export const keepNames = (entity: EntityName, entries: readonly Named[]): void => {
  for (const entry of entries) known.set(`${entity} ${entry.id}`, entry);
};

/** How many ids one question carries. */
const atOnce = 100;

/** The names of these entries, as far as they are known by now. */
export function useNames(entity: EntityName, ids: readonly string[]): ReadonlyMap<string, Named> {
  const { search } = entityClient(entity);
  const missing = ids.filter((id) => id !== '' && !known.has(`${entity} ${id}`));
  // What has no name is shown as unknown; the form is usable all the same.
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
