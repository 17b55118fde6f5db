import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idOf } from '#catalog/server/door.ts';
import { audit } from '#desk/server/door.ts';
import { onDatabase } from '../../../../tests/databases.ts';
import { officeEntitiesOf } from '../rooms.ts';
import { plantStatement } from './plant-pages.ts';

const id = idOf('page', 'barrierefreiheit');
const now = new Date('2026-06-17T10:00:00Z');

onDatabase('S19.3 a site that was filled before there was an accessibility statement', (open) => {
  const plant = () =>
    plantStatement(open().database.db, officeEntitiesOf('dr-muster'), { presenter: 'Dr. Muster', site: 'Praxis am See' }, now);
  const remove = () => open().database.db.execute(sql`delete from content.pages where id = ${id}`);
  const found = async () => {
    const { rows } = await open().database.db.execute<{ slug: string; state: string; title: string }>(
      sql`select slug, state, title from content.pages where id = ${id}`,
    );
    return rows;
  };

  test('what editors have stays: as it is, and under another address', async () => {
    const { db } = open().database;
    await db.execute(sql`update content.pages set title = 'Unsere eigene' where id = ${id}`);
    expect(await plant()).toBe(0);
    await db.execute(sql`update content.pages set slug = 'zugang' where id = ${id}`);
    expect(await plant()).toBe(0);
    expect(await found()).toMatchObject([{ slug: 'zugang', title: 'Unsere eigene' }]);
  });

  test('it gets a draft with its gaps marked, once, also of two servers that start together', async () => {
    const { db } = open().database;
    await remove();
    expect((await Promise.all([plant(), plant()])).toSorted((a, b) => a - b)).toEqual([0, 1]);
    expect(await found()).toMatchObject([{ slug: 'barrierefreiheit', state: 'draft' }]);
    const { rows } = await db.execute<{ all: string }>(
      sql`select string_agg(content::text, ' ') as all from content.modules where owner_id = ${id}`,
    );
    for (const said of ['[Hier: E-Mail-Adresse]', '/meta/barriere-melden', 'MLBF', 'Gebärdensprache', 'Praxis am See'])
      expect(rows[0]?.all).toContain(said);
    expect(await plant()).toBe(0);
  });

  test('one that somebody deleted stays deleted, and an empty site is left to setup', async () => {
    const { db } = open().database;
    await remove();
    await db.transaction((tx) => audit(tx, { actor: null, action: 'delete', entity: 'page', id, at: now }));
    expect(await plant()).toBe(0);
    await db.execute(sql`delete from desk_audit where entry_id = ${id}`);
    await db.execute(sql`delete from content.pages`);
    expect(await plant()).toBe(0);
    expect(await found()).toEqual([]);
  });
});
