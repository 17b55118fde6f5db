import { ok, type Result } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import type { Wish } from '../contract.ts';
import type { Entity } from './entity.ts';
import { saveEntry, type Actor } from './save.ts';
import type { Content } from './tables.ts';

/** Ends a transaction that was never meant to stay. */
class Foreseen extends Error {}

type Given = { readonly wish: Wish; readonly content: Content; readonly actor: Actor };

/**
 * What else a save would change, in sentences: it is done, looked at and undone. Nothing where the entity has nothing to say, and where
 * it could not be saved, which the save itself says.
 */
export async function foresee(
  db: Db,
  { foresight, ...entity }: Entity,
  { wish, content, actor }: Given,
): Promise<Result<string[]>> {
  if (!foresight) return ok([]);
  let told: string[] = [];
  try {
    await db.transaction(async (tx) => {
      const tell = await foresight(tx);
      const saved = await saveEntry(tx, entity, wish, content, actor);
      if (saved.ok) told = await tell(actor.locale);
      throw new Foreseen();
    });
  } catch (error) {
    if (!(error instanceof Foreseen)) throw error;
  }
  return ok(told);
}
