import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { addDays, dayOf } from '#kit/dates.ts';
import { bumpContent } from '#platform/content-version.ts';
import { onSite } from '../../../tests/served.ts';
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
  const setTrust = async (value: TrustSettings): Promise<void> => {
    await db().insert(settings).values({ key: 'trust', value }).onConflictDoUpdate({ target: settings.key, set: { value } });
    await bumpContent(db());
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
    const bare = (await data<Page>('/api/page/wie-wir-arbeiten')).modules.map(({ content }) => content.copy).join();
    expect(bare).not.toMatch(/Monat|empfehlen wir|Hersteller/);
  });

  test('S15.1 what editors publish under its address stands before it', async () => {
    await db().execute(
      `insert into content.pages (id, state, slug, title, intro) values (gen_random_uuid(), 'published', 'wie-wir-arbeiten', 'Unser Haus', 'Kurz gesagt.')`,
    );
    await bumpContent(db());
    const page = await data<Page>('/api/page/wie-wir-arbeiten');
    expect([page.title, page.modules[0]?.content.title]).toEqual(['Unser Haus', 'Wer spricht und wer prüft']);
    await db().execute(`delete from content.pages where slug = 'wie-wir-arbeiten'`);
    await bumpContent(db());
  });

  test('S15.4 corrections are a public list, newest first, with links; those of paid films stay beside the film', async () => {
    const html = (await site().get('/meta/korrekturen')).text;
    const days = [...html.matchAll(/<li><time datetime="([\d-]+)"/g)].map(([, day]) => day);
    expect(days.length).toBeGreaterThan(2);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(html).toContain('href="/watch/hochdruck1"');
    expect((await site().get('/en/meta/korrekturen')).text).toContain('from 140/90 at the doctor');
    const before = (await data<Page>('/api/page/korrekturen')).modules;
    await db()
      .update(videos)
      .set({ corrections: [{ date: '2026-06-01', text: '<b>Nur für Besitzer</b> ]]>' }] })
      .where(eq(videos.shortid, world.coachingDay));
    await bumpContent(db());
    expect((await data<Page>('/api/page/korrekturen')).modules).toEqual(before);
    await db()
      .update(videos)
      .set({ corrections: [{ date: '2026-06-01', text: '<b>Fett</b> ]]>' }] })
      .where(eq(videos.shortid, world.freeVideo.shortid));
    await bumpContent(db());
    expect((await site().get('/meta/korrekturen')).text).toContain('&lt;b&gt;Fett&lt;/b&gt; ]]&gt;');
    await db().execute(`update content.videos set corrections = '[]'`);
    await bumpContent(db());
    expect(textOf((await site().get('/meta/korrekturen')).text)).toContain('nichts richtigzustellen');
  });

  test('S15.1 a conflict of interest is told with the review, German where nobody translated it', async () => {
    const { interests } = await data<Video & { interests: { text: string; lang: string } }>('/api/video/hochdruck1', 'en');
    expect(interests).toEqual({ text: expect.stringContaining('was paid for it'), lang: 'en' });
    expect(textOf((await site().get('/watch/hochdruck1')).text)).toContain('Interessenkonflikte Lena Ostermann hat 2024');
    await db().update(videos).set({ interestsEn: '' }).where(eq(videos.shortid, 'hochdruck1'));
    await bumpContent(db());
    expect(await data('/api/video/hochdruck1', 'en')).toMatchObject({ interests: { lang: 'de' } });
  });

  test('S15.1 by setting a video whose review is overdue is not recommended, until it was reviewed', async () => {
    const highlights = async () => (await data<SiteContent>('/api/content')).highlights.map(({ shortid }) => shortid);
    await setTrust(nothing);
    const [first = ''] = await highlights();
    const today = dayOf(site().clock.now());
    const due = async (day: string): Promise<void> => {
      await db().update(videos).set({ nextReviewOn: day }).where(eq(videos.shortid, first));
      await bumpContent(db());
    };
    await due(addDays(today, -1));
    expect(await highlights()).toContain(first);
    await setTrust({ ...nothing, leaveOutOverdue: true });
    expect(await highlights()).not.toContain(first);
    await db().transaction((tx) => refreshTrending(tx, site().clock.now()));
    await bumpContent(db());
    expect((await data<SiteContent>('/api/content')).trending.map(({ shortid }) => shortid)).not.toContain(first);
    await due(today);
    expect(await highlights()).toContain(first);
  });
});
