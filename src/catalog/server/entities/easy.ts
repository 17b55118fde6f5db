import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { modules, type ModuleOwner } from '../content-tables.ts';

/** Whether an entry, or a block of its page, has a version in easy language (S19.4). */
const easyVersionOf = ({ id, easy }: { readonly id: PgColumn; readonly easy: PgColumn }, kind?: ModuleOwner): SQL =>
  sql`(case when ${easy} is not null${
    kind
      ? sql` or exists (select from ${modules} where ${modules.ownerKind} = ${kind} and ${modules.ownerId} = ${id} and ${modules.easy} is not null)`
      : sql``
  } then 'written' else 'missing' end)`;

/** The office's filter by it, for an entity. */
export const easyFilter = (...of: Parameters<typeof easyVersionOf>) => ({
  easy_version: (wanted: string): SQL => sql`${easyVersionOf(...of)} = ${wanted}`,
});
