import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { personalData } from '../src/app/server/rooms.ts';
import { ownData } from '../src/accounts/server/door.ts';
import type { Db } from '../src/platform/database.ts';
import { onDatabase } from './databases.ts';

/** All rooms with personal data, as listed in `rooms.ts`. */
const rooms = [ownData, ...personalData];

/** Tables with a column that references a member or contains an address. */
async function personalTables(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ table_name: string }>(sql`
    select distinct table_name from (
      select table_name from information_schema.columns
      where table_schema in ('public', 'content') and (column_name in ('user_id', 'email', 'recipient') or column_name like '%\\_email' or column_name like '%user\\_id')
      union
      select constraints.table_name from information_schema.table_constraints constraints
      join information_schema.constraint_column_usage used using (constraint_schema, constraint_name)
      where constraints.constraint_type = 'FOREIGN KEY' and used.table_name = 'users'
    ) tables order by table_name`);
  return rows.map(({ table_name: name }) => name);
}

onDatabase('S16.2 what is kept of people', (open) => {
  test('each table that points to a member or holds an address is exported and erased by a room', async () => {
    const answered = rooms.flatMap(({ tables }) => tables);
    expect(await personalTables(open().database.db)).toEqual(answered.toSorted());
  });

  test('a table that nobody answers for is found', async () => {
    const { db } = open().database;
    const undo = new Error('undo');
    const found = db.transaction(async (tx) => {
      await tx.execute(sql`create table forgotten (member uuid references users (id), note text)`);
      await tx.execute(sql`create table forgotten_too (guest_email text)`);
      expect(await personalTables(tx)).toEqual(expect.arrayContaining(['forgotten', 'forgotten_too']));
      throw undo;
    });
    await expect(found).rejects.toBe(undo);
  });
});
