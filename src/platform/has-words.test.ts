import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../tests/databases.ts';
import { hasWords } from './has-words.ts';

onBothDatabases('S10.2 what lists are searched for', (open) => {
  const find = async (q: string): Promise<string[]> => {
    const texts = sql`(values ('Übelkeit', 'was hilft'), ('100 % Hafer', null), ('1000 Schritte', 'am Tag'), ('a_b', '')) as t (title, more)`;
    const { rows } = await open().database.db.execute<{ title: string }>(
      sql`select title from ${texts} where ${hasWords([sql`title`, sql`more`], q) ?? sql`true`} order by title collate "C"`,
    );
    return rows.map(({ title }) => title);
  };

  test.each([
    ['HILFT übelkeit', ['Übelkeit']],
    ['hilft Hafer', []],
    ['100 %', ['100 % Hafer']],
    ['a_', ['a_b']],
    ['\\', []],
    ["';--", []],
    ['  ', ['100 % Hafer', '1000 Schritte', 'a_b', 'Übelkeit']],
  ])('%j finds %j: each word somewhere, capitals or not, signs as themselves', async (q, titles) => {
    expect(await find(q)).toEqual(titles);
  });

  test.each([
    ['Ayşe Çelik', ['celik', 'ÇELİK', 'ayse ÇELIK']],
    ['Jürgen Müller', ['mueller', 'Muller', 'MÜLLER', 'juergen']],
    ['Jurgen Mueller', ['müller', 'jürgen']],
    ['Großstraße 3', ['gross', 'STRASSE', 'grossstraße']],
    ['Łukasz Żółć', ['lukasz zolc', 'ŁUKASZ']],
    ['Samuel Bauer', ['samuel', 'SAMU', 'bauer', 'auer']],
    ['Søren Ångström', ['soren', 'angstroem', 'ÅNGSTRÖM']],
  ])('%j is found however it is spelled', async (name, ways) => {
    for (const way of ways) {
      const { rows } = await open().database.db.execute(sql`select 1 where ${hasWords([sql`${name}::text`], way)}`);
      expect(rows.length, way).toBe(1);
    }
    const { rows } = await open().database.db.execute(sql`select 1 where ${hasWords([sql`${name}::text`], 'Meier')}`);
    expect(rows).toEqual([]);
  });

  test('titles are found with and without the soft hyphens that were pasted into them', async () => {
    for (const way of ['Schlafstörungen', 'schlafstoer', 'Schlaf\u00ADstörungen']) {
      const { rows } = await open().database.db.execute(
        sql`select 1 where ${hasWords([sql`${'Schlaf\u00ADstö\u00ADrungen'}::text`], way)}`,
      );
      expect(rows.length, way).toBe(1);
    }
  });
});
