import { getTableName, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { Use } from '../contract.ts';
import { idColumn, isOwn, type Entity } from './entity.ts';
import { deskEntries } from './tables.ts';

/** An entry that contains a text. */
export type Mention = Use & { readonly text: string };

const most = 500;

/**
 * The entries that contain one of these texts anywhere: in a column, a part, rich text, JSON, a draft or the bin. Meant for file
 * addresses, for which no index helps, so every row is read.
 */
export async function findMentions(db: Db | Tx, entities: readonly Entity[], texts: readonly string[]): Promise<Mention[]> {
  if (texts.length === 0) return [];
  const wanted = sql`unnest(${sql.param([...texts])}::text[]) as wanted(piece)`;
  const found: Mention[] = [];
  for (const entity of entities) {
    const row = sql.identifier(getTableName(entity.table));
    const places = [
      sql`join ${wanted} on strpos(to_jsonb(${row})::text, wanted.piece) > 0`,
      ...Object.values(entity.parts ?? {}).flatMap(({ holding }) =>
        holding
          ? [sql`join (${wanted} cross join lateral (${holding(sql`wanted.piece`)}) as held) on ${idColumn(entity)} = held.owner`]
          : [],
      ),
    ].map(
      (joined) => sql`
        select ${idColumn(entity)} as id, ${entity.title.row} as title, wanted.piece as text
        from ${entity.table} ${joined} where ${isOwn(entity)}`,
    );
    const { rows } = await db.execute<{ id: string; title: string; text: string }>(
      sql`${sql.join(places, sql` union `)} order by 2, 1 limit ${most}`,
    );
    found.push(...rows.map((one) => ({ entity: entity.name, ...one })));
  }
  const { rows } = await db.execute<Mention>(sql`
    select ${deskEntries.entity} as entity, ${deskEntries.entryId} as id, ${deskEntries.title} as title, wanted.piece as text
    from ${deskEntries} join ${wanted} on strpos(coalesce(${deskEntries.draft}::text, ''), wanted.piece) > 0
    order by 3, 2 limit ${most}`);
  found.push(...rows);
  // A published entry and its draft may both contain it.
  return [...new Map(found.map((one) => [`${one.entity} ${one.id} ${one.text}`, one])).values()];
}
