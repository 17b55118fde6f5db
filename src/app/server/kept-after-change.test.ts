import { beforeAll, expect, test } from 'vitest';
import { categories } from '#paths/categories.ts';
import type { EntityName } from '#paths/office-api.ts';
import { categoryLink, pageLinks, watchLink } from '#paths/routes.ts';
import { bumpContent, watchContentVersion, type ContentWatch } from '#platform/content-version.ts';
import { bytesIn } from '#platform/byte-cache.ts';
import { callKey } from '#platform/http/cached-calls.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import type { Browser } from '../../../tests/browser.ts';
import { newEntries } from '../../../tests/office.ts';
import { onSite, type Served } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { freeList, freeVideo } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';
import { pageKey } from './pages.ts';

type Entry = Record<string, unknown> & { id: string; state: string };

/** More changes, and others, on a machine with time for it. */
const changesEach = Number(process.env.CHANGES ?? 2);
const firstSeed = Number(process.env.SEED ?? 1);

/** Random numbers from a seed, so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  return { below, oneOf: <Value>(values: readonly Value[]): Value => values[below(values.length)] as Value };
}

const links = pageLinks('de', readConfig({}).presenterSlug);
const some = <Value>(values: readonly Value[], count: number): Value[] =>
  values.filter((_, at) => at % Math.ceil(values.length / count) === 0);

const tag = demo.tags[0]?.slug ?? '';
/** One address of each kind that is kept, and more of those of which there are many. */
const addresses: readonly string[] = [
  '/',
  '/en',
  links('health'),
  links('feelgood'),
  ...some(categories, 1).map((category) => categoryLink(links, category)),
  `${categoryLink(links, 'krankheiten')}?tag=${tag}`,
  links('partner'),
  ...some(demo.partners, 1).map(({ slug }) => links('partner.detail', { slug })),
  links('presenter'),
  ...some(demo.projects, 1).map(({ slug }) => links('presenter.detail', { slug })),
  ...some(demo.coachings, 1).map(({ slug }) => links('presenter.coaching.detail', { slug })),
  ...some(demo.retreats, 1).map(({ slug }) => links('presenter.retreat.detail', { slug })),
  ...[freeList, ...some(demo.playlists, 2)].map(({ slug }) => links('playlist', { slug })),
  ...[freeVideo, ...some(demo.videos, 3)].map(({ shortid }) => watchLink(links, { video: shortid })),
  links('meta.faq'),
  '/api/content',
  '/api/content/dailies',
  '/api/content/exclusive',
  '/api/video',
  '/api/video?sort=title&perPage=100',
  `/api/video?tag=${tag}`,
  `/api/video?playlist=${freeList.shortid}`,
  '/api/playlist?perPage=200',
  '/api/tag?perPage=100',
  '/api/daily',
  '/api/item',
  '/feed.atom',
  '/gesundheit/krankheiten/feed.atom',
  `/playlist/${freeList.slug}/feed.json`,
  '/llms.txt',
];

const touched = new Set([
  'slug',
  'title',
  'topline',
  'description',
  'intro',
  'copy',
  'note',
  'place',
  'title_list',
  'stripe_name',
]);
const ids = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' && /^[\da-f-]{36}$/.test(one));

/** An entry with something else in one of its fields. */
function edited(entry: Entry, { below, oneOf }: ReturnType<typeof randomFrom>): Entry {
  const changes = Object.entries(entry).flatMap(([name, value]): [string, unknown][] => {
    if (name === 'slug') return [[name, `${String(value)}-${below(1000)}`]];
    if (typeof value === 'string' && touched.has(name)) return [[name, `${value} Neu ${below(1000)}`]];
    if (typeof value === 'boolean') return [[name, !value]];
    if (name.endsWith('_at') && typeof value === 'string' && name !== 'updated_at')
      return [[name, new Date(Date.parse(value) - below(400) * 86_400_000).toISOString()]];
    if (name === 'position' || name === 'places') return [[name, Number(value ?? 0) + 1 + below(5)]];
    if (name === 'category') return [[name, oneOf(categories)]];
    if (ids(value) && value.length > 0)
      return [
        [name, value.slice(1)],
        [name, value.toReversed()],
      ];
    if (name === 'modules' && Array.isArray(value))
      return [
        [name, value.toReversed()],
        [name, value.slice(1)],
      ];
    return [];
  });
  const [name, value] = oneOf(changes);
  return { ...entry, [name]: value };
}

onSite('a change of one entry', (site) => {
  let watch: ContentWatch;
  let browser: Browser;
  let remade: Promise<void> = Promise.resolve();

  beforeAll(async () => {
    const { app, database, clock } = site();
    browser = (await givenLogin(site(), { roles: ['admin', 'editor'], totpConfirmedAt: clock.now() })).browser;
    watch = watchContentVersion({
      db: database.db,
      everyMs: 3_600_000,
      log: createLog({ logLevel: 'fatal' }),
      onChange: (...change) => {
        remade = app.contentChanged(...change);
      },
    });
    await noticed();
    return () => watch.stop();
  });

  async function noticed(): Promise<void> {
    await watch.check();
    await remade;
    // Nothing stale is sent any more.
    site().clock.advance(1001);
  }
  const keep = async (): Promise<void> => {
    for (const address of addresses) await site().get(address);
  };
  const keptOf = ({ app }: Served): Map<string, string | undefined> =>
    new Map(
      addresses.map((address) => {
        const kept = app.cache.lookup(address.startsWith('/api/') ? callKey('de', address) : pageKey(address));
        return [address, kept && bytesIn(kept, 'identity').toString()];
      }),
    );
  const listed = async (entity: EntityName): Promise<Entry[]> =>
    ((await browser.get(`/api/backend/${entity}/list?perPage=200`)).json() as { data: Entry[] }).data;
  const send = async (entity: EntityName, what: string, body: Record<string, unknown>): Promise<boolean> =>
    (await browser.send('POST', `/api/backend/${entity}/${what}`, body)).status === 200;

  /** A random change of a random entry; false if the office refuses it. */
  async function changeOne(entity: EntityName, random: ReturnType<typeof randomFrom>): Promise<string | null> {
    const entries = await listed(entity);
    // All of a kind may be in the bin by now.
    if (entries.length === 0) return null;
    const { id, state } = random.oneOf(entries);
    const entry = ((await browser.get(`/api/backend/${entity}/get/${id}`)).json() as { data: Entry }).data;
    const act = random.oneOf(['edit', 'edit', 'edit', 'state', 'bin', 'sort', 'new'] as const);
    const isDone =
      act === 'edit'
        ? await send(entity, 'save', edited(entry, random))
        : act === 'state'
          ? await send(entity, 'save', { ...entry, state: state === 'published' ? 'draft' : 'published' })
          : act === 'bin'
            ? await send(entity, state === 'binned' ? 'restore' : 'delete', { id })
            : act === 'sort'
              ? await send(entity, 'sort', {
                  ids: entries
                    .filter((one) => one.state === 'published')
                    .slice(0, 5)
                    .map((one) => one.id)
                    .toReversed(),
                })
              : await send(entity, 'save', newEntries[entity](`Neu ${random.below(100_000)}`));
    return isDone ? `${act} ${entity} ${id}` : null;
  }

  const entities: readonly EntityName[] = [
    'video',
    'playlist',
    'tag',
    'partner',
    'coaching',
    'retreat',
    'project',
    'item',
    'page',
    'module',
    'daily',
    'yogadaily',
    'product',
    'coupon',
  ];

  const compare = async (what: string): Promise<void> => {
    const kept = keptOf(site());
    expect([...kept.values()].filter((body) => body !== undefined).length).toBeGreaterThan(20);
    await bumpContent(site().database.db);
    await noticed();
    const fresh = keptOf(site());
    for (const address of addresses)
      expect(kept.get(address) ?? null, `${address} after ${what}`).toBe(fresh.get(address) ?? null);
  };

  test('S18.3 remakes what shows it, and little else', async () => {
    const shown = [
      ...some(demo.videos, 40).map(({ shortid }) => watchLink(links, { video: shortid })),
      ...some(demo.playlists, 20).map(({ slug }) => links('playlist', { slug })),
    ];
    const kept = () => new Map(shown.map((address) => [address, site().app.cache.lookup(pageKey(address))]));
    const change = async (entity: EntityName, title: string, changed: (entry: Entry) => Record<string, unknown>) => {
      const id = (await listed(entity)).find((entry) => entry.title === title)?.id ?? '';
      const entry = ((await browser.get(`/api/backend/${entity}/get/${id}`)).json() as { data: Entry }).data;
      expect(await send(entity, 'save', { ...entry, ...changed(entry) })).toBe(true);
      await noticed();
    };
    for (const address of shown) await site().get(address);
    const list = demo.playlists.find(({ videos: all }) => all.includes(freeVideo.shortid))?.title ?? '';
    const inVain: string[] = [];
    for (const [entity, title, changed] of [
      ['video', freeVideo.title, ({ topline }) => ({ topline: `${String(topline)} Neu`, en: null })],
      ['video', freeVideo.title, ({ tags: all }) => ({ tags: (all as string[]).slice(1) })],
      ['video', freeVideo.title, () => ({ state: 'draft' })],
      ['video', freeVideo.title, () => ({ state: 'published' })],
      ['playlist', list, ({ description }) => ({ description: `${String(description)} Neu` })],
      ['playlist', list, ({ videos: all }) => ({ videos: (all as string[]).toReversed() })],
    ] satisfies [EntityName, string, (entry: Entry) => Record<string, unknown>][]) {
      const before = kept();
      await change(entity, title, changed);
      for (const [address, now] of kept())
        if (now !== before.get(address) && now?.etag === before.get(address)?.etag) inVain.push(`${address} after ${entity}`);
    }
    // Of six times all. An answer is made of what it loads, of which it need not show everything.
    expect(inVain.length, inVain.join('\n')).toBeLessThan(shown.length / 3);
  });

  test.each(entities)(
    'S18.3 leaves no kept answer that would be made otherwise now: %s',
    async (entity) => {
      const random = randomFrom(firstSeed + entity.length * 7919 + entity.charCodeAt(0));
      await keep();
      const done: string[] = [];
      for (let round = 0; round < 20 && done.length < changesEach; round += 1) {
        const what = await changeOne(entity, random);
        if (!what) continue;
        done.push(what);
        await noticed();
      }
      expect(done).toHaveLength(changesEach);
      await compare(done.join(', '));
    },
    600_000,
  );
});
