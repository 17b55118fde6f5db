import { describe, expect, test } from 'vitest';
import { advertisingRuleIds, advertisingRules } from './advertising-rules.ts';
import { english, harmless, risky, unseen } from './advertising-sentences.ts';
import { englishRules } from './advertising-english.ts';
import { checkAdvertising } from './check-advertising.ts';
import { ownTexts } from './own-texts.ts';

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

  test('each rule finds its English example and lets its harmless one pass', () => {
    for (const [id, { risky: wrong, harmless: right }] of Object.entries(englishRules)) {
      expect(checkAdvertising(wrong, 'en').map(({ rule }) => rule)).toContain(id);
      expect(checkAdvertising(right, 'en'), right).toEqual([]);
    }
  });

  test('an English cure is marked as a noun too, but not one that is only looked for or does not exist', () => {
    const marked = (sentence: string) => checkAdvertising(sentence, 'en').map(({ text }) => text);
    expect(marked('Our course is the cure for diabetes.')).toEqual(['the cure for diabetes']);
    expect(marked('The only remedy that works for eczema.')).toHaveLength(1);
    for (const calm of ['There is no cure for dementia.', 'Researchers are looking for a cure for cancer.'])
      expect(marked(calm), calm).toEqual([]);
  });

  test('of English sentences that no rule was adjusted to half is found, and no harmless one', () => {
    const isFoundInEnglish = (sentence: string): boolean => checkAdvertising(sentence, 'en').length > 0;
    expect(english.risky.filter(isFoundInEnglish).length / english.risky.length).toBeGreaterThanOrEqual(0.5);
    expect(english.harmless.filter(isFoundInEnglish)).toEqual([]);
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
      checkAdvertising(piece.replace('schmerz', 'pain').repeat(Math.floor(100_000 / piece.length)), 'en');
      // Before long sentences were read in pieces, the second of them took 33 s.
      expect(performance.now() - began, piece).toBeLessThan(8000);
    }
  });

  test('texts of an entry are read from its fields and blocks, each language apart, without addresses and sources', () => {
    const content = {
      title: 'Schmerzfrei!',
      slug: 'schmerz-heilt',
      image: '/storage/a.jpg',
      sources: [{ title: 'Kurse heilen Schmerzen' }],
      en: { title: 'Cured' },
      modules: [{ copy: '<p>Erster <em>Satz</em></p><p>Zweiter</p>', en: { copy: '<p>First</p><p>Second</p>' } }],
    };
    const textsIn = (wanted: 'de' | 'en') => ownTexts(content).flatMap(({ text, lang }) => (lang === wanted ? [text] : []));
    expect(textsIn('de')).toEqual(['Schmerzfrei!', 'Erster Satz. Zweiter.']);
    expect(textsIn('en')).toEqual(['Cured', 'First. Second.']);
  });
});
