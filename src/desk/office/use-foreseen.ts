import { useQuery } from '@tanstack/react-query';
import type { NamedDraft } from '../contract.ts';
import { entityClient } from './client.ts';
import { bodyOf, contentOf, type Content } from './form-state.ts';
import type { EntityScreen } from './screen.ts';

export type ForeseenScreen = Pick<EntityScreen, 'name' | 'isForeseen'>;

/** What a save would change elsewhere, and the drafts that the entry names. */
export type Foreseen = { readonly notices: readonly string[]; readonly drafts: readonly NamedDraft[] };

const nothing: Foreseen = { notices: [], drafts: [] };

/** What cannot be foreseen keeps nobody from saving, which says itself what is wrong. */
export async function foreseen({ name }: Pick<ForeseenScreen, 'name'>, body: Content): Promise<Foreseen> {
  try {
    return (await entityClient(name).foresee(body)).data;
  } catch {
    return nothing;
  }
}

/** So many entries are looked at, one after the other. */
const most = 20;

/** What changes elsewhere when these entries are taken off the site. */
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
