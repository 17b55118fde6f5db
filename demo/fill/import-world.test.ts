import { createHash } from 'node:crypto';
import { getTableName, isTable, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as world from '../content/index.ts';
import { askCatalog } from '../../tests/ask-catalog.ts';
import { demoNames, noStorage, onBothDatabases, undone, type FilledDatabase } from '../../tests/databases.ts';
import { clipOf } from '../../tests/world.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { findAsset, findVideoForPlayback, isEmpty } from '#catalog/server/door.ts';
import * as tables from '#catalog/server/tables.ts';
import { importWorld } from './import-world.ts';
import type { World } from './world.ts';

const into = ({ database, clock }: FilledDatabase, content: World = world, names = demoNames) =>
  importWorld(database, noStorage, content, { ...names, clock });

/** A digest of all catalogue rows, by table. */
const digest = async ({ database }: FilledDatabase): Promise<Record<string, string>> => {
  const found: Record<string, string> = {};
  for (const table of Object.values(tables).filter((value) => isTable(value))) {
    const name = getTableName(table as PgTable);
    const { rows } = await database.db.execute<{ row: string }>(
      sql`select t::text as row from ${sql.identifier(name)} t order by 1`,
    );
    found[name] = `${rows.length} ${createHash('sha256').update(JSON.stringify(rows)).digest('hex')}`;
  }
  return found;
};

onBothDatabases('the import', (open) => {
  test('S18.1 the same world twice changes nothing', async () => {
    const before = await digest(open());
    await into(open());
    expect(await digest(open())).toEqual(before);
    expect(await isEmpty(open().database.db)).toBe(false);
  });

  test('S3.6 ids are UUIDs of version 4', async () => {
    const { data } = await askCatalog(open()).get('videos', { perPage: 200 });
    for (const { id } of data) expect(id).toMatch(uuidPattern);
  });

  test('S16.6 rich text is sanitised, foreign links do not hand over the page', async () => {
    const copy =
      '<p onclick="x()">Gut<script>alert(1)</script> <a href="javascript:x()">a</a> <a href="https://b.example.org/">b</a> <img src=x></p>';
    const page = { slug: 'probe', title: 'Probe', intro: '', modules: [{ template: 'text' as const, title: 'T', copy }] };
    await undone(open(), async (inside) => {
      await into(inside, { ...world, pages: [page], notes: [{ place: '/probe', copy }] });
      const clean = '<p>Gut <a>a</a> <a href="https://b.example.org/" rel="noopener">b</a> </p>';
      expect((await askCatalog(inside).get('page', { idOrSlug: 'probe' })).data.modules[0]?.content.copy).toBe(clean);
      expect((await askCatalog(inside).get('notes', { place: '/probe' })).data[0]?.copy).toBe(clean);
    });
  });

  test('S16.6 S13.3 the rich texts of offers are sanitised in both languages; without a VAT of their own they have the usual one', async () => {
    const [first] = world.coachings;
    const html = '<p onclick="x()">Gut<script>alert(1)</script></p>';
    const texts = { bulletpoints: html, contraindications: html };
    if (!first) throw new Error('The world has a coaching.');
    const coachings = [
      { ...first, ...texts, vatPercent: 7, en: { title: 'T', intro: 'I', ...texts } },
      ...world.coachings.slice(1),
    ];
    await undone(open(), async (inside) => {
      await into(inside, { ...world, coachings });
      for (const language of ['de', 'en'] as const) {
        const { data } = await askCatalog(inside, language).get('coachingByShortid', { shortid: first.shortid });
        expect(data).toMatchObject({
          bulletpoints: '<p>Gut</p>',
          contraindications: '<p>Gut</p>',
          lang: language,
          vat_percent: 7,
        });
      }
      const { data } = await askCatalog(inside).get('coachings');
      expect(data.map(({ vat_percent }) => vat_percent)).toEqual([7, 19, 19, 19]);
    });
  });

  test('S1.9 the names of the site stand where the content leaves room for them', async () => {
    await undone(open(), async (inside) => {
      await into(inside, world, { ...demoNames, presenterName: 'Dr. Beispiel' });
      const { data } = await askCatalog(inside).get('project', { idOrSlug: 'ueber-mich' });
      expect(data.intro).toContain('Dr. Beispiel');
      const { rows } = await inside.database.db.execute<{ text: string }>(sql`select row_to_json(p)::text as text from projects p
        union all select row_to_json(m)::text from modules m union all select row_to_json(v)::text from videos v`);
      expect(rows.filter(({ text }) => /\{(?:presenter|site)\}/.test(text))).toEqual([]);
    });
  });

  test('a reference to nothing stops the import, names both ends and leaves everything as it was', async () => {
    const before = await digest(open());
    const wrong = { ...world, highlights: ['kein-video'] };
    await expect(into(open(), wrong)).rejects.toThrow("A highlight names the video 'kein-video', which does not exist.");
    expect(await digest(open())).toEqual(before);
  });

  test('S6.3 protection follows when a list becomes a coaching’s', async () => {
    await undone(open(), async (inside) => {
      const free = world.playlists.find(({ type, category }) => type === 'standard' && category !== null);
      const video = free?.videos[0] ?? '';
      expect(await findAsset(inside.database.db, video)).toMatchObject({ protection: 'free', coaching: null });
      const playlists = world.playlists.map((list) =>
        list.shortid === 'kl-schlaf' ? { ...list, videos: [...list.videos, video] } : list,
      );
      await into(inside, { ...world, playlists });
      expect(await findAsset(inside.database.db, video)).toMatchObject({ protection: 'coaching', coaching: 'besser-schlafen' });
    });
  });

  test('S7.10 S11.1 playback gets the files, captions and whole texts of a video, and nothing for nobody', async () => {
    const { db } = open().database;
    const [source] = world.videos;
    const found = await findVideoForPlayback(db, source?.shortid ?? '', 'de');
    expect(found).toMatchObject({
      folder: `media/${source && clipOf(source)}`,
      protection: 'free',
      video: { title: source?.title, description: source?.description },
    });
    expect(found?.captions).toContainEqual({ lang: 'de', label: 'Deutsch', file: 'de.vtt' });
    expect(found?.chapters[0]).toMatchObject({ start: 0, title: expect.any(String), en: expect.any(String) });
    const noted = world.videos.find(({ note }) => note !== undefined);
    expect((await findVideoForPlayback(db, noted?.shortid ?? '', 'de'))?.notes).toContain('<p>');
    expect(await findVideoForPlayback(db, 'nobody', 'de')).toBeNull();
    expect(await findAsset(db, 'nobody')).toBeNull();
  });

  test('S17.5 S6.1 free films whose sound is a track of its own bring it for podcasts, others do not', async () => {
    const { rows } = await open().database.db.execute<{ key: string; protection: string }>(
      sql`select key, protection from videos v join media m on m.id = v.media_id where sound_bytes > 10000`,
    );
    const spoken = world.videos.filter(({ shortid }) => Object.hasOwn(world.speeches, shortid)).length;
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.length).toBeLessThan(spoken);
    expect(new Set(rows.map(({ protection }) => protection))).toEqual(new Set(['free']));
  });

  test('S7.9 pictures have addresses under the storage base', async () => {
    const { data } = await askCatalog(open()).get('videos', { perPage: 200 });
    for (const { poster, shortid } of data) expect(['', `/storage/poster/${shortid}.jpg`]).toContain(poster);
  });
});
