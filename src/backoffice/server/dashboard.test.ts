import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { viewDays, videos } from '#catalog/server/tables.ts';
import { emptySearches } from '#search/server/tables.ts';
import { invoices, orders } from '#shop/server/tables.ts';
import { openBrowser } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { ifMounted, mayMount, mount, remount, unmountAll } from '../../../tests/mounts.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { onBothSites } from '../../../tests/served.ts';
import { freeVideo, otherFreeVideo } from '../../../tests/world.ts';
import { forgetEmptySearches } from '#search/server/empty-searches.ts';
import { readConfig } from '#platform/config.ts';
import { dailyCounts } from '#platform/tables.ts';
import type { Dashboard } from '../contract.ts';
import { dashboardOf } from './dashboard.ts';

onBothSites('the dashboard', (site) => {
  const db = () => site().database.db;
  const as = async (role: string) => (await givenLogin(site(), { roles: [role], totpConfirmedAt: site().clock.now() })).browser;
  const look = async (role = 'admin', query = '') =>
    ((await (await as(role)).get(`/api/backend/dashboard${query}`)).json() as { data: Dashboard }).data;
  const idOf = async (shortid: string) =>
    (
      await db()
        .select({ id: videos.id })
        .from(videos)
        .where(sql`${videos.shortid} = ${shortid}`)
    )[0]?.id ?? '';

  beforeEach(async () => {
    await db().delete(viewDays);
    await db().delete(invoices);
    await db().delete(orders);
    await db().delete(emptySearches);
    await db().delete(dailyCounts);
  });

  test('S10.3 views and watch time are sums by Berlin day, with the span before and the most watched', async () => {
    const [one, other] = [await idOf(freeVideo.shortid), await idOf(otherFreeVideo.shortid)];
    await db()
      .insert(viewDays)
      .values([
        { day: '2026-06-17', videoId: one, views: 5, seconds: 300 },
        { day: '2026-06-17', videoId: other, views: 7, seconds: 10 },
        { day: '2026-06-11', videoId: one, views: 4, seconds: 60 },
        { day: '2026-06-10', videoId: one, views: 100, seconds: 1 },
        { day: '2026-06-03', videoId: one, views: 1000, seconds: 1 },
      ]);
    const found = await look('editor', '?range=7');
    expect(found).toMatchObject({
      from: '2026-06-11',
      to: '2026-06-17',
      before: { from: '2026-06-04', to: '2026-06-10' },
      views: { total: 16, before: 100 },
      watch_seconds: { total: 370, before: 1 },
      top_videos: [
        { shortid: freeVideo.shortid, title: freeVideo.title, views: 9, watch_seconds: 360 },
        { shortid: otherFreeVideo.shortid, views: 7 },
      ],
    });
    expect(found.views.days).toHaveLength(7);
    expect(found.views.days.at(-1)).toEqual({ day: '2026-06-17', value: 12 });
    const own = await look('editor', '?from=2026-06-10&to=2026-06-10');
    expect([own.views.total, own.views.before]).toEqual([100, 0]);
  });

  test('S10.3 a played video is told by nobody in particular, and its seconds count', async () => {
    const visitor = openBrowser(site());
    const tell = (query: string, shortid = freeVideo.shortid) => visitor.get(`/api/video/played/${shortid}?${query}`);
    expect((await tell('seconds=20')).text).toBe('{}');
    expect((await tell('seconds=12')).status).toBe(200);
    expect((await tell('seconds=12', 'nirgends')).text).toBe('{}');
    for (const wrong of ['', 'seconds=0', 'seconds=61', 'seconds=x', 'seconds=-5'])
      expect((await tell(wrong)).status, wrong).toBe(422);
    expect([...visitor.cookies.keys()]).toEqual([]);
    const found = await look();
    expect([found.watch_seconds.total, found.views.total, found.top_videos]).toEqual([32, 0, []]);
  });

  test('S10.3 S16.6 nobody plays longer than a video is, nor longer than time goes by', async () => {
    const tell = (agent: string, shortid = freeVideo.shortid) =>
      site().get(`/api/video/played/${shortid}?seconds=60`, { 'user-agent': agent });
    await db().execute(
      sql`update media set seconds = 20 where id = (select media_id from videos where shortid = ${freeVideo.shortid})`,
    );
    const statuses = async (agent: string) => {
      const found: number[] = [];
      for (let call = 0; call < 12; call += 1) found.push((await tell(agent)).status);
      return found;
    };
    expect(await statuses('Eager')).toEqual([...Array.from({ length: 11 }, () => 200), 429]);
    expect((await look()).watch_seconds.total).toBe(11 * 20);
    expect((await tell('Another')).status).toBe(200);
    site().clock.advance(300_001);
    expect((await tell('Eager')).status).toBe(200);
  });

  test('S10.3 S16.6 a network plays as much of a video as four people do, whatever its browsers are called', async () => {
    await db().execute(
      sql`update media set seconds = 20 where id = (select media_id from videos where shortid = ${otherFreeVideo.shortid})`,
    );
    for (const agent of ['A', 'B', 'C', 'D', 'E'])
      for (let call = 0; call < 10; call += 1) {
        const told = await site().get(`/api/video/played/${otherFreeVideo.shortid}?seconds=60`, { 'user-agent': agent });
        expect(told.status).toBe(200);
      }
    expect((await look()).watch_seconds.total).toBe(4 * 11 * 20);
  });

  test('S10.3, S4.25 who registers is counted, and stays so when the account goes', async () => {
    const form = { name: 'Neu', surname: 'Hier', gender: 'u', password: 'wolkenbruch-im-mai', terms: true };
    const register = (email: string) =>
      openBrowser(site()).send('POST', '/auth/register', { ...form, email, password_confirmation: form.password });
    expect((await register('dashboard-1@example.org')).status).toBe(201);
    await register('dashboard-1@example.org');
    await register('dashboard-2@example.org');
    await db().execute(sql`delete from users where email = 'dashboard-2@example.org'`);
    expect((await look()).sign_ups.total).toBe(2);
  });

  test('S10.3 revenue is what came in less what went back, on the day of each; a redeemed code is no purchase', async () => {
    const paidAt = (moment: string) => ({ paidAt: new Date(moment), createdAt: new Date(moment) });
    await givenOrder(site(), paidAt('2026-06-16T22:30:00Z'));
    const refunded = await givenOrder(site(), {
      ...paidAt('2026-06-15T12:00:00Z'),
      voucherCents: 900,
      dueCents: 4000,
      status: 'refunded',
    });
    await givenOrder(site(), { ...paidAt('2026-06-15T12:00:00Z'), totalCents: 0, dueCents: 0, discountCents: 4900 });
    await givenOrder(site(), { ...paidAt('2026-06-15T12:00:00Z'), payment: { paid: true, impossible: true } });
    await givenOrder(site(), { status: 'processing', paidAt: null });
    await db()
      .insert(invoices)
      .values(
        [1000, 3900].map((cents, at) => ({
          kind: 'credit-note' as const,
          year: 2026,
          serial: at + 1,
          number: `G-2026-0000${at + 1}`,
          orderId: refunded.id,
          cents,
          content: {} as never,
          issuedAt: new Date(`2026-06-1${6 + at}T10:00:00Z`),
        })),
      );
    const { purchases, revenue } = await look('support', '?range=7');
    const byDay = (series: typeof revenue) =>
      Object.fromEntries((series?.days ?? []).filter(({ value }) => value !== 0).map(({ day, value }) => [day.slice(8), value]));
    expect(byDay(purchases)).toEqual({ '15': 1, '17': 1 });
    expect(byDay(revenue)).toEqual({ '15': 4000, '16': -1000, '17': 4900 - 3000 });
    expect(revenue?.total).toBe(4900);
  });

  test('S6.4 editors see no money', async () => {
    expect(await look('editor')).toMatchObject({ purchases: null, revenue: null });
    expect(await look('support')).toMatchObject({ purchases: { total: 0 }, revenue: { total: 0 } });
  });

  test('S16.5 what was looked for in vain is shown once three visitors of a day looked for it, and never what may name someone', async () => {
    const search = (value: string, visitor: number, more: object = {}) =>
      site().ask('/api/search/video', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'user-agent': `Visitor ${visitor}` },
        body: JSON.stringify({ value, ...more }),
      });
    for (const visitor of [1, 1, 1, 2]) await search('Xyzzyquux', visitor);
    expect((await look()).empty_searches).toEqual([]);
    for (const visitor of [3, 4, 5, 6]) await search(' xyzzyQUUX', visitor);
    for (const visitor of [1, 2, 3, 4, 5, 6]) {
      await search('qqq@example.org', visitor);
      await search('qqzzx 0171 555', visitor);
      await search('qqqqrrr', visitor, { topic: 'schlaf' });
    }
    const { empty_searches: words } = await look('editor');
    expect(words).toEqual([{ words: 'xyzzyquux', asked: 8 }]);
    await search('qwwxzzy', 1);
    site().clock.advance(24 * 3_600_000);
    await forgetEmptySearches(db(), site().clock.now());
    site().clock.advance(-24 * 3_600_000);
    expect((await db().select().from(emptySearches)).map((row) => row.words)).toEqual(['xyzzyquux']);
  });

  test('S15.1 overdue reviews come from whoever knows of them, the longest overdue first', async () => {
    const due = (id: string, day: string) => ({ entity: 'video', id, title: id, due: day });
    const parts = { db: db(), clock: site().clock, config: readConfig({}) };
    const found = await dashboardOf(
      {
        ...parts,
        overdueReviews: [() => Promise.resolve([due('a', '2026-06-01')]), () => Promise.resolve([due('b', '2026-05-01')])],
      },
      { range: '30', seesSales: false, seesServer: false, locale: 'de' },
    );
    expect(found).toMatchObject({ value: { overdue_reviews: { total: 2, data: [{ id: 'b' }, { id: 'a' }] } } });
  });

  test.runIf(mayMount)(
    ifMounted('S10.3 S18.4 a disk with little room is told to admins before it takes no more files'),
    async () => {
      const base = mkdtempSync(path.join(tmpdir(), 'sprechstunde-disks-'));
      const [roomy, small] = [path.join(base, 'roomy'), path.join(base, 'small')];
      expect([mount('size=2g', roomy), mount('size=700m', small)]).toEqual([true, true]);
      onTestFinished(() => {
        unmountAll();
        rmSync(base, { recursive: true });
      });
      const diskOf = async (dataDir: string, store: string, seesServer = true) => {
        const config = { ...readConfig({}), dataDir, storage: { kind: 'file', folder: store } as const };
        const asked = { range: '30', seesSales: false, seesServer, locale: 'de' } as const;
        const found = await dashboardOf({ db: db(), clock: site().clock, config, overdueReviews: [] }, asked);
        return found.ok ? found.value.short_disk : found;
      };
      expect(await diskOf(roomy, roomy)).toBeNull();
      expect(await diskOf(roomy, small)).toEqual({ free_bytes: 700 << 20, takes_files: true, has_files: true });
      expect(await diskOf(small, roomy)).toMatchObject({ has_files: false });
      expect(await diskOf(small, small, false)).toBeNull();
      remount('size=255m', small);
      expect(await diskOf(roomy, small)).toEqual({ free_bytes: 255 << 20, takes_files: false, has_files: true });
      expect((await look('editor')).short_disk).toBeNull();
    },
  );

  test('S5.1 a span that makes no sense is refused in words', async () => {
    const browser = await as('admin');
    for (const query of ['range=8', 'from=heute', 'from=2026-06-18&to=2026-06-17', 'from=2020-01-01'])
      expect((await browser.get(`/api/backend/dashboard?${query}`)).status, query).toBe(422);
  });
});
