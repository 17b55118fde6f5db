import { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, instantOf } from '#kit/dates.ts';
import { everyone } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { ok } from '#kit/result.ts';
import { readInput } from '#platform/http/mount.ts';
import { searchEndpoints, SearchInput, type SearchAnswer } from '../contract.ts';
import { demoNames, noStorage, onDatabase, type FilledDatabase } from '../../../tests/databases.ts';
import { demoFiles } from '../../../tests/served.ts';
import * as demo from '../../../demo/content/index.ts';
import { importWorld } from '../../../demo/fill/import-world.ts';
import type { World } from '../../../demo/fill/world.ts';
import { clipOf, coachingDay, exclusiveVideo } from '../../../tests/world.ts';
import { listWords, LiveIndex, replaceWords, searchHandlers, updateIndex } from './door.ts';
import { sentencesOf } from './captions.ts';
import { emergencyWords, synonyms } from './tables.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const noLimits = {
  spend: () => Promise.resolve(ok(null)),
  count: () => Promise.resolve({ left: 1, secondsLeft: 1 }),
  giveBack: () => Promise.resolve(),
  forgive: () => Promise.resolve(),
};

/** A separate server with its own memory. */
function serverOn({ database, clock }: FilledDatabase) {
  const { db } = database;
  const index = new LiveIndex({ db, clock, log: quiet, presenterSlug: 'dr-muster', everyMs: 0, waitMs: 60_000 });
  const handlers = searchHandlers({ db, index, clock, limits: noLimits, log: quiet, storage: demoFiles() });
  return async (raw: Record<string, unknown> | string, locale: Locale = 'de'): Promise<SearchAnswer> => {
    const input = readInput(searchEndpoints.search, typeof raw === 'string' ? { value: raw } : raw, locale);
    if (!input.ok) throw new Error(`refused: ${input.code}`);
    const answer = await handlers.search(SearchInput.parse(input.value), everyone(locale));
    if (!answer.ok) throw new Error(answer.code);
    const value = searchEndpoints.search.out.parse(answer.value);
    expect(JSON.stringify(value).length, 'no field beyond the contract').toBe(JSON.stringify(answer.value).length);
    return value;
  };
}

const quark = {
  key: 'quarkspeise',
  level: 'now',
  helps: ['112'],
  examples: ['Quarkspeise'],
  calm: [],
  source: 'Test',
  reviewer: 'Test',
  reviewed: '2026-11-22',
} as const;

const ids = ({ data }: SearchAnswer): string[] => data.map(({ shortid }) => shortid);

onDatabase('the index', (open) => {
  let search: ReturnType<typeof serverOn>;
  let other: ReturnType<typeof serverOn>;
  const storage = demoFiles();
  const db = () => open().database.db;
  const update = (atOnce?: number) => updateIndex({ db: db(), storage, log: quiet, ...(atOnce ? { atOnce } : {}) });
  const count = async (query: string): Promise<number> =>
    Number((await db().execute<{ n: number }>(sql.raw(`select count(*) as n from ${query}`))).rows[0]?.n);
  const bring = (world: Partial<World>) =>
    importWorld(open().database, noStorage, { ...demo, ...world }, { ...demoNames, clock: open().clock });
  const withVideo = (shortid: string, change: object): Partial<World> => ({
    videos: demo.videos.map((video) => (video.shortid === shortid ? { ...video, ...change } : video)),
  });

  beforeAll(async () => {
    search = serverOn(open());
    other = serverOn(open());
  });

  test('an empty index answers, and finds nothing', async () => {
    expect(await search('Schlaf')).toMatchObject({ data: [], total: 0 });
  });

  test('takes in every video once, in batches of any size, and then nothing more', async () => {
    expect(await update(7)).toBe(demo.videos.length);
    expect(await count('search_documents where not gone')).toBe(demo.videos.length);
    const version = await count('search_words');
    expect(await update()).toBe(0);
    expect(await count('search_words')).toBe(version);
    expect(ids(await search('Asthma'))[0]).toBe('asthma1');
  });

  test('two servers that index at once make one index', async () => {
    await db().execute(sql`update search_documents set source = 0`);
    await Promise.all([update(20), update(30)]);
    expect(await count('search_documents where not gone')).toBe(demo.videos.length);
    expect(await count('(select video_id from search_documents where not gone group by 1 having count(*) > 1) d')).toBe(0);
    expect(new Set(ids(await search('Asthma'))).size).toBe(ids(await search('Asthma')).length);
  });

  test('S7.4 hits are videos as lists have them, with their keywords', async () => {
    const [hit] = (await search('Asthma')).data;
    expect(hit).toMatchObject({ shortid: 'asthma1', protection: 'free', lang: 'de' });
    expect(hit?.search_keywords.split(',').length).toBeGreaterThan(2);
    expect(hit && hit.marks.title.map(([start, end]) => hit.title.slice(start, end))).toEqual(['Asthma']);
  });

  test('S12.1 a hit in what is said links to its second and quotes the sentence', async () => {
    const [hit] = (await search('Haltestelle')).data;
    expect(hit?.spoken?.text).toContain('Haltestelle');
    const video = demo.videos.find(({ shortid }) => shortid === hit?.shortid);
    const file = await storage.read(`media/${video && clipOf(video)}/caption/de.vtt`);
    const sentences = sentencesOf(await textOf(file));
    expect(sentences).toContainEqual({ text: hit?.spoken?.text, seconds: hit?.spoken?.seconds });
    const { text = '', marks = [] } = hit?.spoken ?? {};
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Haltestelle']);
  });

  test('S6.1 what is said in a video that not everyone may watch is neither found nor quoted, though the video is listed', async () => {
    const secret = { cue: 'WEBVTT\n\n00:01.000 --> 00:03.000\nHier spricht Frau Wunderblume von der Zauberheide.\n' };
    const day = coachingDay;
    const title = demo.videos.find(({ shortid }) => shortid === day)?.title ?? '';
    const folder = `secret-${open().database.engine}`;
    const kept = new Map([[`${folder}/caption/de.vtt`, Buffer.from(secret.cue)]]);
    const own = {
      stat: async (name: string) => (kept.has(name) ? { size: 10, modified: new Date(), etag: '"x"' } : storage.stat(name)),
      read: async (name: string) => {
        const bytes = kept.get(name);
        return bytes ? Readable.from([bytes]) : storage.read(name);
      },
    };
    const index = () => updateIndex({ db: db(), storage: own, log: quiet });
    await db().execute(sql`
      insert into media (key, folder, seconds, captions) values ('secret', ${folder}, 60, '[{"lang":"de","label":"Deutsch","file":"de.vtt"}]')`);
    for (const shortid of [day, exclusiveVideo]) {
      await db().execute(
        sql`update videos set media_id = (select id from media where key = 'secret') where shortid = ${shortid}`,
      );
    }
    await index();
    expect(await search('Wunderblume')).toMatchObject({ data: [], total: 0, corrected: null });
    expect(await count(`search_words where word = 'wunderblum' or word = 'wunderblume'`)).toBe(0);
    expect(ids(await search(title.slice(0, 20)))).toContain(day);
    expect((await search(title.slice(0, 20))).data.find(({ shortid }) => shortid === day)?.spoken).toBeNull();

    await db().execute(sql`update videos set media_id = (select id from media where key = 'secret') where shortid = 'asthma1'`);
    await index();
    const { data } = await search('Wunderblume');
    expect(data.map(({ shortid, spoken }) => [shortid, spoken?.seconds])).toEqual([['asthma1', 1]]);

    await bring({});
    await update();
    expect(ids(await search('Wunderblume'))).toEqual([]);
  });

  test('follows what changes: texts, tags, names of lists and partners, deletion, on every server', async () => {
    await Promise.all([search('Schlaf'), other('Schlaf')]);
    const both = async (value: string) => [ids(await search(value)), ids(await other(value))];
    await bring(withVideo('asthma1', { title: 'Quetzalfeder und Bronchien' }));
    await update();
    expect(await both('Quetzalfeder')).toEqual([['asthma1'], ['asthma1']]);
    expect((await search('Quezalfeder')).corrected).toBe('Quetzalfeder');

    const [playlist] = demo.playlists.filter(({ videos }) => videos.includes('asthma1'));
    await bring({ playlists: demo.playlists.map((one) => (one === playlist ? { ...one, title: 'Zinnoberwald' } : one)) });
    await update();
    expect((await both('Zinnoberwald')).map((found) => found.includes('asthma1'))).toEqual([true, true]);
    expect(await both('Quetzalfeder')).toEqual([[], []]);

    await bring({ tags: demo.tags.map((tag) => (tag.slug === 'allergie' ? { ...tag, title: 'Kornblumenblau' } : tag)) });
    await update();
    const tagged = demo.videos.filter(({ tags }) => tags.includes('allergie')).map(({ shortid }) => shortid);
    expect(new Set(ids(await search('Kornblumenblau')))).toEqual(new Set(tagged));
    expect((await search('Kornblumenblau')).facets.topic[0]).toEqual({
      key: 'allergie',
      title: 'Kornblumenblau',
      count: tagged.length,
    });

    await bring({});
    await update();
    await db().execute(sql`delete from videos where shortid = 'asthma1'`);
    await update();
    expect((await both('Asthma')).map((found) => found.includes('asthma1'))).toEqual([false, false]);
    await bring({});
    await update();
    expect(ids(await other('Asthma'))[0]).toBe('asthma1');
  });

  test('S1.7 English readers find English texts by English words, and German ones by German words', async () => {
    const english = await search('allergies', 'en');
    expect(english.data.some(({ lang, title }) => lang === 'en' && /alarm/.test(title))).toBe(true);
    expect(ids(await search('Heuschnupfen', 'en'))).toContain('heuschnupf');
    expect((await search('allergies', 'en')).facets.topic.map(({ title }) => title)).toContain('Allergy');
  });

  test('S12.6 facets narrow, and pages follow each other without overlap', async () => {
    const all = await search('Herz');
    const [topic] = all.facets.topic;
    const narrowed = await search({ value: 'Herz', topic: topic?.key });
    expect(narrowed.total).toBe(topic?.count);
    expect(narrowed.facets.topic).toEqual(all.facets.topic);
    expect(all.facets.length.reduce((sum, { count: n }) => sum + n, 0)).toBe(all.total);
    // All films of the demo have about half a minute; the facet separates them all the same.
    expect(all.facets.length.map(({ key, from, to }) => [key, from, to])).toEqual([
      ['short', 0, 30],
      ['medium', 30, 60],
    ]);
    const second = await search({ value: 'Herz', page: 2 });
    expect(ids(all)).toHaveLength(20);
    expect(second.data).toHaveLength(Math.min(20, all.total - 20));
    expect(new Set([...ids(all), ...ids(second)]).size).toBe(20 + second.data.length);
    expect((await search({ value: 'Herz', page: 50 })).data).toEqual([]);
  });

  test('S12.6 how hard an exercise is narrows what is found, and each value says how often it occurs', async () => {
    const exercises = demo.videos.filter(({ difficulty }) => difficulty);
    expect(exercises.length).toBeGreaterThan(10);
    const all = await search('Yoga');
    const counted = all.facets.difficulty ?? [];
    expect(counted.map(({ key, title }) => [key, title])).toEqual([
      ['easy', 'leicht'],
      ['medium', 'mittel'],
    ]);
    const narrowed = await search({ value: 'Yoga', difficulty: 'easy' });
    expect(narrowed.total).toBe(counted[0]?.count);
    expect(narrowed.total).toBeLessThan(all.total);
    expect(narrowed.data.map(({ difficulty }) => difficulty)).toEqual(narrowed.data.map(() => 'easy'));
    expect(narrowed.facets.difficulty).toEqual(counted);
    expect((await search({ value: 'Yoga', difficulty: 'easy', topic: all.facets.topic[0]?.key })).total).toBeLessThanOrEqual(
      narrowed.total,
    );
    const english = await search('Yoga', 'en');
    expect(english.facets.difficulty?.map(({ title }) => title)).toEqual(['easy', 'medium']);
    await bring({ videos: demo.videos.map((video) => (video.shortid === 'y-stuhl' ? { ...video, difficulty: 'hard' } : video)) });
    await update();
    expect(ids(await other({ value: 'Yoga', difficulty: 'hard' }))).toEqual(['y-stuhl']);
    await bring({});
    await update();
  });

  test('S12.3 S12.8 S12.10 the words are the editors’: a change counts on every server', async () => {
    const before = await listWords(db());
    expect(before.concepts.length).toBeGreaterThanOrEqual(1500);
    expect((await other('Quarkspeise')).emergency).toBeNull();
    await replaceWords(db(), {
      concepts: [
        ...before.concepts,
        { key: 'quarkspeise', kind: 'sign', names: { lay: ['Quarkspeise'] }, edges: { signOf: ['asthma'] } },
      ],
      terms: [...before.terms, { key: 'quarkspeise', names: ['Quarkspeise'] }],
      rules: [...before.rules, { ...quark, when: ['quarkspeise'] }],
    });
    for (const server of [search, other]) {
      const answer = await server('Quarkspeise');
      expect(ids(answer)[0]).toBe('asthma1');
      expect(answer.emergency).toEqual({ level: 'now', helps: ['112'] });
    }

    const finds = async (value: string) => ids(await other(value)).includes('ruecken1');
    expect(await finds('Esstisch')).toBe(true);
    await replaceWords(db(), { ...before, wholeWords: [...before.wholeWords, 'Rückenübung'] });
    expect(await update()).toBe(demo.videos.length);
    expect((await other('Quarkspeise')).emergency).toBeNull();
    await replaceWords(db(), before);
    await update();
    expect(await listWords(db())).toEqual(before);
  });

  test('S12.9 a retreat is found until its last day in Germany is over, and no longer', async () => {
    const { clock } = open();
    const before = clock.now();
    const { rows } = await db().execute<{ title: string; last: string }>(
      sql`select title, ends_on::text as last from retreats where is_on_sale order by ends_on desc limit 1`,
    );
    const [{ title, last } = { title: '', last: '' }] = rows;
    const findsAt = async (instant: Date): Promise<boolean> => {
      clock.set(instant);
      const { sections } = await serverOn(open())(title);
      return sections.some(({ kind, entries }) => kind === 'retreat' && entries.some((entry) => entry.title === title));
    };
    const midnight = instantOf(addDays(last, 1), 0);
    expect(await findsAt(new Date(midnight.getTime() - 1000))).toBe(true);
    expect(await findsAt(midnight)).toBe(false);
    clock.set(before);
  });

  test('two indexes of a process with the same words prepare them once, with other words each its own', async () => {
    const before = await listWords(db());
    const prepared = async () =>
      (await new LiveIndex({ db: db(), clock: open().clock, log: quiet, presenterSlug: 'dr-muster' }).current()).knowledge;
    const one = await prepared();
    await replaceWords(db(), before);
    const same = await prepared();
    expect(same.version).toBeGreaterThan(one.version);
    expect(same.concepts).toBe(one.concepts);
    await replaceWords(db(), { terms: [...before.terms, { key: 'quarkspeise', names: ['Quarkspeise'] }] });
    expect((await prepared()).findRedFlag).not.toBe(one.findRedFlag);
    await replaceWords(db(), before);
  });

  test('S12.8 a rule with an unknown term finds nothing, and the others go on', async () => {
    const before = await listWords(db());
    await replaceWords(db(), { rules: [...before.rules, { ...quark, when: ['gibtesnicht'] }] });
    expect((await other('Quarkspeise')).emergency).toBeNull();
    expect((await other('Herzinfarkt')).emergency?.helps).toContain('112');
    await replaceWords(db(), before);
  });

  test('lists that editors emptied in part are not filled up again; an empty one is', async () => {
    const before = await listWords(db());
    const [first] = before.concepts;
    if (!first) throw new Error('There are concepts.');
    await replaceWords(db(), { concepts: [first] });
    await update();
    expect((await listWords(db())).concepts).toEqual([first]);
    await replaceWords(db(), { concepts: [] });
    await update();
    expect((await listWords(db())).concepts.length).toBeGreaterThanOrEqual(1500);
    await replaceWords(db(), before);
    await update();
  });

  test('S12.10 pairs and emergency words that editors kept in older versions become concepts and a rule', async () => {
    const before = await listWords(db());
    await db()
      .insert(synonyms)
      .values([
        { lay: 'Quorxel', medical: 'Asthma' },
        { lay: 'Wumbelfuß', medical: 'Morbus Wumbel' },
      ]);
    await db()
      .insert(emergencyWords)
      .values([
        { word: 'Glasfuß zerspringt', help: '116117' },
        { word: 'Herzinfarkt', help: '112' },
      ]);
    await update();
    const after = await listWords(db());
    expect(after.concepts.find(({ key }) => key === 'asthma')?.names.lay).toContain('Quorxel');
    expect(after.concepts.find(({ key }) => key === 'morbus-wumbel')?.names).toEqual({
      medical: ['Morbus Wumbel'],
      lay: ['Wumbelfuß'],
    });
    expect(after.terms.find(({ key }) => key === 'eigene-116117')?.names).toEqual(['Glasfuß zerspringt']);
    expect((await other('Glasfuß zerspringt')).emergency).toEqual({ level: 'today', helps: ['116117', '112'] });
    expect(ids(await other('Quorxel'))).toContain('asthma1');
    expect([await db().$count(synonyms), await db().$count(emergencyWords)]).toEqual([0, 0]);
    await replaceWords(db(), before);
    await update();
  });

  test('what is gone is swept out once there is much of it, and everything is found as before', async () => {
    const answers = async () => {
      const found: unknown[] = [];
      for (const value of ['Schlaf', 'Rückenschmerzen', 'Asma', 'Zuckerkrankheit', 'Haltestelle'])
        found.push(ids(await search(value)));
      return found;
    };
    const before = await answers();
    await bring(withVideo('asthma1', { title: 'Quetzalfeder und Bronchien' }));
    await update();
    await bring({});
    for (let round = 0; round < 3; round += 1) {
      await db().execute(sql`update search_documents set source = 0`);
      await update();
    }
    expect(await count('search_documents where gone')).toBeLessThan(2 * demo.videos.length);
    const longest = `(select max(length(list) / 4) as n from search_postings) l`;
    const [row] = (await db().execute<{ n: number }>(sql.raw(`select n from ${longest}`))).rows;
    expect(Number(row?.n)).toBeLessThan(3 * demo.videos.length);
    expect(await answers()).toEqual(before);
    expect(await count(`search_words where word = 'quetzalfeder' and docs > 0`)).toBe(0);
    const fresh = serverOn(open());
    expect(ids(await fresh('Schlaf'))).toEqual(before[0]);
    expect((await fresh('Quezalfeder')).corrected).toBeNull();
  });

  test('a killed indexing is taken up where it ended', async () => {
    await db().execute(sql`update search_documents set source = 0`);
    const stopping = new AbortController();
    let batches = 0;
    const watched = new Proxy(db(), {
      get: (target, name, self) => {
        if (name === 'transaction' && (batches += 1) === 3) stopping.abort();
        const value: unknown = Reflect.get(target, name, self);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    await updateIndex({ db: watched, storage, log: quiet, atOnce: 10 }, stopping.signal);
    const left = await count('search_documents where not gone and source = 0');
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(demo.videos.length);
    expect(await update()).toBe(left);
  });

  test('a store that fails stops the indexing, a file that is missing does not', async () => {
    await db().execute(sql`delete from search_media`);
    const broken = { ...storage, stat: () => Promise.reject(new Error('The store is away.')) };
    await expect(updateIndex({ db: db(), storage: broken, log: quiet })).rejects.toThrow('The store is away.');
    const warnings: unknown[] = [];
    const empty = { ...storage, stat: () => Promise.resolve(null) };
    await updateIndex({ db: db(), storage: empty, log: { ...quiet, warn: (line: unknown) => void warnings.push(line) } });
    expect(warnings.length).toBeGreaterThan(0);
    expect((await search('Haltestelle')).total).toBe(0);
    await db().execute(sql`delete from search_media`);
    await update();
    expect((await search('Haltestelle')).total).toBeGreaterThan(0);
  });
});

describe('captions', () => {
  const at = (time: string, text: string) => `${time}.500 --> 09:59:59.000\n${text}\n\n`;

  test('S12.1 cues become sentences that begin where their first word is said', () => {
    const file = `\u{FEFF}WEBVTT\n\nNOTE nothing\n\n1\n${at('00:01', 'Dein Rücken ist stärker,')}${at('00:04', 'als Du <i>denkst</i>. Steh')}${at('01:00:05', 'auf &amp; geh')}`;
    expect(sentencesOf(file)).toEqual([
      { seconds: 1, text: 'Dein Rücken ist stärker, als Du denkst.' },
      { seconds: 4, text: 'Steh auf & geh' },
    ]);
  });

  test('S12.1 an abbreviation ends no sentence, nor does the end of a cue', () => {
    const file = `WEBVTT\n\n${at('00:01', 'Sprich mit Dr.')}${at('00:03', 'Muster, z. B. am 2. Tag. Im Notfall')}${at('00:06', '112.')}`;
    expect(sentencesOf(file).map(({ text }) => text)).toEqual(['Sprich mit Dr. Muster, z. B. am 2. Tag.', 'Im Notfall 112.']);
  });

  test('any file has sentences or none', () => {
    for (const file of ['', 'WEBVTT', '\0', '-->', '00:00.000 -->', 'a '.repeat(1000), at('00:01', '\0\u{D800}')]) {
      for (const { text, seconds } of sentencesOf(file)) {
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toContain('\0');
        expect(Number.isInteger(seconds)).toBe(true);
      }
    }
  });
});
