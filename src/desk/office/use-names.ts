import { useEffect, useMemo, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import type { EntryState } from '../contract.ts';
import { entityClient } from './client.ts';

/** An entry as relations show it. */
export type Named = { readonly id: string; readonly title: string; readonly state: EntryState };

/** Names that were asked for in this visit: forms name the same few over and over. */
const known = new Map<string, Named>();

const keep = (entity: EntityName, entries: readonly Named[]): void => {
  for (const entry of entries) known.set(`${entity} ${entry.id}`, entry);
};

/** How many ids one question carries. */
const atOnce = 100;

/** The names of these entries, as far as they are known by now. */
export function useNames(entity: EntityName, ids: readonly string[]): ReadonlyMap<string, Named> {
  const [turn, setTurn] = useState(0);
  const wanted = ids.join(',');
  useEffect(() => {
    const missing = wanted.split(',').filter((id) => id && !known.has(`${entity} ${id}`));
    if (missing.length === 0) return undefined;
    const giveUp = new AbortController();
    const look = async (): Promise<void> => {
      for (let first = 0; first < missing.length; first += atOnce) {
        const part = missing.slice(first, first + atOnce).join(',');
        const { data } = await entityClient(entity).search({ ids: part }, { signal: giveUp.signal });
        keep(entity, data);
        setTurn((before) => before + 1);
      }
    };
    // What has no name is shown as unknown; the form is usable all the same.
    look().catch(() => {});
    return () => giveUp.abort();
  }, [entity, wanted]);
  return useMemo(
    () =>
      new Map(
        wanted.split(',').flatMap((id) => {
          const entry = known.get(`${entity} ${id}`);
          return entry ? [[id, entry] as const] : [];
        }),
      ),
    // The turn says that more became known.
    // oxlint-disable-next-line react/exhaustive-deps
    [entity, wanted, turn],
  );
}

/** How long after the last letter the server is asked, in ms. */
const calm = 200;

/** Entries whose titles have these words; without words the first ones. Asks only while it is wanted. */
export function useSearch(entity: EntityName, words: string, isWanted: boolean): { found: readonly Named[]; isLooking: boolean } {
  const [answer, setAnswer] = useState<{ readonly to: string; readonly found: readonly Named[] }>({ to: '', found: [] });
  const question = `${entity} ${words}`;
  useEffect(() => {
    if (!isWanted) return undefined;
    const giveUp = new AbortController();
    const look = async (): Promise<void> => {
      const { data } = await entityClient(entity).search({ query: words.slice(0, 200) }, { signal: giveUp.signal });
      keep(entity, data);
      setAnswer({ to: question, found: data });
    };
    const timer = setTimeout(() => {
      // A question that failed has found nothing.
      look().catch(() => !giveUp.signal.aborted && setAnswer({ to: question, found: [] }));
    }, calm);
    return () => {
      clearTimeout(timer);
      giveUp.abort();
    };
  }, [entity, words, question, isWanted]);
  return { found: answer.found, isLooking: isWanted && answer.to !== question };
}
