import { eq } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { readContent } from './contents.ts';
import type { Entity } from './entity.ts';
import { deskMoves } from './tables.ts';

/** The current path (without language prefix) of what used to be at this one; null if nothing was, or it is gone. */
export async function findMoved(db: Db, entities: readonly Entity[], path: string): Promise<string | null> {
  const [move] = await db.select().from(deskMoves).where(eq(deskMoves.path, path));
  const entity = move && entities.find(({ name }) => name === move.entity);
  const content = entity && (await readContent(db, entity, move.entryId));
  const now = content ? (entity.address?.(content) ?? null) : null;
  return now === path ? null : now;
}
