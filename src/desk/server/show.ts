import { fail, ok, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { asToday } from './as-today.ts';
import type { Entity, PictureFacts, Saving } from './entity.ts';
import { completed, prepare } from './pictures.ts';
import { readContent } from './contents.ts';
import { legible } from './legible.ts';
import { place } from './place.ts';
import { findStanding } from './standing.ts';
import type { Content } from './tables.ts';

/** Thrown to roll back a preview. */
class Shown extends Error {}

type Showing = { readonly db: Db; readonly pictures: PictureFacts };

/**
 * Runs something on the database as if the entry's draft were published, then rolls it back. `not-found` if there is neither a
 * draft nor scheduled content.
 */
export async function showWith<Value>(
  { db, pictures }: Showing,
  entity: Entity,
  { id, ...when }: { readonly id: string; readonly now: Date; readonly locale: Locale },
  make: (db: Db) => Promise<Value>,
): Promise<Result<Value>> {
  let made: Result<Value> = fail('not-found');
  const before = await findStanding(db, entity, id);
  const own = before?.state === 'draft' ? await readContent(db, entity, id) : undefined;
  const seen = await prepare({ db, pictures }, entity, before?.draft ?? own ?? {});
  const saving: Saving = { id, ...when, pictures: seen.pictures };
  try {
    await db.transaction(async (tx) => {
      const row = await findStanding(tx, entity, id);
      if (row?.state === 'binned') return;
      const given = row?.draft ?? (row?.state === 'draft' ? await readContent(tx, entity, id) : undefined);
      if (row && given) {
        const content = await readable(tx, entity, given, saving);
        await place(tx, entity, { content, state: 'published', before: row.state }, saving);
      }
      // All queries must use this transaction: the embedded database has no other connection.
      made = ok(await make(tx as unknown as Db));
      throw new Shown();
    });
  } catch (error) {
    if (!(error instanceof Shown)) throw error;
  }
  return made;
}

/** Missing references are not shown. */
async function readable(tx: Tx, entity: Entity, draft: Content, saving: Saving): Promise<Content> {
  const content = await legible(tx, entity, saving.id, draft, (await readContent(tx, entity, saving.id)) ?? {});
  const today = await asToday(tx, entity, content, { locale: saving.locale, hasPicture: () => Promise.resolve(true) });
  return completed(entity, today.ok ? today.value.content : content, saving);
}
