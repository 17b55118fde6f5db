import { openDatabase } from '../src/platform/database.ts';
import { readConfig } from '../src/platform/config.ts';
import { createLog } from '../src/platform/log.ts';
import { systemClock } from '../src/platform/clock.ts';
import { catalogHandlers } from '../src/catalog/server/handlers.ts';
import { findAsset, findVideoForPlayback } from '../src/catalog/server/door.ts';
const open = async (name: string) => openDatabase(readConfig({ DATA_DIR: '/tmp/try-large-data', DATABASE_URL: `postgres://postgres@127.0.0.1:41100/${name}` }), createLog({ logLevel: 'warn' }));
const dbs = { small: await open('small'), large: await open('large') };
const c = { locale: (process.argv[2] ?? 'de') as 'de', visitor: 'x' };
type H = ReturnType<typeof catalogHandlers>;
const calls: Record<string, (h: H, db: any) => Promise<any>> = {
  content: (h) => h.content({}, c),
  category: (h) => h.categoryPage({ category: 'krankheiten', page: 1 }, c),
  'category letter': (h) => h.categoryPage({ category: 'krankheiten', letter: 'b', page: 1 }, c),
  'category tag': (h) => h.categoryPage({ category: 'krankheiten', tag: 'herz', page: 1 }, c),
  'category tag large': (h) => h.categoryPage({ category: 'krankheiten', tag: 'grosses-thema-3', page: 1 }, c),
  'category tag+letter large': (h) => h.categoryPage({ category: 'krankheiten', tag: 'grosses-thema-3', letter: 'h', page: 1 }, c),
  'videos 20': (h) => h.videos({ page: 1, perPage: 20, sort: 'new' }, c),
  'videos page 400': (h) => h.videos({ page: 400, perPage: 20, sort: 'new' }, c),
  'videos last page': (h) => h.videos({ page: 5000, perPage: 20, sort: 'new' }, c),
  'videos title': (h) => h.videos({ page: 1, perPage: 20, sort: 'title' }, c),
  'videos tag': (h) => h.videos({ page: 1, perPage: 20, sort: 'new', tag: 'grosses-thema-3' }, c),
  'videos tag title': (h) => h.videos({ page: 1, perPage: 20, sort: 'title', tag: 'grosses-thema-3' }, c),
  'videos of playlist': (h) => h.videos({ page: 1, perPage: 20, sort: 'new', playlist: 'kl-schlaf' }, c),
  'playlists 20': (h) => h.playlists({ page: 1, perPage: 20 }, c),
  'playlists tag': (h) => h.playlists({ page: 1, perPage: 20, tag: 'grosses-thema-3' }, c),
  'playlists in category': (h) => h.playlistsByCategory({ category: 'krankheiten', page: 1, perPage: 20 }, c),
  playlist: (h) => h.playlist({ idOrSlug: 'kurs-besser-schlafen' }, c),
  coaching: (h) => h.coachingByShortid({ shortid: 'kl-schlaf' }, c),
  frame: (h) => h.frame({}, c),
  notes: (h) => h.notes({ place: '/' }, c),
  partners: (h) => h.partners({ page: 1, perPage: 20 }, c),
  asset: (_, db) => findAsset(db, 'schlaf1'),
  playback: (_, db) => findVideoForPlayback(db, 'schlaf1', 'de'),
};
for (const [name, call] of Object.entries(calls)) {
  const out: Record<string, number[]> = { small: [], large: [] };
  const hs = { small: catalogHandlers({ db: dbs.small.db, clock: systemClock }), large: catalogHandlers({ db: dbs.large.db, clock: systemClock }) };
  let bytes: Record<string, number> = {};
  for (let i = 0; i < 60; i++) for (const d of ['small', 'large'] as const) {
    const t = performance.now();
    const r = await call(hs[d], dbs[d].db);
    const ms = performance.now() - t;
    if (i >= 15) out[d].push(ms); bytes[d] = JSON.stringify(r ?? null).length;
  }
  const med = (a: number[]) => a.toSorted((x, y) => x - y)[a.length >> 1]!;
  console.log(name.padEnd(28), med(out.small).toFixed(2), med(out.large).toFixed(2), (med(out.large) / med(out.small)).toFixed(2), bytes.small, bytes.large);
}
await dbs.small.close(); await dbs.large.close();
