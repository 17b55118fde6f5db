import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as world from '../../../demo/content/index.ts';
import { askCatalog } from '../../../tests/ask-catalog.ts';
import { onDatabase, undone, type FilledDatabase } from '../../../tests/databases.ts';
import { addDays, dayOf } from '#kit/dates.ts';
import { categories, sectionOf, type Category } from '#paths/categories.ts';
import { retreats } from './content-tables.ts';

const exclusiveList = world.playlists.find(({ exclusive }) => exclusive)?.shortid;

onDatabase('the catalogue', (open) => {
  const ask = (locale: 'de' | 'en' = 'de') => askCatalog(open(), locale);

  describe('site content', () => {
    test('S1.2 each category has playlists: health, feel-good, the books among them', async () => {
      const lists = await Promise.all(
        categories.map(
          async (category) => [category, (await ask().get('playlistsByCategory', { category })).data.length] as const,
        ),
      );
      expect(lists.filter(([, length]) => length === 0)).toEqual([]);
      expect(new Set(categories.map(sectionOf))).toEqual(new Set(['health', 'feelgood']));
    });

    test('S1.2 S3.11 S7.3 carries a bounded part of everything', async () => {
      const { data } = await ask().get('content');
      const lengths = Object.fromEntries(
        Object.entries(data).map(([key, part]) => [key, Array.isArray(part) ? part.length : part]),
      );
      expect(lengths).toMatchObject({
        playlists: 4,
        newest: 8,
        videos: 12,
        dailies: 14,
        yogaDailies: 10,
        partners: 6,
        coachings: 4,
        retreats: 3,
      });
      for (const part of ['trending', 'tags', 'highlights', 'exclusive'] as const)
        expect(data[part].length, part).toBeGreaterThan(0);
      expect(Buffer.byteLength(JSON.stringify(data))).toBeLessThan(200_000);
    });

    test('S1.6 the notice and S2.1 the picks are those of the settings, in their order', async () => {
      const { data } = await ask().get('content');
      expect(data.notice?.title).toBe(world.settings.notice.title);
      expect(data.playlists.map(({ shortid }) => shortid)).toEqual(world.settings.startPicks);
      expect((await ask('en').get('content')).data.motto).toEqual({ text: world.settings.motto.en, lang: 'en' });
    });

    test('S11.8 of a video’s playlists the one where it is at home comes first', async () => {
      for (const [video, home] of Object.entries(world.homes).slice(0, 12)) {
        const { data } = await ask().get('videos', { shortid: video });
        expect(data[0]?.playlists[0]?.shortid, video).toBe(home);
      }
    });

    test('S3.8 highlights are videos with playlists', async () => {
      const { data } = await ask().get('content');
      expect(data.highlights.map(({ shortid }) => shortid)).toEqual(world.highlights.slice(0, 12));
      expect(data.highlights.every(({ playlists }) => playlists.length > 0)).toBe(true);
    });

    test('S2.37 with the demo both sections have enough that is new and much seen', async () => {
      const { data } = await ask().get('content');
      for (const section of ['health', 'feelgood'] as const) {
        const isHere = ({ category }: { category: Category | null }) => category !== null && sectionOf(category) === section;
        expect(data.newest.filter(isHere).length, section).toBeGreaterThanOrEqual(3);
        expect(data.trending.filter(({ playlists }) => playlists.some(isHere)).length, section).toBeGreaterThanOrEqual(3);
      }
    });

    test('S7.3 the latest dailies come with their day, never before their time', async () => {
      const { database, clock } = open();
      const { data } = await ask().get('contentDailies');
      expect(data.dailies[0]).toMatchObject({ start: '17.06.2026 06:00', shortid: world.dailies[0]?.video });
      const early = { ...clock, now: () => new Date('2026-06-17T03:59:00Z') };
      const before = await askCatalog({ database, clock: early }).get('contentDailies');
      expect(before.data.dailies[0]?.start).toBe('16.06.2026 06:00');
    });
  });

  describe('entries', () => {
    test('S7.4 S3.3 a coaching by its shortid, with its days and trailers for everyone to read', async () => {
      const [coaching] = world.coachings;
      const { data } = await ask().get('coachingByShortid', { shortid: coaching?.shortid });
      expect(data).toMatchObject({
        type: 'coaching',
        slug: coaching?.slug,
        stripe_name: coaching?.stripeName,
        stripe_price_value: coaching?.priceCents,
      });
      const list = world.playlists.find(({ shortid }) => shortid === coaching?.playlist);
      expect(data.videos.map(({ shortid }) => shortid)).toEqual(list?.videos);
      expect(data.trailers.map(({ shortid }) => shortid)).toEqual(list?.trailers ?? []);
      expect(data.bulletpoints).toMatch(/^<ul><li>/);
      expect(data.days).toBe(list?.videos.length);
    });

    test('S3.3 a retreat has its days, counted from the first start', async () => {
      const [retreat] = world.retreats;
      const { data } = await ask().get('retreat', { idOrSlug: retreat?.slug });
      const nights = (Date.parse(data.ends_on) - Date.parse(data.starts_on)) / 86_400_000;
      expect(nights).toBe((retreat?.days ?? 0) - 1);
      expect(Date.parse(data.starts_on) - Date.parse('2026-06-17')).toBe((retreat?.startsInDays ?? 0) * 86_400_000);
    });

    test('S3.3 a retreat is sold until the evening before its first day, in Berlin', async () => {
      const [row] = await open().database.db.select().from(retreats).where(eq(retreats.shortid, 'allgaeu'));
      if (!row) throw new Error('There is no such retreat.');
      const today = dayOf(open().clock.now());
      for (const [startsOn, isSold] of [
        [addDays(today, 1), true],
        [today, false],
      ] as const)
        await undone(open(), async (inside) => {
          await inside.database.db.update(retreats).set({ startsOn, isOnSale: true }).where(eq(retreats.id, row.id));
          const from = askCatalog(inside);
          const { data: content } = await from.get('content');
          const { data: list } = await from.get('retreats');
          const { data: one } = await from.get('retreat', { idOrSlug: row.id });
          const answers = [...content.retreats, ...list, one].flatMap(({ id, on_sale }) => (id === row.id ? on_sale : []));
          expect(answers, startsOn).toEqual([isSold, isSold, isSold]);
        });
    });

    test('S13.3 S2.16 a coaching says for whom it is not meant and whether it needs an address, whole on its own page alone', async () => {
      const { data } = await ask().get('coachingByShortid', { shortid: 'genuss7' });
      expect(data).toMatchObject({ vat_percent: 19, on_sale: true, needs_address: true, lang: 'de' });
      expect(data.contraindications).toMatch(/^<p>.*<ul><li>/);
      const { data: list } = await ask().get('coachings');
      expect(list.map(({ shortid, needs_address }) => [shortid, needs_address])).toContainEqual(['schlaf30', false]);
      expect(list.every(({ contraindications }) => contraindications === '')).toBe(true);
    });

    test('S13.3 S1.7 for whom a coaching is not meant can be read in both languages, and the German is no part of the English', async () => {
      for (const { shortid, en } of world.coachings) {
        const { data } = await ask('en').get('coachingByShortid', { shortid });
        expect(data.lang, shortid).toBe('en');
        expect(data.contraindications, shortid).toBe(en?.contraindications);
        expect(data.contraindications, shortid).not.toMatch(/Bitte sprich|Ärzt/);
      }
    });

    test('S3.3 a retreat says how many places are left; one that is booked out has none, never less', async () => {
      const left = async (from: FilledDatabase) =>
        Object.fromEntries((await askCatalog(from).get('retreats')).data.map((one) => [one.shortid, one.places_left]));
      expect(await left(open())).toEqual({ allgaeu: 16, ostsee: 3, eifel: 0 });
      await undone(open(), async (inside) => {
        const taken = (shortid: string, row: Partial<typeof retreats.$inferInsert>) =>
          inside.database.db.update(retreats).set(row).where(eq(retreats.shortid, shortid));
        await taken('allgaeu', { placesTaken: 15 });
        await taken('ostsee', { placesTaken: 4 });
        await taken('eifel', { places: null, placesTaken: 4 });
        expect(await left(inside)).toEqual({ allgaeu: 1, ostsee: 0, eifel: null });
      });
    });

    test('S3.5 a playlist has its videos in order, one picture for all sizes, and no download in an answer for all', async () => {
      const list = world.playlists.find(({ shortid }) => shortid === 'kl-schlaf');
      const { data } = await ask().get('playlistByShortid', { shortid: 'kl-schlaf' });
      expect(data.videos.map(({ shortid }) => shortid)).toEqual(list?.videos);
      expect(data).toMatchObject({
        type: 'coaching',
        total: list?.videos.length,
        download: null,
        purchase_status: null,
        coaching: 'besser-schlafen',
      });
      expect(new Set([data.xl_image, data.l_image, data.l_image_center, data.m_image, data.s_image]).size).toBe(1);
      expect(data.download_label).toBe(list?.downloadLabel);
    });

    test('S3.6 a listed video names no stream and no file, whoever may watch it', async () => {
      const list = await ask().get('videos', { playlist: 'kl-schlaf', perPage: 200 });
      expect(JSON.stringify(list)).not.toMatch(/stream_id|file_1920|\/asset\//);
      const first = list.data[0];
      expect(first).toMatchObject({ protection: 'coaching', start: null });
      expect(first?.duration).toMatch(/^\d\d:\d\d$/);
      expect(first?.search_keywords.split(',')).toContain('schlaf');
      expect(first?.playlists).toContainEqual({
        shortid: 'kl-schlaf',
        slug: 'kurs-besser-schlafen',
        title: 'Besser schlafen in 30 Tagen',
        category: null,
      });
    });

    test('S6.1 to S6.3 trailers are free, days of a coaching and exclusive lists are not', async () => {
      const coaching = await ask().get('playlistByShortid', { shortid: 'kl-schlaf' });
      expect(new Set(coaching.data.videos.map(({ protection }) => protection))).toEqual(new Set(['coaching']));
      expect(new Set(coaching.data.trailers.map(({ protection }) => protection))).toEqual(new Set(['free']));
      const members = await ask().get('playlistByShortid', { shortid: exclusiveList });
      expect(members.data.exclusive).toBe(true);
      expect(new Set(members.data.videos.map(({ protection }) => protection))).toEqual(new Set(['exclusive']));
    });

    test('S3.7 S15.2 a partner has its playlists, and its films say whose they are', async () => {
      const [first] = world.partners;
      const { data } = await ask().get('partner', { idOrSlug: first?.slug });
      expect(data).toMatchObject({ title: first?.title, url: first?.url });
      expect(data.playlists.length).toBeGreaterThan(0);
      expect(data.playlists[0]?.partners[0]?.slug).toBe(first?.slug);
      expect(data.playlists[0]?.videos[0]?.partner).toEqual({ slug: first?.slug, title: first?.title, url: first?.url });
      const listed = (await ask().get('partners')).data.find(({ slug }) => slug === first?.slug);
      expect(listed?.playlists.map(({ videos }) => videos.length)).toEqual([1]);
    });

    test('S3.9 a page is made of modules, in order', async () => {
      const [project] = world.projects;
      const { data } = await ask().get('project', { idOrSlug: project?.slug });
      expect(data.modules.map(({ template }) => template)).toEqual(project?.modules.map(({ template }) => template));
      const playlist = data.modules.find(({ template }) => template === 'playlist');
      expect(playlist?.content.playlist).toHaveLength(1);
      expect(data.items.map(({ slug }) => slug)).toEqual(project?.items.map(({ slug }) => slug));
      expect(data.items[0]?.modules.length).toBeGreaterThan(0);
      const faq = await ask().get('page', { idOrSlug: 'faq' });
      expect(faq.data.modules.length).toBeGreaterThan(3);
    });

    test('S2.46 a page has its editors’ notes, another has none', async () => {
      const { data, total } = await ask().get('notes', { place: '/' });
      expect([data.length, total]).toEqual([1, 1]);
      expect(await ask().get('notes', { place: '/nirgends' })).toEqual({ data: [], total: 0 });
    });

    test('S2.29 the frame has four social links', async () => {
      expect((await ask().get('frame')).data.social_links).toHaveLength(4);
    });
  });

  describe('languages', () => {
    const english = world.videos.find(({ en }) => en?.title && en.topline && en.description);
    const german = world.videos.find(({ en }) => !en);

    test('S1.7 English where there is all of it, else German, marked so', async () => {
      const { data } = await ask('en').get('videos', { perPage: 200 });
      const more = await ask('en').get('videos', { perPage: 200, page: 2 });
      const all = new Map([...data, ...more.data].map((video) => [video.shortid, video]));
      expect(all.get(english?.shortid ?? '')).toMatchObject({ title: english?.en?.title, lang: 'en' });
      expect(all.get(german?.shortid ?? '')).toMatchObject({ title: german?.title, lang: 'de' });
    });

    test('S1.7 in German everything is German', async () => {
      const { data } = await ask().get('content');
      const langs = JSON.stringify(data).match(/"lang":"\w\w"/g);
      expect(new Set(langs)).toEqual(new Set(['"lang":"de"']));
    });
  });
});
