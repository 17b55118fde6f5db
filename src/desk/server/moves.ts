import { eq } from 'drizzle-orm';
import type { EntityName } from '#paths/office-api.ts';
import type { Db } from '#platform/database.ts';
import { readContent } from './contents.ts';
import type { Entity } from './entity.ts';
import { stateOf } from './standing.ts';
import { deskMoves, deskShown } from './tables.ts';

/** What happened to the former content of a path: it has moved, or it was removed. */
export type Past = { readonly kind: 'moved'; readonly to: string } | { readonly kind: 'gone' };

/** The former content of a path (without language prefix); null if there was none, or it may reappear there. */
export async function findPast(db: Db, entities: readonly Entity[], path: string): Promise<Past | null> {
  const [move] = await db.select().from(deskMoves).where(eq(deskMoves.path, path));
  const known = move ? [move] : await db.select().from(deskShown).where(eq(deskShown.path, path));
  const pasts = await Promise.all(known.map((one) => pastOf(db, entities, { ...one, path })));
  return pasts.find((past) => past !== null) ?? null;
}

type Known = { readonly entity: EntityName; readonly entryId: string; readonly path: string };

async function pastOf(db: Db, entities: readonly Entity[], { entity: name, entryId, path }: Known): Promise<Past | null> {
  const entity = entities.find((one) => one.name === name);
  if (!entity) return null;
  const state = await stateOf(db, entity, entryId);
  if (state === undefined || state === 'binned') return { kind: 'gone' };
  if (state === 'draft') return null;
  const content = await readContent(db, entity, entryId);
  const to = content && entity.address?.(content);
  return to && to !== path ? { kind: 'moved', to } : null;
}
