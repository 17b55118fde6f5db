import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { fillLargeCatalogue } from '../../../bench/large-catalogue.ts';
import * as world from '../../../demo/content/index.ts';
import { isCategory, sectionOf } from '#paths/categories.ts';
import { askCatalog } from '../../../tests/ask-catalog.ts';
import { onBothDatabases, undone } from '../../../tests/databases.ts';
import { letterOf, sortKeyOf } from '../rules.ts';

const inCategory = (category: string) => world.playlists.filter((playlist) => playlist.category === category);
const illnesses = inCategory('krankheiten');
const lettersOf = (playlists: readonly { readonly titleList: string }[]) =>
  [...new Set(playlists.map(({ titleList }) => letterOf(titleList)))].toSorted();

onBothDatabases('the lists', (open) => {
  const ask = (locale: 'de' | 'en' = 'de') => askCatalog(open(), locale);

  describe('pages', () => {
    test('S7.7 pages of a list join to the whole without gap or repeat', async () => {
      const whole = await ask().get('videos', { perPage: 200, sort: 'title' });
      expect(whole.total).toBe(world.videos.length);
      const pages = await Promise.all([1, 2, 3].map((page) => ask().get('videos', { perPage: 30, page, sort: 'title' })));
      expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(whole.data.slice(0, 90).map(({ id }) => id));
      expect(whole.data.map(({ title }) => sortKeyOf(title))).toEqual(whole.data.map(({ title }) => sortKeyOf(title)).toSorted());
    });

    test('S7.7 beyond the last page there is nothing, and the total is still told', async () => {
      expect(await ask().get('videos', { page: 99_999 })).toEqual({ data: [], total: world.videos.length });
      expect(await ask().get('playlists', { page: 99_999 })).toEqual({ data: [], total: world.playlists.length });
    });

    test('S7.7 values of the wrong form are ignored', async () => {
      const usual = await ask().get('videos');
      expect(usual.data).toHaveLength(20);
      expect(await ask().get('videos', { page: 'x', perPage: '9999', sort: 'nonsense', tag: 'NO!', other: '1' })).toEqual(usual);
    });

    test('S7.7 every list tells its total and every entry of it is found by id and by slug', async () => {
      for (const [list, item] of [
        ['playlists', 'playlist'],
        ['tags', 'tag'],
        ['partners', 'partner'],
        ['projects', 'project'],
        ['items', 'item'],
        ['pages', 'page'],
        ['coachings', 'coaching'],
        ['retreats', 'retreat'],
      ] as const) {
        const { data, total } = await ask().get(list, { perPage: 2 });
        expect(total, list).toBeGreaterThanOrEqual(data.length);
        const first = data[0] as { id: string; slug: string };
        const byId = await ask().get(item, { idOrSlug: first.id });
        expect(byId.data, item).toMatchObject({ id: first.id, slug: first.slug });
        expect(await ask().get(item, { idOrSlug: first.slug })).toEqual(byId);
      }
    });

    test('S7.7 videos of a playlist keep its order, page by page', async () => {
      const list = world.playlists.find(({ shortid }) => shortid === 'kl-schlaf');
      const { data, total } = await ask().get('videos', { playlist: 'kl-schlaf', perPage: 10, page: 2 });
      expect(data.map(({ shortid }) => shortid)).toEqual(list?.videos.slice(10, 20));
      expect(total).toBe(30);
      expect(await ask().get('videos', { playlist: 'nobody' })).toEqual({ data: [], total: 0 });
    });

    test('S7.7 videos and playlists of a tag, newest and by title', async () => {
      const tag = 'schlaf';
      const tagged = (entries: readonly { readonly tags: readonly string[]; readonly shortid: string }[]) =>
        entries
          .filter(({ tags }) => tags.includes(tag))
          .map(({ shortid }) => shortid)
          .toSorted();
      const videos = await ask().get('videos', { tag, perPage: 200 });
      expect(videos.data.map(({ shortid }) => shortid).toSorted()).toEqual(tagged(world.videos));
      expect(videos.total).toBe(videos.data.length);
      const playlists = await ask().get('playlists', { tag, perPage: 200 });
      expect(playlists.data.map(({ shortid }) => shortid).toSorted()).toEqual(tagged(world.playlists));
      expect(playlists.total).toBe(playlists.data.length);
    });

    test('S7.7 playlists of a category by title; an unknown category is not found', async () => {
      const { data, total } = await ask().get('playlistsByCategory', { category: 'krankheiten', perPage: 200 });
      expect(total).toBe(illnesses.length);
      const sorted = illnesses.toSorted((a, b) => (sortKeyOf(a.titleList) < sortKeyOf(b.titleList) ? -1 : 1));
      expect(data.map(({ title_list }) => title_list)).toEqual(sorted.map(({ titleList }) => titleList));
      expect(await ask().call('playlistsByCategory', { category: 'unbekannt' })).toMatchObject({ code: 'not-found' });
    });

    test('S5.8 ids, shortids and slugs of the wrong form, and those nobody has, are not found', async () => {
      const absent = '00000000-0000-4000-8000-000000000000';
      for (const [name, input] of [
        ['playlist', { idOrSlug: absent }],
        ['playlist', { idOrSlug: 'gibt-es-nicht' }],
        ['playlist', { idOrSlug: 'Nicht_Gut' }],
        ['playlistByShortid', { shortid: 'ab' }],
        ['playlistByShortid', { shortid: 'viel-zu-lang' }],
        ['coachingByShortid', { shortid: 'nobody' }],
        ['daily', { idOrSlug: 'heute' }],
        ['daily', { idOrSlug: absent }],
        ['dailiesByMonth', { month: '2026' }],
        ['categoryPage', { category: 'x' }],
      ] as const) {
        expect(await ask().call(name, input), `${name} ${JSON.stringify(input)}`).toEqual({ ok: false, code: 'not-found' });
      }
    });

    test('S7.7 S2.37 playlists of a section, newest first, page by page', async () => {
      for (const section of ['health', 'feelgood'] as const) {
        const isHere = ({ category }: { category?: string | null | undefined }) =>
          Boolean(category && isCategory(category) && sectionOf(category) === section);
        const all = await ask().get('playlists', { section, sort: 'new', perPage: 200 });
        expect(all.total).toBe(world.playlists.filter(isHere).length);
        expect(all.data).toHaveLength(all.total);
        expect(all.data.every(isHere)).toBe(true);
        const everything = await ask().get('playlists', { sort: 'new', perPage: 200 });
        expect(everything.total).toBe(world.playlists.length);
        expect(all.data.map(({ id }) => id)).toEqual(everything.data.filter(isHere).map(({ id }) => id));
        const { data } = await ask().get('content');
        expect(
          everything.data
            .filter(({ category }) => category !== null)
            .slice(0, data.newest.length)
            .map(({ id }) => id),
        ).toEqual(data.newest.map(({ id }) => id));
        const pages = await Promise.all(
          [1, 2, 3].map((page) => ask().get('playlists', { section, sort: 'new', perPage: 5, page })),
        );
        expect(pages.flatMap((page) => page.data.map(({ id }) => id))).toEqual(all.data.slice(0, 15).map(({ id }) => id));
        const byTitle = await ask().get('playlists', { section, perPage: 200 });
        expect(byTitle.data.map(({ title_list }) => sortKeyOf(title_list))).toEqual(
          byTitle.data.map(({ title_list }) => sortKeyOf(title_list)).toSorted(),
        );
      }
    });

    test('S7.7 a section and a tag together count what has both, and sections that do not exist are no filter', async () => {
      const health = world.playlists.filter(
        ({ category, tags }) => category && sectionOf(category) === 'health' && tags.includes('haut'),
      );
      expect((await ask().get('playlists', { section: 'health', tag: 'haut', perPage: 200 })).total).toBe(health.length);
      expect((await ask().get('playlists', { section: 'health', tag: 'haut', perPage: 200 })).data).toHaveLength(health.length);
      expect(await ask().get('playlists', { section: 'health', tag: 'gibt-es-nicht' })).toEqual({ data: [], total: 0 });
      const usual = await ask().get('playlists');
      for (const odd of [
        { section: 'partner' },
        { section: ['health', 'feelgood'] },
        { section: 'HEALTH\0' },
        { sort: 'nonsense' },
      ])
        expect(await ask().get('playlists', odd), JSON.stringify(odd)).toEqual(usual);
    });

    test('S7.7 S3.6 one video by its shortid, whoever may watch it, and never its stream', async () => {
      for (const { shortid } of [...world.videos.slice(0, 3), { shortid: 'schlaf-01' }]) {
        const { data, total } = await ask().get('videos', { shortid });
        expect([data.map((video) => video.shortid), total]).toEqual([[shortid], 1]);
        expect(data[0]).not.toHaveProperty('stream_id');
      }
      expect((await ask().get('videos', { shortid: 'schlaf-01' })).data[0]?.protection).toBe('coaching');
      expect(await ask().get('videos', { shortid: 'schlaf-01', page: 2 })).toEqual({ data: [], total: 1 });
      expect(await ask().get('videos', { shortid: 'gibtsnicht' })).toEqual({ data: [], total: 0 });
      expect(await ask().get('videos', { shortid: '!' })).toEqual(await ask().get('videos'));
    });

    test('S7.7 dailies by kind, by id and by Berlin month', async () => {
      const all = await ask().get('dailies', { perPage: 200 });
      expect(all.total).toBe(world.dailies.length);
      const yoga = await ask().get('dailies', { kind: 'yoga', perPage: 200 });
      expect(yoga.total).toBe(world.dailies.filter(({ kind }) => kind === 'yoga').length);
      expect((await ask().get('daily', { idOrSlug: all.data[3]?.id })).data).toEqual(all.data[3]);
      const june = await ask().get('dailiesByMonth', { month: '202606' });
      expect(june.data).toEqual(all.data.filter(({ start }) => start?.slice(3, 10) === '06.2026'));
      expect(june.total).toBeGreaterThan(0);
      for (const month of ['202613', '000001', '2026061'])
        expect(await ask().get('dailiesByMonth', { month })).toEqual({ data: [], total: 0 });
    });
  });

  describe('a category', () => {
    test('S2.39 has the letters under which it has playlists, Ä under A, and the tags that it uses', async () => {
      const { data } = await ask().get('categoryPage', { category: 'krankheiten' });
      expect(data.letters).toEqual(lettersOf(illnesses));
      expect(data.tags.map(({ slug }) => slug).toSorted()).toEqual(
        [...new Set(illnesses.flatMap(({ tags }) => tags))].toSorted(),
      );
      expect(data.total).toBe(illnesses.length);
      expect(data.sections.find(({ letter }) => letter === 'a')?.playlists.map(({ title_list }) => title_list)).toContain(
        'Äderchen und Besenreiser',
      );
    });

    test('S2.40 a letter shows up to four playlists, of more two and links', async () => {
      const { data } = await ask().get('categoryPage', { category: 'krankheiten' });
      for (const { total, playlists, links } of data.sections) {
        expect([playlists.length, links.length]).toEqual(total > 4 ? [2, total - 2] : [total, 0]);
        const room = playlists.length === 1 ? 3 : 1;
        expect(playlists.map(({ videos }) => videos.length)).toEqual(playlists.map((own) => Math.min(own.total, room)));
      }
      expect(data.sections.some(({ links }) => links.length > 0)).toBe(true);
    });

    test('S2.39 with a letter there are its playlists alone', async () => {
      const { data } = await ask().get('categoryPage', { category: 'krankheiten', letter: 'a' });
      const own = illnesses.filter(({ titleList }) => letterOf(titleList) === 'a');
      expect(data.sections).toMatchObject([{ letter: 'a', total: own.length, links: [] }]);
      expect(data.sections[0]?.playlists).toHaveLength(own.length);
      expect(data.letters).toEqual(lettersOf(illnesses));
      expect((await ask().get('categoryPage', { category: 'krankheiten', letter: 'q' })).data).toMatchObject({
        total: 0,
        sections: [],
        pages: 1,
      });
    });

    test('S2.39 a tag leaves its letters and playlists; one that nobody has is no filter', async () => {
      const tagged = illnesses.filter(({ tags }) => tags.includes('atmung'));
      const { data } = await ask().get('categoryPage', { category: 'krankheiten', tag: 'atmung' });
      expect(data).toMatchObject({ tag: 'atmung', total: tagged.length, letters: lettersOf(tagged) });
      const shown = data.sections.flatMap(({ playlists, links }) => [...playlists, ...links].map(({ slug }) => slug));
      expect(shown.toSorted()).toEqual(tagged.map(({ slug }) => slug).toSorted());
      expect((await ask().get('categoryPage', { category: 'krankheiten', tag: 'gibt-es-nicht' })).data).toMatchObject({
        tag: null,
        total: illnesses.length,
      });
    });

    test('S1.7 S2.39 English readers find English titles under their own letters', async () => {
      const { data } = await ask('en').get('categoryPage', { category: 'krankheiten' });
      for (const { letter, playlists, links } of data.sections) {
        for (const { title_list } of [...playlists, ...links]) expect(letterOf(title_list)).toBe(letter);
      }
      expect(data.sections.flatMap(({ playlists }) => playlists).some(({ lang }) => lang === 'en')).toBe(true);
    });
  });

  describe('a large catalogue', () => {
    test('S3.11 site content stays under 200 kB and a category stays a page, however many and long the entries are', async () => {
      await undone(open(), async (inside) => {
        const { db } = inside.database;
        await fillLargeCatalogue(db, 4000);
        const { data } = await askCatalog(inside).get('categoryPage', { category: 'krankheiten' });
        expect(data.sections.every(({ playlists, links }) => playlists.length <= 4 && links.length <= 60)).toBe(true);
        const letter = await askCatalog(inside).get('categoryPage', { category: 'krankheiten', letter: 'a', page: 999 });
        expect(letter.data.page).toBe(letter.data.pages);
        expect((await askCatalog(inside).get('videos')).total).toBe(world.videos.length + 4000);

        const long = sql`repeat('Ein „sehr“ langer Text über Übelkeit. ', 300)`;
        await db.execute(sql`update videos set title = ${long}, topline = ${long}, description = ${long}, en = null`);
        await db.execute(
          sql`update playlists set title = ${long}, title_list = ${long}, title_teaser = ${long}, description = ${long}, en = null`,
        );
        await db.execute(sql`update partners set title = ${long}, description = ${long}, en = null`);
        await db.execute(sql`update coachings set title = ${long}, intro = ${long}, bulletpoints = ${long}, en = null`);
        await db.execute(
          sql`update retreats set title = ${long}, intro = ${long}, bulletpoints = ${long}, place = ${long}, en = null`,
        );
        await db.execute(sql`update tags set title = ${long}, en = null`);
        const list = await askCatalog(inside).get('playlistByShortid', { shortid: 'kl-schlaf' });
        expect(list.data.description.length).toBeGreaterThan(5000);
        expect(list.data.videos.every(({ description }) => description.length <= 300)).toBe(true);
        for (const locale of ['de', 'en'] as const) {
          const content = await askCatalog(inside, locale).get('content');
          expect(Buffer.byteLength(JSON.stringify(content))).toBeLessThan(200_000);
          expect(content.data.playlists.every(({ videos }) => videos.length > 0)).toBe(true);
        }
      });
    });
  });
});
