import { useEffect, useState } from 'react';
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
export function useForeseenTakeOff(screen: ForeseenScreen, ids: readonly string[], isWanted: boolean): readonly string[] {
  const { name, isForeseen = false } = screen;
  const [notices, setNotices] = useState<readonly string[]>([]);
  const wanted = isForeseen && isWanted ? ids.slice(0, most).join(',') : '';
  useEffect(() => {
    let isCurrent = true;
    const find = async (): Promise<void> => {
      const found: string[] = [];
      for (const id of wanted.split(',').filter(Boolean)) {
        const { data } = await entityClient(name).get({ id });
        if (data.state !== 'published') continue;
        const body = bodyOf(data, contentOf(data), { state: 'draft', publish_at: null, unpublish_at: null });
        found.push(...(await foreseen({ name }, body)).notices);
      }
      if (isCurrent) setNotices([...new Set(found)]);
    };
    find().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [name, wanted]);
  return notices;
}
