import { getTableConfig, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { content, state } from '#platform/content-schema.ts';
import { choice, day, defineEntity, instant, integer, many, one, rich, rows, shortid, slug, text } from '../definition.ts';
import { columnsOf } from './columns-of.ts';
import { entityOf } from './entity-of.ts';
import type { Part } from './entity.ts';
import { shapeOf } from './shape-of.ts';

const label = { de: 'Name', en: 'Name' };

const fields = {
  title: text({ max: 20, required: true, translated: true, searched: true, label }),
  sub_title: text({ max: 30, translated: true, label }),
  slug: slug({ label }),
  shortid: shortid({ label }),
  copy: rich({ nullable: true, label }),
  level: choice(['low', 'high'], { label, names: { de: { low: 'tief', high: 'hoch' }, en: { low: 'low', high: 'high' } } }),
  steps: integer({ max: 9, default: 2, label }),
  lead: one('tag', { column: 'lead_id', label }),
  owner: one('tag', { column: 'owner_id', required: true, label }),
  friends: many('tag', { label }),
  links: rows({ url: text({ max: 9, required: true, label }), note: text({ max: 9, absent: true, label }) }, { max: 3, label }),
};

const rung = defineEntity('tag', {
  one: label,
  many: label,
  about: label,
  roles: ['editor'],
  heading: label,
  title: 'title',
  fields,
  kept: { height: integer({ max: 9, label }) },
  asked: { friend: one('tag', { label }) },
  list: [{ name: 'level' }, { name: 'height' }],
  unlisted: ['lead'],
  filters: ['level', 'lead', 'friend'],
});

const target = (): AnyPgColumn => rungs.id;
const rungs = content.table('rungs', {
  id: uuid().primaryKey(),
  state: state(),
  ...columnsOf(rung, { lead: target, owner: target }),
});

const part: Part = {
  empty: [],
  read: () => Promise.resolve(new Map()),
  write: () => Promise.resolve(),
  names: () => [],
  known: (value) => value,
};
const more = {
  table: rungs,
  parts: { friends: part },
  shown: { height: rungs.steps },
  filter: { friend: () => rungs.id.getSQL() },
  order: { column: rungs.steps },
};

describe('S10.2 of an entity that is described once', () => {
  test('the columns follow', () => {
    const { columns, foreignKeys } = getTableConfig(rungs);
    const told = columns.map(({ name, notNull, hasDefault, default: usual, isUnique }) =>
      [name, notNull && 'needed', hasDefault && JSON.stringify(usual), isUnique && 'unique'].filter(Boolean).join(' '),
    );
    expect(told.filter((line) => !/^(?:id|state) /.test(line))).toEqual([
      'title needed',
      'sub_title needed ""',
      'slug needed unique',
      'shortid needed unique',
      'copy',
      'level',
      'steps needed 2',
      'lead_id',
      'owner_id needed',
      'links needed []',
      'en',
    ]);
    expect(foreignKeys.map((key) => [key.reference().columns[0]?.name, key.onDelete])).toEqual([
      ['lead_id', 'set null'],
      ['owner_id', 'cascade'],
    ]);
  });

  test('the shape follows: what may be left out has its empty value', () => {
    const owner = '7d9f0f0e-0d6c-4b1f-8a55-2f6c53a1b0aa';
    expect(shapeOf(fields).parse({ title: ' Eins ', owner })).toEqual({
      title: 'Eins',
      sub_title: '',
      steps: 2,
      owner,
      friends: [],
      links: [],
      en: null,
    });
    const wrong = { title: '', owner: 'x', level: 'middle', steps: 10, links: [{ url: '' }], en: { title: 'x'.repeat(5001) } };
    const issues = shapeOf(fields).safeParse(wrong).error?.issues ?? [];
    expect(issues.map(({ path }) => path.join('.'))).toEqual(['title', 'level', 'steps', 'owner', 'links.0.url', 'en.title']);
  });

  test('days and instants that the database does not have are refused', () => {
    const shape = shapeOf({ on: day({ label }), at: instant({ label }) });
    const isTaken = (on: string, at: string): boolean => shape.safeParse({ on, at }).success;
    expect(isTaken('9999-12-31', '9999-12-31T23:59:59Z')).toBe(true);
    expect(isTaken('0000-01-01', '2026-01-01T00:00:00Z')).toBe(false);
    expect(isTaken('2026-01-01', '0000-01-01T00:00:00Z')).toBe(false);
  });

  test('the list, its filters, names and references follow', () => {
    const entity = entityOf(rung, more);
    expect(Object.keys(entity.shown)).toEqual(['level', 'lead', 'height']);
    expect(Object.keys(entity.row.shape)).toEqual(['level', 'height', 'lead']);
    expect([entity.filters, Object.keys(entity.filter ?? {})]).toEqual([
      ['level', 'lead', 'friend'],
      ['level', 'lead', 'friend'],
    ]);
    expect([entity.unique, entity.drawn]).toEqual([['slug', 'shortid'], ['shortid']]);
    expect(entity.references).toEqual({ lead: rungs.id, owner: rungs.id });
    expect([entity.title.row, entity.title.of({ title: 'Eins' }), entity.searched]).toEqual([rungs.title, 'Eins', [rungs.title]]);
  });

  test('S1.7 English texts have the names of the wire outside, and those of the code in the column', () => {
    const entity = entityOf(rung, more);
    const en = { title: 'One', sub_title: 'Two' };
    const kept = { en: { title: 'One', subTitle: 'Two' } };
    expect(entity.derive?.({ en }, {} as never)).toEqual(kept);
    expect(entity.present?.(kept)).toEqual({ en });
  });

  test('what is forgotten is an error, most of it of types', () => {
    const { subTitle: _, ...columns } = columnsOf(rung);
    const short = content.table('short', { id: uuid().primaryKey(), state: state(), ...columns });
    expect(() => entityOf(rung, { ...more, table: short })).toThrow('tag has no column for its field sub_title');

    // @ts-expect-error -- the links need a query
    expect(entityOf(rung, { ...more, parts: {} }).parts).toEqual({});
    // @ts-expect-error -- so does what the list computes
    expect(entityOf(rung, { ...more, shown: {} }).shown.height).toBeUndefined();
    // @ts-expect-error -- and a filter that is no field
    expect(entityOf(rung, { ...more, filter: {} }).filter?.friend).toBeUndefined();
    // @ts-expect-error -- a field has a label
    expect(text({ max: 3 })).toEqual({ kind: 'text', max: 3 });
    // @ts-expect-error -- in every language
    expect(text({ max: 3, label: { de: 'Name' } }).label).toEqual({ de: 'Name' });
    // @ts-expect-error -- and so has each value
    expect(choice(['a', 'b'], { label, names: { de: { a: 'A', b: 'B' }, en: { a: 'A' } } }).names.en).toEqual({ a: 'A' });
    // @ts-expect-error -- an option that there is not is none
    expect(text({ max: 3, label, requird: true })).toMatchObject({ requird: true });
  });
});

test('S10.8 what is pasted into any text loses what nobody sees, and is missing where nothing else is there', () => {
  const shape = shapeOf({
    title: text({ max: 5, required: true, translated: true, label }),
    note: text({ max: 40, long: true, label }),
  });
  const pasted = { title: ' \u200BA\u202Eb\r\nc\u2060', note: 'Zeile\u000Bzwei\uF0B7\u00A0mg', en: { title: '\uFEFFA' } };
  expect(shape.parse(pasted)).toEqual({ title: 'Ab c', note: 'Zeile\nzwei\u00A0mg', en: { title: 'A' } });
  expect(shape.safeParse({ ...pasted, title: '\u200B\u2060' }).success).toBe(false);
});
