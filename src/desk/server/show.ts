import { fail, ok, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { asToday } from './as-today.ts';
import type { Entity, PictureFacts, Saving } from './entity.ts';
import { completed, prepare } from './pictures.ts';
import { readContent } from './contents.ts';
import { place } from './place.ts';
import { findStanding } from './standing.ts';
import type { Content } from './tables.ts';

/** Ends a transaction that was never meant to stay. */
class Shown extends Error {}

type Showing = { readonly db: Db; readonly pictures: PictureFacts };

/**
 * Makes something of the database as it would be with the entry's draft published. All of it is undone. `not-found` where there
 * is neither a draft nor content that waits.
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
      // Inside of the transaction every question goes its way: on the embedded database there is no other.
      made = ok(await make(tx as unknown as Db));
      throw new Shown();
    });
  } catch (error) {
    if (!(error instanceof Shown)) throw error;
  }
  return made;
}

/** A draft may have been kept in the middle of a word; what it lacks has its empty value, and what is gone is not shown. */
async function readable(tx: Tx, entity: Entity, content: Content, saving: Saving): Promise<Content> {
  const today = await asToday(tx, entity, content, { locale: saving.locale, hasPicture: () => Promise.resolve(true) });
  return completed(entity, today.ok ? today.value.content : content, saving);
}
