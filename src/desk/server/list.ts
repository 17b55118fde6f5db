import { uuidPattern } from '#paths/patterns.ts';
import { sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { Totals } from '#platform/totals.ts';
import type { EntryState, ListQuestion, Row } from '../contract.ts';
import { idColumn, isIn, isOwn, type Entity } from './entity.ts';
import type { Content } from './tables.ts';

/** `today` is the day in Berlin. */
export type Question = z.output<typeof ListQuestion> & Readonly<Record<string, unknown>> & { readonly today: string };

const asked = (texts: Parameters<typeof hasWords>[0], { q }: Question): SQL[] => [hasWords(texts, q) ?? []].flat();

const both = (conditions: readonly SQL[]): SQL => sql.join(conditions.length > 0 ? [...conditions] : [sql`true`], sql` and `);

const standing = sql`d.draft is not null as has_draft, d.failure is not null as is_stuck, d.publish_at as "publishAt", d.unpublish_at as "unpublishAt"`;

type Found = {
  id: string;
  title: string;
  state: EntryState;
  has_draft: boolean | null;
  is_stuck: boolean | null;
  publishAt: Date | string | null;
  unpublishAt: Date | string | null;
};

const instant = (value: Date | string | null): string | null => (value === null ? null : new Date(value).toISOString());

const rowOf = ({ publishAt, unpublishAt, has_draft: hasDraft, is_stuck: isStuck, ...row }: Found & Content): Row & Content => ({
  ...Object.fromEntries(Object.entries(row).map(([key, value]) => [key, value instanceof Date ? value.toISOString() : value])),
  id: row.id,
  title: row.title,
  state: row.state,
  has_draft: hasDraft === true,
  is_stuck: isStuck === true,
  publish_at: instant(publishAt),
  unpublish_at: instant(unpublishAt),
});

/** The requested order; an unknown one means the stored order. */
function orderOf(entity: Entity, { sort, order, today }: Question): SQL {
  const sortable: Record<string, SQL> = {
    ...shownOf(entity, today),
    ...asSql(entity.sorts ?? {}),
    title: asSql({ title: entity.sorts?.title ?? entity.title.row }).title as SQL,
  };
  const chosen = sort !== undefined && Object.hasOwn(sortable, sort) ? sortable[sort] : undefined;
  const falls = chosen ? order?.toLowerCase() === 'desc' : entity.order.descending === true;
  const direction = falls ? sql`desc` : sql`asc`;
  const after = !chosen && entity.order.after ? sql`${entity.order.after} ${direction}, ` : sql``;
  return sql`${chosen ?? sql`${entity.order.column}`} ${direction}, ${after}${idColumn(entity)} ${direction}`;
}

const asSql = (columns: Readonly<Record<string, unknown>>): Record<string, SQL> =>
  Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, sql`${column}`]));

const shownOf = ({ shown }: Entity, today: string): Record<string, SQL> =>
  Object.fromEntries(
    Object.entries(shown).map(([name, column]) => [name, typeof column === 'function' ? column(today) : sql`${column}`]),
  );

export type Lists = { readonly db: Db; readonly totals: Totals };

/** The number of matching entries, and one page of them. */
type Part = { readonly total: number; readonly rows: (limit: number, offset: number) => Promise<(Row & Content)[]> };

async function listIn({ db, totals }: Lists, entity: Entity, question: Question, state: EntryState): Promise<Part> {
  const where = both([isIn(entity, state), isOwn(entity), ...filtersOf(entity, question), ...asked(entity.searched, question)]);
  // Drafts are sorted by their last change.
  const order = state === 'published' ? orderOf(entity, question) : sql`d.updated_at desc, ${idColumn(entity)}`;
  const shown = Object.entries(shownOf(entity, question.today)).map(
    ([name, column]) => sql`${column} as ${sql.identifier(name)}`,
  );
  const withStanding = sql`${entity.table} left join desk_entries d on d.entity = ${entity.name} and d.entry_id = ${idColumn(entity)}`;
  const columns = sql.join(
    [sql`${idColumn(entity)} as id`, sql`${entity.title.row} as title`, sql`${entity.table.state} as state`, standing, ...shown],
    sql`, `,
  );
  return {
    total: await totals.count(entity.table, where),
    rows: async (limit, offset) => {
      // The rows before the page would have all their columns calculated too, so the page is found by its ids.
      const { rows } = await db.execute<Found & Content>(sql`
        select ${columns} from ${withStanding}
        where ${idColumn(entity)} in (
          select ${idColumn(entity)} from ${withStanding} where ${where} order by ${order} limit ${limit} offset ${offset}
        ) order by ${order}`);
      return rows.map(rowOf);
    },
  };
}

const filtersOf = (entity: Entity, question: Question): SQL[] =>
  Object.entries(entity.filter ?? {}).flatMap(([name, condition]) => {
    const value = question[name];
    return typeof value === 'string' && value !== '' ? [condition(value, question.today)] : [];
  });

/** A page of a list (S10.2): drafts first, then published entries in the requested order. */
export async function listEntries(
  lists: Lists,
  entity: Entity,
  question: Question,
): Promise<{ data: (Row & Content)[]; total: number }> {
  const states: readonly EntryState[] = question.state ? [question.state] : ['draft', 'published'];
  const data: (Row & Content)[] = [];
  let total = 0;
  const first = (question.page - 1) * question.perPage;
  for (const state of states) {
    const part = await listIn(lists, entity, question, state);
    const missing = question.perPage - data.length;
    const offset = Math.max(0, first - total);
    if (missing > 0 && offset < part.total) data.push(...(await part.rows(missing, offset)));
    total += part.total;
  }
  return { data, total };
}

const suggestions = 20;

/** Options for a picker: by words of the title, or by id. */
export async function suggestEntries(
  lists: Lists,
  entity: Entity,
  { query, ids, today }: { readonly query: string; readonly ids?: string | undefined; readonly today: string },
): Promise<{ id: string; title: string; state: EntryState }[]> {
  if (ids !== undefined)
    return findTitles(
      lists.db,
      entity,
      ids.split(',').filter((id) => uuidPattern.test(id)),
    );
  const question = { page: 1, perPage: suggestions, q: query, today } as Question;
  const { data } = await listEntries(lists, entity, question);
  return data.map(({ id, title, state }) => ({ id, title, state }));
}

async function findTitles(
  db: Db | Tx,
  entity: Entity,
  ids: readonly string[],
): Promise<{ id: string; title: string; state: EntryState }[]> {
  const wanted = sql`any(${sql.param([...ids])}::uuid[])`;
  const { rows } = await db.execute<{ id: string; title: string; state: EntryState }>(sql`
    select ${idColumn(entity)} as id, ${entity.title.row} as title, ${entity.table.state} as state from ${entity.table}
    where ${idColumn(entity)} = ${wanted} and ${isOwn(entity)}`);
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id.toLowerCase()) ?? []);
}
