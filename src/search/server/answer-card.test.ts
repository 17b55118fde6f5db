import { eq, sql, type InferInsertModel } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, dayOf } from '#kit/dates.ts';
import { videos } from '#catalog/server/content-tables.ts';
import { bumpContent } from '#platform/content-version.ts';
import { testPresent } from '../../../tests/databases.ts';
import { demoFiles, onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { searchEndpoints, type AnswerCard, type Emergency, type SearchAnswer } from '../contract.ts';
import { isPlain } from './answer-card.ts';
import { updateIndex } from './door.ts';

describe('S12.11 a search that may have an answer card', () => {
  const asked = { page: 1, topic: undefined, partner: undefined, length: undefined };
  const answer = { emergency: null, corrected: null, suggested: null, left: [] };
  const beside = (level: Emergency['level']) => ({ emergency: { level, helps: [] } });

  test('is one that was understood, on its first page', () => {
    expect(isPlain(asked, answer)).toBe(true);
    for (const over of [{ page: 2 }, { topic: 'herz' }, { partner: 'bergluft' }, { length: 'short' as const }])
      expect(isPlain({ ...asked, ...over }, answer), JSON.stringify(over)).toBe(false);
    for (const over of [{ corrected: 'Schlaf' }, { suggested: 'Schlaf' }, { left: ['Zebra'] }])
      expect(isPlain(asked, { ...answer, ...over }), JSON.stringify(over)).toBe(false);
  });

  test('S12.8 never stands beside whom to call, but may beside prevention', () => {
    for (const level of ['now', 'poison', 'talk', 'today'] as const)
      expect(isPlain(asked, { ...answer, ...beside(level) }), level).toBe(false);
    expect(isPlain(asked, { ...answer, ...beside('prevention') })).toBe(true);
  });
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const today = dayOf(new Date(testPresent));

onSite(
  'the answer card',
  (site) => {
    let asker = 0;
    const search = async (body: object, language = 'de'): Promise<SearchAnswer> => {
      const { status, text, json } = await site().ask('/api/search/video', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-language': language,
          'x-forwarded-for': `192.0.2.${(asker += 1) % 250}`,
        },
        body: JSON.stringify(body),
      });
      expect(status, text).toBe(200);
      return searchEndpoints.search.out.parse(json());
    };
    const cardOf = async (value: string, language?: string): Promise<AnswerCard | null> =>
      (await search({ value }, language)).card;

    beforeAll(async () => {
      await updateIndex({ db: site().database.db, storage: demoFiles(), log: quiet });
      await until(
        () => search({ value: 'Schlaf' }),
        ({ total }) => total > 0,
      );
    });

    test('S12.11 S15.1 is a sentence of the first film with who reviewed it, from what, and when to see a doctor', async () => {
      const { data, card } = await search({ value: 'Schlaf' });
      expect(card).toEqual({
        shortid: 'schlaf1',
        title: data[0]?.title,
        sentence: 'Guter Schlaf beginnt lange vor dem Zubettgehen.',
        seconds: data[0]?.spoken?.seconds,
        reviewed_on: addDays(today, -55),
        reviewer: 'Dr. med. Farah Nazari, Fachärztin für Psychiatrie und Psychotherapie',
        sources: [
          {
            title: 'S3-Leitlinie Nicht erholsamer Schlaf, Insomnie bei Erwachsenen',
            url: 'https://register.awmf.org/de/leitlinien/detail/063-003',
          },
        ],
        see_doctor: 'Schläfst Du seit Wochen schlecht, frag Deine Ärztin.',
      });
    });

    test('S1.7 speaks the reader’s language', async () => {
      expect(await cardOf('sleep', 'en')).toMatchObject({
        shortid: 'schlaf1',
        sentence: 'Good sleep begins long before bedtime.',
        see_doctor: 'If you have slept badly for weeks, ask your doctor.',
      });
    });

    test.each([
      ['mein Rücken tut weh', 'Bei Rückenschmerzen helfen vielen einfache Übungen am Esstisch.'],
      ['Kreuzschmerzen', 'Solche Rückenschmerzen sind meist harmlos: Die Muskeln verkrampfen nur.'],
    ])('S12.4 answers %s by what it means', async (value, sentence) => {
      expect((await cardOf(value))?.sentence).toBe(sentence);
    });

    test('S12.6 is neither on a second page nor beside a filter', async () => {
      const { facets } = await search({ value: 'Schlaf' });
      for (const over of [{ page: 2 }, { topic: facets.topic[0]?.key }, { length: facets.length[0]?.key }])
        expect((await search({ value: 'Schlaf', ...over })).card, JSON.stringify(over)).toBeNull();
    });

    test.each([
      ['Sc', 'it is too short'],
      ['Hexenschuss', 'the sentence says something near'],
      ['Blutdruck abends', 'the sentence says a part of it'],
    ])('S12.11 there is none for %s: %s', async (value) => {
      expect(await cardOf(value)).toBeNull();
    });

    type Change = Partial<InferInsertModel<typeof videos>>;
    const change = async (over: Change, shortid = 'schlaf1'): Promise<void> => {
      const { db } = site().database;
      await db.update(videos).set(over).where(eq(videos.shortid, shortid));
      await bumpContent(db);
    };

    test('S15.1 a film answers as soon as it was reviewed', async () => {
      const { data, card } = await search({ value: 'Rückenschmerzen' });
      expect([data[0]?.shortid, card]).toEqual(['bandsch1', null]);
      await change({ reviewer: 'Dr. med. Jonas Wieck', reviewedOn: today }, 'bandsch1');
      const found = await until(() => cardOf('Rückenschmerzen'), Boolean);
      expect(found).toMatchObject({ shortid: 'bandsch1', reviewed_on: today, sources: [] });
    });

    const oneOfThem = { partnerId: sql<string>`(select id from partners limit 1)` as unknown as string };
    test.each<[string, Change, Change]>([
      ['a partner pays for it (S15.2)', oneOfThem, { partnerId: null }],
      ['not everybody may watch it', { protection: 'exclusive' }, { protection: 'free' }],
      ['nobody stands for the review', { reviewer: '' }, { reviewer: 'Dr. med. Farah Nazari' }],
      ['it was not reviewed', { reviewedOn: null }, { reviewedOn: addDays(today, -55) }],
      ['it was to be reviewed yesterday', { nextReviewOn: addDays(today, -1) }, { nextReviewOn: today }],
      ['it was put right since', { corrections: [{ date: addDays(today, -1), text: 'x' }] }, { corrections: [] }],
    ])('S15.1 goes where %s, and comes back', async (_, gone, back) => {
      await change(gone);
      await until(
        () => cardOf('Schlaf'),
        (card) => card === null,
      );
      await change(back);
      await until(
        () => cardOf('Schlaf'),
        (card) => card !== null,
      );
    });

    test('S15.1 goes on the day after the review was due, though nothing changed', async () => {
      await change({ nextReviewOn: today });
      expect(await until(() => cardOf('Schlaf'), Boolean)).not.toBeNull();
      site().clock.advance(24 * 60 * 60 * 1000);
      expect(await cardOf('Schlaf')).toBeNull();
    });
  },
  { env: { TRUST_PROXY: 'on' } },
);
