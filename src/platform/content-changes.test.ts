import { describe, expect, test } from 'vitest';
import { affectedBy, type Change } from './content-changes.ts';
import { noteReads, noteStatement, noteUnknown, readingEntry, recordingReads } from './content-reads.ts';

const tables = { logged: new Set(['videos', 'tags', 'video_tags']), others: new Set(['orders']) };
const one = '11111111-1111-4111-8111-111111111111';
const other = '22222222-2222-4222-8222-222222222222';

/** Whether what was read by these statements is affected by these changes. */
async function isAffected(read: () => unknown, ...changes: Change[]): Promise<boolean> {
  const { reads } = await recordingReads(async () => void (await read()));
  return affectedBy(changes, tables)(reads);
}

const asking = (text: string) => () => noteStatement(text);

describe('S18.3 an answer is affected by a change of', () => {
  test('a column that its statement names, in a table that it names, and of no other', async () => {
    const newest = asking('select "id" from "videos" order by "videos"."published_at" desc');
    expect(await isAffected(newest, ['videos', ['published_at'], [one]])).toBe(true);
    expect(await isAffected(newest, ['videos', ['title'], [one]])).toBe(false);
    expect(await isAffected(newest, ['tags', ['published_at'], [one]])).toBe(false);
    expect(await isAffected(newest)).toBe(false);
  });

  test('a row that appears or disappears', async () => {
    expect(await isAffected(asking('select count(*) from videos'), ['videos', '*', [one]])).toBe(true);
    expect(await isAffected(asking('select count(*) from videos'), ['videos', ['title'], [one]])).toBe(false);
  });

  test('any column where a statement takes rows as a whole', async () => {
    for (const text of ['select * from videos', 'select v.* from videos v', 'select row_to_json(v) from videos v'])
      expect(await isAffected(asking(text), ['videos', ['title'], [one]]), text).toBe(true);
  });

  test('anything where it was made of what no trigger logs, or of the memory of the process', async () => {
    for (const read of [
      asking('select 1 from videos join orders o on true'),
      asking('select now()'),
      asking('begin'),
      noteUnknown,
    ])
      expect(await isAffected(read, ['tags', ['title'], [one]])).toBe(true);
  });

  test('what a shared object was made of', async () => {
    const { reads } = await recordingReads(() => Promise.resolve(noteStatement('select title from tags')));
    expect(await isAffected(() => noteReads(reads), ['tags', ['title'], [one]])).toBe(true);
    expect(await isAffected(() => noteReads(reads), ['videos', ['title'], [one]])).toBe(false);
  });

  test('the row that was found, also by a query that is sent only once it is awaited', async () => {
    const query = {
      // oxlint-disable-next-line unicorn/no-thenable -- as Drizzle's queries are
      then: (resolve: (found: { id: string }[]) => void) => {
        noteStatement('select id, title from videos where shortid = $1');
        resolve([{ id: one }]);
      },
    };
    const read = () => readingEntry(['videos'], () => query as unknown as Promise<{ id: string }[]>);
    expect(await isAffected(read, ['videos', ['title'], [one]])).toBe(true);
    expect(await isAffected(read, ['videos', ['title'], [other]])).toBe(false);
  });

  test('the row that was found, and of all rows where none was', async () => {
    const named = (found: { id: string }[]) => () =>
      readingEntry(['videos'], () => {
        noteStatement('select id, title from videos where shortid = $1');
        return Promise.resolve(found);
      });
    expect(await isAffected(named([{ id: one }]), ['videos', ['title'], [one]])).toBe(true);
    expect(await isAffected(named([{ id: one }]), ['video_tags', '*', [other, one]])).toBe(true);
    expect(await isAffected(named([{ id: one }]), ['videos', ['title'], [other]])).toBe(false);
    expect(await isAffected(named([{ id: one }]), ['videos', '*', [other]])).toBe(false);
    expect(await isAffected(named([]), ['videos', '*', [other]])).toBe(true);
  });
});
