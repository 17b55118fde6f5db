import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import sharp from 'sharp';
import { settings, videos } from '#catalog/server/tables.ts';
import { makePicture } from '#media/server/door.ts';
import { keepFiles } from '#media/server/keep-files.ts';
import { dropUnplaced } from '#media/server/placements.ts';
import { files, fileUploads, folders, transcodes } from '#media/server/tables.ts';
import { settableClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { readContentVersion } from '#platform/content-version.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';
import type { Storage } from '#platform/storage.ts';
import { localStorage } from '#platform/storage-local.ts';
import { onDatabase } from '../../../../tests/databases.ts';
import { ifMounted, mayMount, mount, remount, unmountAll } from '../../../../tests/mounts.ts';
import { emptyDatabase } from '../../../../tests/templates.ts';
import { freeVideo } from '../../../../tests/world.ts';
import { officeEntitiesOf } from '../rooms.ts';
import { exportContent } from './export-content.ts';
import { importContent } from './import-content.ts';

const entities = officeEntitiesOf('dr-muster');

/** All files of a folder with their contents. */
async function contentsOf(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const read = names.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file), await readFile(file, 'utf8')] as const;
  });
  return Object.fromEntries((await Promise.all(read)).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

onDatabase('content as files', (open) => {
  const base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-transfer-'));
  const at = (name: string): string => path.join(base, name);
  const [from, to] = [localStorage(at('from')), localStorage(at('to'))];
  let empty: Database;
  const told: string[] = [];
  const tell = (line: string): void => void told.push(line);
  const exported = async (name: string, database: Database, storage: typeof from): Promise<Record<string, string>> => {
    await exportContent({ db: database.db, storage, entities, folder: at(name), siteFolders: [], tell });
    return contentsOf(at(name));
  };
  const imported = (name: string, isDry = false) =>
    importContent({ db: empty.db, storage: to, entities, folder: at(name), clock: open().clock, tell, isDry });

  beforeAll(async () => {
    const env = { DATA_DIR: at('data'), ...(await emptyDatabase(open().database.engine)) };
    empty = await openDatabase(readConfig(env), createLog({ logLevel: 'silent' }));
    await migrate(empty);
    await from.write('pictures/a.jpg', Buffer.from('a picture'));
    await from.write('media/clip/hls/master.m3u8', Buffer.from('#EXTM3U'));
  });
  afterAll(async () => {
    await empty.close();
    rmSync(base, { recursive: true, force: true });
  });

  test('S18.7 a site moves into an empty one, and comes out of it as it went in', async () => {
    const ofTexts = eq(settings.key, 'texts');
    const sentences = {
      start: { eyebrow: 'Deine Praxis', en: { shuffle: 'Surprise me' } },
      intros: { en: { health: 'Plain.' } },
    };
    await open().database.db.insert(settings).values({ key: 'texts', value: sentences });
    const before = await exported('one', open().database, from);
    expect(Object.keys(before)).toContain('files/pictures/a.jpg');
    expect(Object.keys(before).filter((file) => file.startsWith('video/')).length).toBeGreaterThanOrEqual(60);
    await imported('one', true);
    expect(await empty.db.select().from(videos), 'a dry run changes nothing').toEqual([]);
    expect(await to.list('pictures')).toEqual([]);
    await imported('one');
    expect(await empty.db.select().from(settings).where(ofTexts)).toEqual([{ key: 'texts', value: sentences }]);
    expect(await exported('two', empty, to)).toEqual(before);
  });

  test('S18.7 what the office uploaded is a file there too, and its pictures can be cut; a clip that was under way can be begun again', async () => {
    const { db } = open().database;
    const [folder, file, coming, clip] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
    const at0 = open().clock.now();
    const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6' } })
      .png()
      .toBuffer();
    await from.write(`files/${file}`, picture);
    await from.write(`files/${coming}`, picture);
    await db.insert(folders).values({ id: folder, name: 'Herbst', createdAt: at0 });
    const stored = {
      folder,
      name: 'blatt.png',
      path: `files/${file}`,
      type: 'image/png',
      size: picture.length,
      width: 64,
      height: 48,
    };
    await db.insert(files).values({ id: file, ...stored, createdAt: at0, createdBy: randomUUID() });
    await db.insert(fileUploads).values({ id: coming, userId: randomUUID(), name: 'halb.png', begunAt: at0, touchedAt: at0 });
    const times = { createdAt: at0, updatedAt: at0 };
    await db
      .insert(transcodes)
      .values({ id: clip, fileId: file, title: 'Film', folder: `media/${clip}`, state: 'working', run: randomUUID(), ...times });
    const site = await exported('uploads', open().database, from);
    expect(Object.keys(site)).not.toContain(`files/files/${coming}`);
    await imported('uploads');
    expect(await empty.db.select().from(files).where(eq(files.id, file))).toMatchObject([{ ...stored, createdBy: null }]);
    expect(await makePicture({ db: empty.db, storage: to }, `file/${file}/1x1.webp`)).toBe(true);
    const [there] = await empty.db.select().from(transcodes).where(eq(transcodes.id, clip));
    expect(there).toMatchObject({ state: 'cancelled', run: null, fileId: file });
    await to.remove(`pictures/file/${file}/1x1.webp`);
  });

  test('S18.7 where the store fails in the middle, every file is what it was before', async () => {
    const before = await exported('whole', open().database, from);
    await writeFile(at('whole/files/pictures/a.jpg'), 'a third picture');
    await writeFile(at('whole/files/pictures/b.jpg'), 'one more');
    await writeFile(at('whole/files/playlists.txt'), 'the last one');
    const full = {
      ...to,
      write: (file: string, source: Parameters<typeof to.write>[1]) =>
        file.endsWith('playlists.txt') ? Promise.reject(new Error('no space left')) : to.write(file, source),
    };
    await to.write('playlists.txt', Buffer.from('as it was'));
    const going = { db: empty.db, entities, folder: at('whole'), clock: open().clock, tell, isDry: false };
    await expect(importContent({ ...going, storage: full })).rejects.toThrow('no space left');
    expect(Object.keys(before)).not.toContain('files/pictures/b.jpg');
    expect(await to.stat('pictures/b.jpg')).toBeNull();
    expect(String(await (await to.read('pictures/a.jpg')).toArray())).toBe('a picture');
    await to.remove('playlists.txt');
  });

  test('S18.7 a folder that is none, or no whole export, is named in one line', async () => {
    const taking = (folder: string) =>
      importContent({ db: empty.db, entities, folder, clock: open().clock, tell, isDry: true, storage: to });
    await expect(taking(at('nowhere'))).rejects.toThrow(`There is no folder ${at('nowhere')}.`);
    await exported('broken-off', open().database, from);
    await rm(path.join(at('broken-off'), 'site.json'));
    await expect(taking(at('broken-off'))).rejects.toThrow(
      `${at('broken-off')} is no export, or one that did not come to its end: it has no site.json.`,
    );
  });

  test('S18.7 an export that fails leaves an empty folder, so that it can be tried again', async () => {
    const failing = { ...from, read: () => Promise.reject(new Error('the disk of the store is away')) };
    await expect(exported('failed', open().database, failing)).rejects.toThrow('is away');
    expect(await readdir(at('failed'))).toEqual([]);
    expect(Object.keys(await exported('failed', open().database, from))).toContain('site.json');
  });

  test.runIf(mayMount)(ifMounted('S18.7 what does not fit on a disk is neither written out nor taken in'), async () => {
    const small = at('small');
    expect(mount('size=48m', small)).toBe(true);
    onTestFinished(unmountAll);
    await from.write('pictures/large.jpg', Buffer.alloc(20 << 20));
    await expect(exported('small', open().database, from)).rejects.toThrow(
      /^The content does not fit on the disk of .+: it takes 2\d MB/,
    );
    expect(await readdir(small)).toEqual([]);
    await exported('large', open().database, from);
    remount('size=16m', small);
    const storage = localStorage(small);
    const going = { db: empty.db, entities, folder: at('large'), clock: open().clock, tell, isDry: false };
    await expect(importContent({ ...going, storage })).rejects.toThrow(/^The content does not fit on the disk of /);
    expect(await readdir(small)).toEqual([]);
    await from.remove('pictures/large.jpg');
  });

  test('S18.7 an import that is killed leaves the site as it was, or is gone on with', async () => {
    const { clock } = open();
    await exported('killed', empty, to);
    await writeFile(at('killed/files/pictures/a.jpg'), 'a fourth picture');
    const [file = ''] = await readdir(at('killed/tag'));
    const tag = JSON.parse(await readFile(at(`killed/tag/${file}`), 'utf8')) as { title: string };
    await writeFile(at(`killed/tag/${file}`), JSON.stringify({ ...tag, title: 'Umgetauft' }));
    const titles = async () => JSON.stringify((await exported(randomUUID(), empty, to))[`tag/${file}`]);
    const picture = async () => String(await (await to.read('pictures/a.jpg')).toArray());
    const site = { db: empty.db, storage: to, clock, log: createLog({ logLevel: 'silent' }) };
    const dayLater = { ...site, clock: settableClock(new Date(Date.now() + 25 * 3600_000)) };
    /** From this write on the process does nothing more. */
    const killedAt = (isLast: (target: string) => boolean): Storage => {
      let isDead = false;
      const ifAlive = async (name: string, act: () => Promise<void>): Promise<void> => {
        isDead ||= isLast(name);
        if (isDead) throw new Error('killed');
        await act();
      };
      return {
        ...to,
        write: (name, source) => ifAlive(name, () => to.write(name, source)),
        remove: (name) => ifAlive(name, () => to.remove(name)),
      };
    };
    const going = (storage: Storage) => importContent({ ...site, entities, folder: at('killed'), tell, isDry: false, storage });
    const before = await titles();

    // All files are written; the last of the rows are refused.
    const [name = ''] = await readdir(at('killed/video'));
    const video = await readFile(at(`killed/video/${name}`), 'utf8');
    const wrong = { ...(JSON.parse(video) as { id: string }), tags: [name.slice(0, -'.json'.length)] };
    await writeFile(at(`killed/video/${name}`), JSON.stringify(wrong));
    await expect(going({ ...to, remove: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed');
    await writeFile(at(`killed/video/${name}`), video);
    expect([await picture(), await titles()]).toEqual(['a picture', before]);
    expect(await to.list('placements')).toHaveLength(1);
    await dropUnplaced(dayLater);
    expect(await to.list('placements')).toEqual([]);

    await expect(going(killedAt((target) => target === 'pictures/a.jpg'))).rejects.toThrow(
      'All content is in, but not all of its files are in their places: killed.',
    );
    expect(await titles()).toContain('Umgetauft');
    await dropUnplaced(dayLater);
    await keepFiles(site);
    expect(await picture()).toBe('a fourth picture');
    expect(await to.list('placements')).toEqual([]);
    await writeFile(at('killed/files/pictures/a.jpg'), 'a picture');
    await writeFile(at(`killed/tag/${file}`), JSON.stringify(tag));
    await going(to);
    expect([await picture(), await titles()]).toEqual(['a picture', before]);
  });

  test('S18.7 the same again changes nothing, and a dry run says what would change', async () => {
    told.length = 0;
    await imported('one');
    expect(
      told.filter((line) => !/^(?:files: 0 new, 0 changed|[\w_]+: 0 new(?:, 0 changed| or changed), \d+ the same)$/.test(line)),
    ).toEqual([]);
    const [file] = (await readdir(at('one/tag'))).slice(0, 1);
    const tag = JSON.parse(await readFile(at(`one/tag/${file}`), 'utf8')) as object;
    await writeFile(at(`one/tag/${file}`), JSON.stringify({ ...tag, title: 'Umbenannt' }));
    const [page] = (await readdir(at('one/page'))).slice(0, 1);
    const copy = '<figure><img src="/storage/a.jpg" alt="Ein Herz" width="300" height="200" /></figure>';
    const written = JSON.parse(await readFile(at(`one/page/${page}`), 'utf8')) as object;
    await writeFile(at(`one/page/${page}`), JSON.stringify({ ...written, modules: [{ template: 'text', copy }] }));
    await writeFile(at('one/files/pictures/a.jpg'), 'another picture');
    told.length = 0;
    await imported('one', true);
    expect(told.find((line) => line.startsWith('tag:'))).toMatch(/^tag: 0 new, 1 changed, \d+ the same$/);
    expect(told).toContain('files: 0 new, 1 changed');
    await imported('one');
    const after = await exported('three', empty, to);
    expect(after[`tag/${file}`]).toContain('"title": "Umbenannt"');
    expect(after[`page/${page}`], 'S7.11 a picture in a text comes along').toContain(JSON.stringify(copy));
    expect(await readFile(at('three/files/pictures/a.jpg'), 'utf8')).toBe('another picture');
  });

  test('S18.7 a folder with something wrong in it is refused whole, and all that is wrong is named', async () => {
    const before = await exported('four', empty, to);
    const version = await readContentVersion(empty.db);
    const [video] = await empty.db.select().from(videos).where(eq(videos.shortid, freeVideo.shortid));
    await writeFile(at('one/files/pictures/new.jpg'), 'a new picture');
    await writeFile(at(`one/video/${video?.id}.json`), '{ "id": "x" ');
    await writeFile(at('one/tag/wrong.json'), JSON.stringify({ id: video?.id, title: '' }));
    await expect(imported('one')).rejects.toThrow(new RegExp(`tag/wrong\\.json[^]*video/${video?.id}\\.json`));
    // It is well-formed but references something that does not exist, which is detected only during the import.
    await rm(at('one/tag/wrong.json'));
    await writeFile(
      at(`one/video/${video?.id}.json`),
      JSON.stringify({ id: video?.id, title: 'Kaputt', shortid: freeVideo.shortid, tags: [video?.id] }),
    );
    await expect(imported('one')).rejects.toThrow(/tags/);
    expect(await exported('five', empty, to)).toEqual(before);
    expect(await readContentVersion(empty.db)).toBe(version);
    expect(await to.stat('pictures/new.jpg')).toBeNull();
    await expect(exported('five', empty, to)).rejects.toThrow('is not empty');
  });
});
