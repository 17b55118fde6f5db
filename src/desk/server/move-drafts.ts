import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import { writeContent } from './contents.ts';
import type { Entity, Saving } from './entity.ts';
import { deskUnmoved, type Attached, type Content } from './tables.ts';

/*
 * Before 0.2, unpublished entries were JSON beside the public tables, together with the rows that had referred to them. The
 * migration left these in `desk_unmoved`; this converts each into a row with a state. To be deleted with that table in a later
 * version.
 */

type Moving = { readonly db: Db; readonly entities: readonly Entity[]; readonly now: Date; readonly log: Log };

/** Converts all entries from before 0.2. One that fails stays where it is and is logged. */
export async function moveDrafts({ db, entities, now, log }: Moving): Promise<void> {
  await db.transaction(async (tx) => {
    // Serialises servers that start at the same time.
    await tx.execute(sql`lock table ${deskUnmoved} in exclusive mode`);
    const unmoved = await tx.select().from(deskUnmoved);
    if (unmoved.length === 0) return;
    const saving = (id: string): Saving => ({ id, now, locale: 'de', pictures: { sizes: new Map(), own: null }, isDraft: true });
    const known = unmoved.flatMap((row) => {
      const entity = entities.find(({ name }) => name === row.entity);
      return entity ? [{ row, entity, content: parsed(entity, row.content) }] : [];
    });
    // Entries may refer to one another: insert all of them first, then their references.
    const bare = await asFarAsPossible(tx, known, ({ row, entity, content }, inner) =>
      writeContent(inner, entity, { content: alone(entity, content), state: row.state }, saving(row.entryId)),
    );
    const moved = await asFarAsPossible(tx, bare, ({ row, entity, content }, inner) =>
      writeContent(inner, entity, { content, state: row.state }, saving(row.entryId)),
    );
    const attached = moved.flatMap(({ row }) => row.attached ?? []).flatMap(piecesOf);
    await asFarAsPossible(tx, attached, (statement, inner) => inner.execute(statement));
    for (const { row } of moved)
      await tx.delete(deskUnmoved).where(and(eq(deskUnmoved.entity, row.entity), eq(deskUnmoved.entryId, row.entryId)));
    for (const { entity, entryId } of await tx.select().from(deskUnmoved))
      log.error(
        { entity, id: entryId },
        'A draft of an earlier version could not be taken over; its content stays in desk_unmoved.',
      );
    log.info({ moved: moved.length }, 'Drafts of an earlier version were taken over.');
  });
}

/**
 * Runs it for each, and retries failures while that makes progress, since one may need another first. Answers the successful
 * ones.
 */
async function asFarAsPossible<One>(
  tx: Tx,
  ones: readonly One[],
  act: (one: One, inner: Tx) => Promise<unknown>,
): Promise<One[]> {
  const done: One[] = [];
  let left = [...ones];
  for (let before = Infinity; left.length > 0 && left.length < before;) {
    before = left.length;
    const failed: One[] = [];
    for (const one of left) {
      const isDone = await tx
        .transaction((inner) => act(one, inner))
        .then(
          () => true,
          () => false,
        );
      (isDone ? done : failed).push(one);
    }
    left = failed;
  }
  return done;
}

/** The content in today's shape: new fields get their default, unreadable ones are dropped. */
function parsed(entity: Entity, content: Content): Content {
  const first = entity.shape.safeParse(content);
  if (first.success) return first.data;
  const wrong = new Set(first.error.issues.map(({ path }) => String(path[0])));
  const rest = entity.shape.safeParse(Object.fromEntries(Object.entries(content).filter(([field]) => !wrong.has(field))));
  return rest.success ? rest.data : content;
}

/** Without parts and optional references. */
function alone(entity: Entity, content: Content): Content {
  const parts = Object.entries(entity.parts ?? {}).map(([field, { empty }]) => [field, empty]);
  const named = Object.keys(entity.references ?? {}).filter((field) => entity.shape.shape[field]?.safeParse(null).success);
  return { ...content, ...Object.fromEntries(parts), ...Object.fromEntries(named.map((field) => [field, null])) };
}

/** Other tables whose rows were removed with an entry. Never rows of members. */
const sums = ['highlights', 'trending', 'view_days'];

/** A statement that restores such a row, if what it refers to exists and it is not there already. */
function piecesOf({ table, column, action, rows }: Attached): SQL[] {
  const named = sql`${sql.identifier(sums.includes(table) ? 'public' : 'content')}.${sql.identifier(table)}`;
  return rows.map((row) => {
    const json = sql`${JSON.stringify({ state: 'published', ...row })}::jsonb`;
    return action === 'cascade'
      ? sql`insert into ${named} select * from jsonb_populate_record(null::${named}, ${json}) on conflict do nothing`
      : sql`update ${named} set ${sql.identifier(column)} = (${json} ->> ${column})::uuid
          where id = (${json} ->> 'id')::uuid and ${sql.identifier(column)} is null`;
  });
}
