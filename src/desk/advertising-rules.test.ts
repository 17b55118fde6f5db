import { describe, expect, test } from 'vitest';
import { advertisingRuleIds, advertisingRules, checkAdvertising } from './advertising-rules.ts';
import { harmless, risky, unseen } from './advertising-sentences.ts';
import { germanTexts } from './german-texts.ts';

const isFound = (sentence: string): boolean => checkAdvertising(sentence).length > 0;
const isNotFound = (sentence: string): boolean => !isFound(sentence);

describe('S15.6 wording that advertising law forbids', () => {
  test('each rule finds its risky example and lets its harmless one pass', () => {
    expect(advertisingRules.map(({ id }) => id)).toEqual([...advertisingRuleIds]);
    for (const { id, risky: wrong, harmless: right, law, source } of advertisingRules) {
      expect(checkAdvertising(wrong).map(({ rule }) => rule)).toContain(id);
      expect(checkAdvertising(right), right).toEqual([]);
      expect(law).toContain('HWG');
      expect(source).toMatch(/^https:\/\/www\.gesetze-im-internet\.de\/heilmwerbg\/__\d+\.html$/);
    }
  });

  test('sentences that the rules were adjusted to stay found, and harmless ones stay free', () => {
    expect(risky.length + harmless.length).toBeGreaterThanOrEqual(120);
    expect(risky.filter(isNotFound).length).toBeLessThanOrEqual(3);
    expect(harmless.filter(isFound)).toEqual([]);
  });

  test('of sentences that no rule was adjusted to at least a quarter is found, and no harmless one', () => {
    expect(unseen.risky.filter(isFound).length / unseen.risky.length).toBeGreaterThanOrEqual(0.25);
    expect(unseen.harmless.filter(isFound)).toEqual([]);
  });

  test('a place is where the words stand, after other sentences and „Dr.“ too', () => {
    const text = 'Guten Tag, ich bin Dr. Muster. Das hier ist garantiert gut.';
    const [found] = checkAdvertising(text);
    expect(found).toEqual({
      rule: 'guarantee',
      start: text.indexOf('garantiert'),
      end: text.indexOf(' gut'),
      text: 'garantiert',
      sentence: 'Das hier ist garantiert gut.',
    });
  });

  test('no text keeps anybody waiting', () => {
    for (const piece of ['schmerz', 'schmerz heilt ', 'heilt und wird ', '"', '. ', 'abc. ', 'a,']) {
      const began = performance.now();
      checkAdvertising(piece.repeat(Math.floor(100_000 / piece.length)));
      // Before long sentences were read in pieces, the second of them took 33 s.
      expect(performance.now() - began, piece).toBeLessThan(8000);
    }
  });

  test('texts of an entry are read from its fields and blocks, without addresses, sources and the English', () => {
    const content = {
      title: 'Schmerzfrei!',
      slug: 'schmerz-heilt',
      image: '/storage/a.jpg',
      sources: [{ title: 'Kurse heilen Schmerzen' }],
      en: { title: 'Cured' },
      modules: [{ copy: '<p>Erster <em>Satz</em></p><p>Zweiter</p>' }],
    };
    expect(germanTexts(content)).toEqual(['Schmerzfrei!', 'Erster Satz. Zweiter.']);
  });
});
