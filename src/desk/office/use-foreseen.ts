import { useQuery } from '@tanstack/react-query';
import type { NamedDraft } from '../contract.ts';
import { entityClient } from './client.ts';
import { bodyOf, contentOf, type Content } from './form-state.ts';
import type { EntityScreen } from './screen.ts';

export type ForeseenScreen = Pick<EntityScreen, 'name' | 'isForeseen'>;

/** The effects of a save elsewhere, and the drafts that the entry refers to. */
export type Foreseen = { readonly notices: readonly string[]; readonly drafts: readonly NamedDraft[] };

const nothing: Foreseen = { notices: [], drafts: [] };

/** If the effects cannot be computed, saving goes ahead and reports what is wrong. */
export async function foreseen({ name }: Pick<ForeseenScreen, 'name'>, body: Content): Promise<Foreseen> {
  try {
    return (await entityClient(name).foresee(body)).data;
  } catch {
    return nothing;
  }
}

/** At most this many entries are checked, one after the other. */
const most = 20;

/** The effects elsewhere of unpublishing these entries. */
export function useForeseenTakeOff(
  { name, isForeseen = false }: ForeseenScreen,
  ids: readonly string[],
  isWanted: boolean,
): readonly string[] {
  const { get, foresee } = entityClient(name);
  const { data = nothing.notices } = useQuery({
    queryKey: [foresee.address, ids],
    queryFn: async ({ signal }) => {
      const found: string[] = [];
      for (const id of ids.slice(0, most)) {
        const { data: entry } = await get({ id }, { signal });
        if (entry.state !== 'published') continue;
        const body = bodyOf(entry, contentOf(entry), { state: 'draft', publish_at: null, unpublish_at: null });
        found.push(...(await foreseen({ name }, body)).notices);
      }
      return [...new Set(found)];
    },
    enabled: isForeseen && isWanted,
  });
  return data;
}
