import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages, playlists } from '#catalog/server/content-tables.ts';
import { settings } from '#catalog/server/tables.ts';
import { bumpContent } from '#platform/content-version.ts';
import { openDatabase, type Tx } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { onBothSites, serve, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { freeList, freeVideo } from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';

/** Like an editor's command: the change and the new version are committed together. */
const change = ({ database }: Served, work: (tx: Tx) => Promise<unknown>): Promise<void> =>
  database.db.transaction(async (tx) => {
    await work(tx);
    await bumpContent(tx);
  });

const rename = (site: Served, title: string): Promise<void> =>
  change(site, (tx) => tx.update(playlists).set({ title, en: null }).where(eq(playlists.shortid, freeList.shortid)));

const page = `/playlist/${freeList.slug}`;
const call = `/api/playlist/${freeList.slug}`;

onBothSites('a change of content', (site) => {
  beforeAll(() => void site().watch());

  test('S18.3 is seen in kept pages and kept calls, in both languages, without anyone telling', async () => {
    const addresses = [page, `/en${page}`, `${page}?x=1`, call, `${call}?x=1`, '/api/playlist?perPage=200'];
    for (const address of addresses) expect((await site().get(address)).text, address).not.toContain('Umbenannt und neu');
    const english = () => site().get(call, { 'x-language': 'en' });
    await english();
    await rename(site(), 'Umbenannt und neu');
    for (const address of addresses)
      await until(
        () => site().get(address),
        ({ text }) => text.includes('Umbenannt und neu'),
      );
    await until(english, ({ text }) => text.includes('Umbenannt und neu'));
  });

  test('S18.3 a second change is seen like the first', async () => {
    for (const title of ['Zum zweiten Mal', 'Zum dritten Mal']) {
      await rename(site(), title);
      for (const address of [page, call])
        await until(
          () => site().get(address),
          ({ text }) => text.includes(title),
        );
    }
  });

  test('what is kept is made anew before anyone asks', async () => {
    await site().get(page);
    const before = site().rendered.length;
    await rename(site(), 'Von selbst neu');
    await until(
      () => new Promise<readonly string[]>((resolve) => setImmediate(() => resolve(site().rendered.slice(before)))),
      (rendered) => rendered.includes(page),
    );
  });

  test('nobody waits while the new page is made, and nobody sees the old one for longer than a second', async () => {
    const seen = () =>
      until(
        () => site().get(page),
        ({ text }) => text.includes('Von selbst neu'),
      );
    await seen();
    const watch = site().watch(3_600_000);
    const release = site().holdRendering();
    await rename(site(), 'Nach der Wartezeit');
    await watch.check();
    // Rendering is blocked and the clock is stopped: the stale bytes are served immediately.
    const { status, text } = await site().get(page);
    expect([status, text.includes('Von selbst neu')]).toEqual([200, true]);
    site().clock.advance(1000);
    const late = site().get(page);
    release();
    expect((await late).text).toContain('Nach der Wartezeit');
    watch.stop();
  });

  test('a change that was taken back is never seen', async () => {
    await rename(site(), 'Bleibt so');
    await until(
      () => site().get(call),
      ({ text }) => text.includes('Bleibt so'),
    );
    await expect(
      change(site(), async (tx) => {
        await tx.update(playlists).set({ title: 'Nie gewesen' }).where(eq(playlists.shortid, freeList.shortid));
        tx.rollback();
      }),
    ).rejects.toThrow();
    await site().watch(3_600_000).check();
    for (const address of [page, call]) expect((await site().get(address)).text, address).not.toContain('Nie gewesen');
  });

  test('S2.17 what is gone answers 404 in pages and calls, and what comes is there', async () => {
    const [imprint] = demo.pages;
    const itsCall = `/api/page/${imprint?.slug}`;
    const path = `/meta/${imprint?.slug}`;
    expect([(await site().get(path)).status, (await site().get(itsCall)).status]).toEqual([200, 200]);
    await change(site(), (tx) =>
      tx
        .update(pages)
        .set({ slug: 'anderswo' })
        .where(eq(pages.slug, imprint?.slug ?? '')),
    );
    // The clock is stopped, so stale bytes would be served forever: a second has to pass.
    await site().watch(3_600_000).check();
    site().clock.advance(1000);
    for (const address of [path, itsCall])
      await until(
        () => site().get(address),
        ({ status }) => status === 404,
      );
    await change(site(), (tx) =>
      tx
        .update(pages)
        .set({ slug: imprint?.slug ?? '' })
        .where(eq(pages.slug, 'anderswo')),
    );
    for (const address of [path, itsCall])
      await until(
        () => site().get(address),
        ({ status }) => status === 200,
      );
    expect(site().lines).toEqual([]);
  });

  test('S1.6 the notice that the courses moved shows on the start page, and an editor can switch it off', async () => {
    const { notice } = demo.settings;
    expect((await site().get('/')).text).toContain(notice.title);
    expect((await site().get('/en')).text).toContain(notice.en?.title);
    expect((await site().get('/')).text).toContain('https://kurse.example.org/');
    const enable = (isOn: boolean) =>
      change(site(), (tx) =>
        tx
          .update(settings)
          .set({ value: sql`jsonb_set(${settings.value}, '{enabled}', ${JSON.stringify(isOn)}::jsonb)` })
          .where(eq(settings.key, 'notice')),
      );
    await enable(false);
    for (const [path, title] of [
      ['/', notice.title],
      ['/en', notice.en?.title ?? ''],
    ] as const)
      await until(
        () => site().get(path),
        ({ status, text }) => status === 200 && !text.includes(title),
      );
    const gone = await until(
      () => site().get('/api/content'),
      ({ text }) => text.includes('"notice":null'),
    );
    expect(gone.text).not.toContain(notice.title);
    await enable(true);
    await until(
      () => site().get('/'),
      ({ text }) => text.includes(notice.title),
    );
  });

  describe('on two servers', () => {
    let other: Served;
    let closeOther: (() => Promise<void>) | undefined;

    // The embedded database allows only one process; there the second server shares it.
    beforeAll(async () => {
      const { database, clock } = site();
      const url = (database.pool.options as { connectionString?: string }).connectionString;
      const second = url
        ? await openDatabase({ dataDir: '', database: { kind: 'postgres', url, pool: 10 } }, createLog({ logLevel: 'silent' }))
        : database;
      if (url) closeOther = () => second.close();
      other = await serve({ database: second, clock });
      other.watch();
    });
    afterAll(async () => {
      await other.close();
      await closeOther?.();
    });

    test('S18.3 what changes on one is seen on the other, in pages and calls', async () => {
      for (const address of [page, call]) expect((await other.get(address)).status).toBe(200);
      await rename(site(), 'Auf beiden neu');
      for (const server of [site(), other])
        for (const address of [page, call])
          await until(
            () => server.get(address),
            ({ text }) => text.includes('Auf beiden neu'),
          );
    });

    test('S18.3 they answer with the same bytes and the same ETag', async () => {
      const [one, two] = [await site().get(page), await other.get(page)];
      expect(two.text).toBe(one.text);
      expect(two.headers.etag).toBe(one.headers.etag);
    });

    test('S18.3 S7.8 an address that one signed opens the film on the other', async () => {
      const { json } = await site().get(`/api/video/${freeVideo.shortid}`);
      const { data } = json() as { data: { file_960: string } };
      expect((await other.get(data.file_960, { range: 'bytes=0-9' })).status).toBe(206);
    });

    test('S7.5 S18.3 a view that both were told of counts once', async () => {
      const count = `/api/video/count/${freeVideo.shortid}`;
      const views = async () => {
        const { rows } = await site().database.pool.query<{ n: number }>(
          'select coalesce(sum(d.views), 0)::int as n from view_days d join videos v on v.id = d.video_id where v.shortid = $1',
          [freeVideo.shortid],
        );
        return rows[0]?.n ?? 0;
      };
      const before = await views();
      await Promise.all([site(), other, site(), other].map((server) => server.get(count)));
      expect((await views()) - before).toBe(1);
    });
  });
});
