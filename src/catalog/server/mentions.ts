import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { notes, settings } from './tables.ts';

/** Finds texts that contain one of these strings in content that is not an office entry: notes and settings. */
export async function findOtherMentions(
  db: Db | Tx,
  texts: readonly string[],
): Promise<{ entity: string; id: string; title: string; text: string }[]> {
  if (texts.length === 0) return [];
  const wanted = sql`unnest(${sql.param([...texts])}::text[]) as wanted(piece)`;
  const { rows } = await db.execute<{ entity: string; id: string; title: string; text: string }>(sql`
    select 'note' as entity, ${notes.id}::text as id, ${notes.place} as title, wanted.piece as text
    from ${notes} join ${wanted} on strpos(to_jsonb(notes)::text, wanted.piece) > 0
    union all
    select 'setting', ${settings.key}, ${settings.key}, wanted.piece
    from ${settings} join ${wanted} on strpos(to_jsonb(settings)::text, wanted.piece) > 0
    order by 1, 3, 2 limit 500`);
  return rows;
}
