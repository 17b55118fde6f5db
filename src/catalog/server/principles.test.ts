import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { addDays, dayOf } from '#kit/dates.ts';
import { bumpContent } from '#platform/content-version.ts';
import { onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import * as world from '../../../tests/world.ts';
import type { Page, SiteContent, Video } from '../contract.ts';
import { refreshTrending } from './refresh.ts';
import type { TrustSettings } from './settings.ts';
import { videos } from './content-tables.ts';
import { settings } from './tables.ts';

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

onSite('how the site works, and what it put right', (site) => {
  const data = async <Value>(path: string, lang = 'de'): Promise<Value> =>
    ((await site().get(path, { 'x-language': lang })).json() as { data: Value }).data;
  const db = () => site().database.db;
  beforeAll(() => void site().watch());
  /** Asks until a change is seen; who asks first after one is shown what was. */
  const seen = async <Value>(ask: () => Promise<Value>, isAwaited: (value: Value) => boolean): Promise<Value> => {
    await bumpContent(db());
    return until(ask, isAwaited);
  };
  const setTrust = async (value: TrustSettings): Promise<void> => {
    await db().insert(settings).values({ key: 'trust', value }).onConflictDoUpdate({ target: settings.key, set: { value } });
  };
  const nothing: TrustSettings = { reviewMonths: 0, leaveOutOverdue: false, funding: { de: '', en: '' } };

  test('S15.1 ‘Wie wir arbeiten’ says what is set and what is true, in both languages and in easy German, and every page links to it', async () => {
    const german = textOf((await site().get('/meta/wie-wir-arbeiten')).text);
    for (const said of [
      'spätestens nach 12 Monaten',
      'empfehlen wir das Video nicht',
      'Geld von Herstellern',
      'Systematische Übersicht',
      '„Anzeige“',
    ])
      expect(german).toContain(said);
    expect(textOf((await site().get('/en/meta/wie-wir-arbeiten')).text)).toContain('after 12 months at the latest');
    expect((await data<Page>('/api/page/wie-wir-arbeiten')).modules.every(({ easy }) => easy?.copy)).toBe(true);
    for (const path of ['/', '/en/partner'])
      expect((await site().get(path)).text).toContain(`${path.startsWith('/en') ? '/en' : ''}/meta/wie-wir-arbeiten"`);
    await setTrust(nothing);
    await seen(
      async () => (await data<Page>('/api/page/wie-wir-arbeiten')).modules.map(({ content }) => content.copy).join(),
      (bare) => !/Monat|empfehlen wir|Herstellern/.test(bare),
    );
  });

  test('S15.1 what editors publish under its address stands before it', async () => {
    await db().execute(
      `insert into content.pages (id, state, slug, title, intro) values (gen_random_uuid(), 'published', 'wie-wir-arbeiten', 'Unser Haus', 'Kurz gesagt.')`,
    );
    const page = await seen(
      () => data<Page>('/api/page/wie-wir-arbeiten'),
      ({ title }) => title === 'Unser Haus',
    );
    expect(page.modules[0]?.content.title).toBe('Wer spricht und wer prüft');
    await db().execute(`delete from content.pages where slug = 'wie-wir-arbeiten'`);
  });

  test('S15.4 corrections are a public list, newest first, with links; those of paid films stay beside the film', async () => {
    const html = (await site().get('/meta/korrekturen')).text;
    const days = [...html.matchAll(/<li><time datetime="([\d-]+)"/g)].map(([, day = '']) => day);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(html).toContain('href="/watch/hochdruck1"');
    expect(html).toContain('href="/meta/faq"');
    expect((await site().get('/en/meta/korrekturen')).text).toContain('from 140/90 at the doctor');
    const set = (shortid: string, text: string) =>
      db()
        .update(videos)
        .set({ corrections: [{ date: '2026-06-01', text }] })
        .where(eq(videos.shortid, shortid));
    await set(world.coachingDay, 'Nur für Besitzer');
    await set(world.freeVideo.shortid, '<b>Fett</b> ]]>');
    const page = await seen(
      async () => (await site().get('/meta/korrekturen')).text,
      (text) => text.includes('&lt;b&gt;Fett&lt;/b&gt;'),
    );
    expect(page).not.toContain('Nur für Besitzer');
    for (const table of ['videos', 'pages']) await db().execute(`update content.${table} set corrections = '[]'`);
    await seen(
      async () => textOf((await site().get('/meta/korrekturen')).text),
      (text) => text.includes('nichts richtigzustellen'),
    );
  });

  test('S15.1 a conflict of interest is told with the review, German where nobody translated it', async () => {
    const { interests } = await data<Video & { interests: { text: string; lang: string } }>('/api/video/hochdruck1', 'en');
    expect(interests).toEqual({ text: expect.stringContaining('was paid for it'), lang: 'en' });
    expect(textOf((await site().get('/watch/hochdruck1')).text)).toContain('Interessenkonflikte Lena Ostermann hat 2024');
    await db().update(videos).set({ interestsEn: '' }).where(eq(videos.shortid, 'hochdruck1'));
    await seen(
      () => data<{ interests: { lang: string } }>('/api/video/hochdruck1', 'en'),
      ({ interests: found }) => found.lang === 'de',
    );
  });

  test('S15.1 by setting a video whose review is overdue is not recommended, until it was reviewed', async () => {
    const content = () => data<SiteContent>('/api/content');
    const has = (list: SiteContent['videos'], shortid: string): boolean => list.some((video) => video.shortid === shortid);
    const [{ shortid: first } = { shortid: '' }] = (await content()).highlights;
    const today = dayOf(site().clock.now());
    const due = (day: string) => db().update(videos).set({ nextReviewOn: day }).where(eq(videos.shortid, first));
    await setTrust({ ...nothing, leaveOutOverdue: true });
    await due(addDays(today, -1));
    await seen(content, ({ highlights }) => !has(highlights, first));
    await db().transaction((tx) => refreshTrending(tx, site().clock.now()));
    await seen(content, ({ trending }) => !has(trending, first));
    await setTrust(nothing);
    await seen(content, ({ highlights }) => has(highlights, first));
    await setTrust({ ...nothing, leaveOutOverdue: true });
    await seen(content, ({ highlights }) => !has(highlights, first));
    await due(today);
    await seen(content, ({ highlights }) => has(highlights, first));
  });
});
