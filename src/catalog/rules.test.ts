import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLocale, letterOf, protectionOf, shorten, sortKeyOf, type Membership } from './rules.ts';

const list = (more: Partial<Membership> = {}): Membership => ({
  role: 'video',
  type: 'standard',
  exclusive: false,
  coaching: null,
  ...more,
});

describe('texts', () => {
  const german = { title: 'Schlaf', description: 'Wie Du gut schläfst.', topline: '' };

  test('S1.7 an entry is English where all its texts are', () => {
    expect(inLocale(german, { title: 'Sleep', description: 'How to sleep well.' }, 'en')).toEqual({
      texts: { title: 'Sleep', description: 'How to sleep well.', topline: '' },
      lang: 'en',
    });
  });

  test('S1.7 one missing English text leaves the whole entry German, and says so', () => {
    expect(inLocale(german, { title: 'Sleep' }, 'en')).toEqual({ texts: german, lang: 'de' });
    expect(inLocale(german, { title: 'Sleep', description: '' }, 'en').lang).toBe('de');
    expect(inLocale(german, null, 'en')).toEqual({ texts: german, lang: 'de' });
  });

  test('S1.7 a German reader gets German', () => {
    expect(inLocale(german, { title: 'Sleep', description: 'How to sleep well.' }, 'de')).toEqual({ texts: german, lang: 'de' });
  });

  test('S3.11 a shortened text is never longer than its limit and never breaks a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.integer({ min: 20, max: 300 }), (text, limit) => {
        const short = shorten(text, limit);
        expect(short.length).toBeLessThanOrEqual(limit);
        if (text.isWellFormed()) expect(short.isWellFormed()).toBe(true);
      }),
    );
    expect(shorten('Rücken stärken und Schultern lockern', 22)).toBe('Rücken stärken und…');
  });
});

describe('letters', () => {
  test('S2.39 Ä, Ö and Ü count as A, O and U', () => {
    expect(['Ängste', 'Öl', 'Übelkeit', 'ärztin'].map(letterOf)).toEqual(['a', 'o', 'u', 'a']);
  });

  test('S2.39 accents and quotation marks do not hide a letter', () => {
    expect(['École', 'ßchen', '„Faust des Universums“', 'Øre'].map(letterOf)).toEqual(['e', 's', 'f', 'o']);
  });

  test('S2.39 what begins with no letter has no filter letter', () => {
    expect(['5 Tipps', '', '…', 'Ωmega'].map(letterOf)).toEqual(['#', '#', '#', '#']);
  });

  test('S2.39 titles sort as in a German dictionary', () => {
    const sorted = ['Zucker', 'Äpfel', 'Ohr', 'Öl', 'Apfelmus', 'Strasse', 'Straße 2'].toSorted((a, b) =>
      sortKeyOf(a) < sortKeyOf(b) ? -1 : 1,
    );
    expect(sorted).toEqual(['Äpfel', 'Apfelmus', 'Ohr', 'Öl', 'Strasse', 'Straße 2', 'Zucker']);
  });
});

describe('protection', () => {
  const paid = list({ type: 'coaching', coaching: 'besser-schlafen' });

  test('S6.1 a video in no list or in open lists is free', () => {
    expect(protectionOf([])).toEqual({ protection: 'free', coaching: null });
    expect(protectionOf([list(), list()]).protection).toBe('free');
  });

  test('S6.2 a video in an exclusive list is for members, also if it is in an open list', () => {
    expect(protectionOf([list(), list({ exclusive: true })])).toEqual({ protection: 'exclusive', coaching: null });
  });

  test('S6.3 a video of a coaching is for its owners, also if it is in other lists', () => {
    expect(protectionOf([list(), list({ exclusive: true }), paid])).toEqual({
      protection: 'coaching',
      coaching: 'besser-schlafen',
    });
  });

  test('S6.3 a list of a coaching that is not there yet opens to nobody', () => {
    expect(protectionOf([list({ type: 'coaching' })])).toEqual({ protection: 'coaching', coaching: null });
  });

  test('S6.1 a trailer is free for everyone', () => {
    expect(protectionOf([paid, { ...paid, role: 'trailer' }])).toEqual({ protection: 'free', coaching: null });
  });

  test('S6.3 another list never makes a protected video easier to see', () => {
    const rank = { free: 0, exclusive: 1, coaching: 2 };
    const any = fc.constantFrom(list(), list({ exclusive: true }), paid);
    fc.assert(
      fc.property(fc.array(any), any, (lists, more) => {
        expect(rank[protectionOf([...lists, more]).protection]).toBeGreaterThanOrEqual(rank[protectionOf(lists).protection]);
      }),
    );
  });
});
