import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as world from '../../../demo/content/index.ts';
import { testPresent, undone } from '../../../tests/databases.ts';
import { onSite } from '../../../tests/served.ts';
import { addDays, dayOf } from '#kit/dates.ts';
import type { Page, Video } from '../contract.ts';
import { listOverdueReviews } from './door.ts';
import { pages, videos } from './content-tables.ts';

const today = dayOf(new Date(testPresent));
const trustFields = ['author', 'reviewer', 'reviewed_on', 'next_review_on', 'sources', 'corrections', 'evidence'];

/** The meta description of a page. */
const describedIn = (html: string): Record<string, unknown> => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'][0] ?? {};
};

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

onSite('medical trust', (site) => {
  const data = async <Value>(path: string, lang = 'de'): Promise<Value> => {
    const { status, json } = await site().get(path, { 'x-language': lang });
    expect(status, path).toBe(200);
    return (json() as { data: Value }).data;
  };

  test('S15.1 the call of a video says who wrote and checked it, when, when again, and from which sources', async () => {
    const video = await data<Video>('/api/video/hochdruck1');
    expect(video).toMatchObject({
      author: 'Dr. Muster',
      reviewer: 'Dr. med. Lena Ostermann, Fachärztin für Kardiologie',
      reviewed_on: addDays(today, -41),
      next_review_on: addDays(today, 324),
      sources: [
        {
          title: 'Nationale VersorgungsLeitlinie Hypertonie',
          url: 'https://register.awmf.org/de/leitlinien/detail/nvl-009',
        },
      ],
    });
  });

  test('S15.1 so does the call of a page; where nobody has said anything, nothing is there', async () => {
    expect(await data<Page>('/api/page/faq')).toMatchObject({ author: 'Dr. Muster', reviewed_on: addDays(today, -25) });
    for (const path of ['/api/page/impressum', '/api/video/gicht1'])
      for (const field of trustFields) expect(await data(path), path).not.toHaveProperty(field);
  });

  test('S15.4 corrections come newest first, English where there is one and marked German where there is none', async () => {
    const corrections = async (shortid: string, lang: string) =>
      (await data<{ corrections: { date: string; text: string; lang: string }[] }>(`/api/video/${shortid}`, lang)).corrections;
    const german = await corrections('hochdruck1', 'de');
    expect(german.map(({ date, lang }) => [date, lang])).toEqual([
      [addDays(today, -18), 'de'],
      [addDays(today, -39), 'de'],
    ]);
    expect((await corrections('hochdruck1', 'en'))[0]).toMatchObject({
      lang: 'en',
      text: expect.stringContaining('140/90') as string,
    });
    expect((await corrections('diabetes1', 'en'))[0]).toMatchObject({ lang: 'de' });
  });

  test('S15.4 so do those of a page, in its call, on it without script, and for search engines', async () => {
    const { corrections: told = [] } = await data<Page>('/api/page/faq', 'en');
    expect(told).toEqual([
      { date: addDays(today, -12), lang: 'en', text: expect.stringContaining('emergency number') as string },
    ]);
    const { text } = await site().get('/meta/faq');
    expect(textOf(text)).toMatch(/Korrektur .*Notruf 112/);
    expect(describedIn(text)).toMatchObject({
      correction: [{ '@type': 'CorrectionComment', datePublished: addDays(today, -12) }],
    });
  });

  test('S15.5 claims come in the order of the film, with grade and source, English where there is one', async () => {
    const evidence = async (shortid: string, lang: string) =>
      (await data<{ evidence: { second: number; claim: string; lang: string }[] }>(`/api/video/${shortid}`, lang)).evidence;
    expect((await evidence('hochdruck1', 'de')).map(({ second }) => second)).toEqual([12, 17, 23]);
    expect((await evidence('hochdruck1', 'de'))[1]).toEqual({
      second: 17,
      claim: 'Weniger Salz senkt den Blutdruck.',
      lang: 'de',
      grade: 'systematic-review',
      source: {
        title: 'He, Li, MacGregor: Effect of longer-term modest salt reduction on blood pressure. Cochrane 2013',
        url: 'https://doi.org/10.1002/14651858.CD004937.pub2',
      },
    });
    expect((await evidence('hochdruck1', 'en'))[1]).toMatchObject({ claim: 'Less salt lowers the blood pressure.', lang: 'en' });
    expect((await evidence('diabetes1', 'en'))[1]).toMatchObject({ lang: 'de' });
  });

  test('S15.5 S17.1 without script all claims stand below the film, each with a link to its second', async () => {
    const { text } = await site().get('/watch/hochdruck1');
    const note = /<noscript>.*?<\/noscript>/s.exec(text)?.[0] ?? '';
    expect(textOf(note)).toContain('Belege');
    expect(textOf(note)).toContain('Weniger Salz senkt den Blutdruck.');
    expect(textOf(note)).toContain('Systematische Übersicht');
    expect(note).toContain('/hochdruck1/file/960.mp4#t=17"');
    expect(note).toContain('href="https://doi.org/10.1002/14651858.CD004937.pub2"');
    expect(textOf((await site().get('/watch/gicht1')).text)).not.toContain('Belege');
  });

  test('S15.5 S6.3 what a course claims is told to those who may watch it, as its film is', async () => {
    const { db } = site().database;
    const row = {
      second: 1,
      claim: 'Nur für den Kurs.',
      grade: 'expert-opinion',
      source: 'Eigene',
      url: 'https://example.org/',
    } as const;
    const [day] = await db.select().from(videos).where(eq(videos.protection, 'coaching')).limit(1);
    await undone(site(), async () => {
      await db
        .update(videos)
        .set({ evidence: [row] })
        .where(eq(videos.id, day?.id ?? ''));
      for (const path of [`/api/video/${day?.shortid}`, `/watch/${day?.shortid}`])
        expect((await site().get(path)).text, path).not.toContain(row.claim);
    });
  });

  test('S15.1 S3.11 lists, tiles and the content of the start carry nothing of it', async () => {
    for (const path of [
      '/api/content',
      '/api/video?perPage=200',
      '/api/page',
      '/api/video?shortid=hochdruck1',
      '/api/playlist',
      '/api/content/dailies',
    ]) {
      const { text } = await site().get(path);
      for (const field of trustFields) expect(text, path).not.toContain(`"${field}"`);
    }
  });

  test('S15.1 S15.4 S17.1 the page of a video shows all of it without script', async () => {
    const { text } = await site().get('/watch/hochdruck1');
    const note = /<noscript>.*?<\/noscript>/s.exec(text)?.[0] ?? '';
    for (const words of ['Medizinisch geprüft', 'Verfasst von', 'Lena Ostermann', 'Nächste Prüfung', 'Quelle', 'Korrekturen'])
      expect(textOf(note), words).toContain(words);
    expect(note).toContain('href="https://register.awmf.org/de/leitlinien/detail/nvl-009"');
    expect(note.indexOf(`datetime="${addDays(today, -18)}"`)).toBeGreaterThan(0);
    const english = await site().get('/en/watch/diabetes1');
    expect(english.text).toContain('Medically reviewed');
    expect(english.text).toMatch(/<span lang="de">Der Langzeitwert/);
    expect((await site().get('/watch/gicht1')).text).not.toContain('Medizinisch geprüft');
  });

  test('S15.1 pages that somebody checked say so, and no others', async () => {
    for (const path of ['/meta/faq', '/meta/nutzungsbedingungen'])
      expect(textOf((await site().get(path)).text), path).toContain('Medizinisch geprüft');
    expect(textOf((await site().get('/meta/impressum')).text)).not.toContain('Medizinisch geprüft');
  });

  test('S15.1 S15.4 S17.2 search engines read author, reviewer, review, sources and corrections', async () => {
    const page = describedIn((await site().get('/watch/hochdruck1')).text);
    expect(page).toMatchObject({
      '@type': 'MedicalWebPage',
      url: 'https://sprechstunde.example/watch/hochdruck1',
      reviewedBy: { '@type': 'Person', name: 'Dr. med. Lena Ostermann, Fachärztin für Kardiologie' },
      lastReviewed: addDays(today, -41),
      mainEntity: {
        '@type': 'VideoObject',
        name: 'Bluthochdruck – leise, häufig, ernst zu nehmen',
        author: { '@type': 'Person', name: 'Dr. Muster' },
        citation: [
          { '@type': 'CreativeWork', name: 'Nationale VersorgungsLeitlinie Hypertonie' },
          { url: 'https://doi.org/10.1016/S0140-6736(02)11911-8' },
          { url: 'https://doi.org/10.1002/14651858.CD004937.pub2' },
        ],
        correction: [
          { '@type': 'CorrectionComment', datePublished: addDays(today, -18) },
          { '@type': 'CorrectionComment', datePublished: addDays(today, -39) },
        ],
      },
    });
    expect(describedIn((await site().get('/meta/faq')).text)).toMatchObject({
      '@type': ['MedicalWebPage', 'FAQPage'],
      lastReviewed: addDays(today, -25),
      citation: [{ url: 'https://gesund.bund.de/' }],
    });
    expect(describedIn((await site().get('/meta/impressum')).text)).toMatchObject({ '@type': 'WebPage' });
  });

  test('S16.6 no text of an editor ends the block in which it stands', async () => {
    const { db } = site().database;
    const reviewer = '</script><script>alert(1)</script>';
    const setReviewer = (to: string) => db.update(videos).set({ reviewer: to }).where(eq(videos.shortid, 'schlaf1'));
    const { reviewer: before } = await data<{ reviewer: string }>('/api/video/schlaf1');
    await setReviewer(reviewer);
    const { text } = await site().get('/watch/schlaf1');
    await setReviewer(before);
    expect(text).not.toContain('<script>alert');
    expect(describedIn(text)).toMatchObject({ reviewedBy: { name: reviewer } });
  });

  test('S15.1 what is overdue is told to the office, what has waited longest first; what is due today is not yet', async () => {
    await undone(site(), async ({ database: { db } }) => {
      expect((await listOverdueReviews(db, today)).map(({ entity, name }) => [entity, name])).toEqual([
        ['video', 'bronchitis'],
        ['video', 'herz-schw'],
      ]);
      await db
        .update(pages)
        .set({ nextReviewOn: addDays(today, -40) })
        .where(eq(pages.slug, 'faq'));
      await db.update(videos).set({ nextReviewOn: today }).where(eq(videos.shortid, 'asthma1'));
      const overdue = await listOverdueReviews(db, today);
      expect(overdue.map(({ name }) => name)).toEqual(['faq', 'bronchitis', 'herz-schw']);
      expect(overdue[0]).toMatchObject({ entity: 'page', title: world.pages.find(({ slug }) => slug === 'faq')?.title });
    });
  });

  test('S18.1 the demo has a dozen checked videos and two checked pages, each of an entry that exists', () => {
    const named = (kind: 'video' | 'page') =>
      world.reviews.flatMap(({ of }) => (kind in of ? [Object.values(of)[0] as string] : []));
    expect(named('video').length).toBeGreaterThanOrEqual(12);
    expect(named('page')).toHaveLength(2);
    expect(named('video').filter((name) => !world.videos.some(({ shortid }) => shortid === name))).toEqual([]);
    expect(named('page').filter((name) => !world.pages.some(({ slug }) => slug === name))).toEqual([]);
  });
});
