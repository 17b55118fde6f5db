import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { askCatalog } from '../../../tests/ask-catalog.ts';
import { onDatabase, testPresent } from '../../../tests/databases.ts';
import { readContentVersion } from '#platform/content-version.ts';
import { countView, refreshCatalog } from './door.ts';

const hour = 3_600_000;

onDatabase('views', (open) => {
  const db = () => open().database.db;
  const now = () => open().clock.now();
  const viewsOf = async (shortid: string): Promise<number> => {
    const { rows } = await db().execute<{ views: number }>(sql`
      select coalesce(sum(d.views), 0)::int as views from view_days d join videos v on v.id = d.video_id where v.shortid = ${shortid}`);
    return rows[0]?.views ?? 0;
  };
  const watch = (shortid: string, visitor = 'a', at = now()) => countView(db(), { shortid, visitor, network: visitor, now: at });

  const trending = async () => (await askCatalog(open()).get('content')).data.trending.map(({ shortid }) => shortid);
  const version = () => readContentVersion(db());
  const seen = async (shortid: string, times: number, at = now()) => {
    for (let i = 0; i < times; i += 1) await watch(shortid, `${shortid}${i}`, at);
  };
  /** An hour later, when the list is due for a refresh. */
  const refresh = async () => {
    open().clock.advance(hour);
    await refreshCatalog(db(), open().clock);
  };

  beforeEach(async () => {
    open().clock.set(testPresent);
    await db().execute(sql`truncate view_days, view_marks, refreshes`);
  });

  describe('counting', () => {
    test('S7.5 a visitor counts once within an hour, also across the full hour, and again after it', async () => {
      const { clock } = open();
      clock.set('2026-06-17T10:40:00Z');
      await watch('schlaf1');
      clock.advance(hour - 1000);
      await watch('schlaf1');
      expect(await viewsOf('schlaf1')).toBe(1);
      clock.advance(1000);
      await watch('schlaf1');
      expect(await viewsOf('schlaf1')).toBe(2);
    });

    test('S7.5 twenty at once count once', async () => {
      await Promise.all(Array.from({ length: 20 }, () => watch('schlaf1')));
      expect(await viewsOf('schlaf1')).toBe(1);
    });

    test('S7.5 other visitors and other videos count for themselves', async () => {
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((visitor) => watch('schlaf1', visitor)));
      await watch('ruecken1');
      expect([await viewsOf('schlaf1'), await viewsOf('ruecken1')]).toEqual([5, 1]);
    });

    test('S7.5 a video that does not exist counts nothing', async () => {
      await watch('nobody');
      const { rows } = await db().execute<{ n: number }>(
        sql`select (select count(*) from view_days) + (select count(*) from view_marks) as n`,
      );
      expect(Number(rows[0]?.n)).toBe(0);
    });

    test('S16.1 no mark of a visitor stays when the hour is over, and none names the visitor', async () => {
      await watch('schlaf1', 'pseudonym');
      const { rows } = await db().execute<{ text: string }>(sql`select m::text as text from view_marks m`);
      expect(rows).toHaveLength(2);
      expect(rows.map(({ text }) => text).join('\n')).not.toContain(Buffer.from('pseudonym').toString('hex'));
      open().clock.advance(hour);
      await refreshCatalog(db(), open().clock);
      expect((await db().execute(sql`select 1 from view_marks`)).rows).toEqual([]);
    });
  });

  describe('trending', () => {
    test('S2.37 the most viewed of the last 14 days come first, older views do not count', async () => {
      await seen('ruecken1', 2);
      await seen('schlaf1', 3);
      await seen('herz-ekg', 9, new Date(now().getTime() - 14 * 24 * hour));
      await seen('faust-univ', 1, new Date(now().getTime() - 13 * 24 * hour));
      await refresh();
      const list = await trending();
      expect(list.slice(0, 3)).toEqual(['schlaf1', 'ruecken1', 'faust-univ']);
      expect(list.length).toBeGreaterThanOrEqual(8);
      expect((await askCatalog(open()).get('videos', { sort: 'trending' })).data.map(({ shortid }) => shortid)).toEqual(list);
    });

    test('S2.37 days of a coaching are never on the list', async () => {
      await seen('schlaf-01', 5);
      await refresh();
      expect(await trending()).not.toContain('schlaf-01');
    });

    test('S2.37 the content version rises when the list changes and only then', async () => {
      await refresh();
      const before = await version();
      await refresh();
      expect(await version()).toBe(before);
      await seen('balance1', 3);
      await refresh();
      expect(await version()).not.toBe(before);
      const after = await version();
      await seen('balance1', 4);
      await refresh();
      expect(await version()).toBe(after);
    });

    test('S7.3 the version rises when a daily begins and when the day turns in Berlin', async () => {
      const { clock } = open();
      const versionAt = async (instant: string) => {
        clock.set(instant);
        await refreshCatalog(db(), clock);
        return version();
      };
      await versionAt('2026-06-19T00:00:00Z');
      const evening = await versionAt('2026-06-19T21:58:00Z');
      expect(await versionAt('2026-06-19T21:59:00Z')).toBe(evening);
      const midnight = await versionAt('2026-06-19T22:00:00Z');
      expect(midnight).not.toBe(evening);
      await db().execute(
        sql`update dailies set starts_at = '2026-06-20T04:00:00Z' where id = (select id from dailies order by starts_at limit 1)`,
      );
      expect(await versionAt('2026-06-20T03:59:00Z')).toBe(midnight);
      expect(await versionAt('2026-06-20T04:00:00Z')).not.toBe(midnight);
    });

    test('S18.3 several servers that refresh at once do it once', async () => {
      await seen('trinken1', 6);
      open().clock.advance(hour);
      const before = Number(await version());
      await Promise.all(Array.from({ length: 4 }, () => refreshCatalog(db(), open().clock)));
      expect(Number(await version())).toBe(before + 1);
    });
  });
});
