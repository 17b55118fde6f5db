import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import type { AnswerCard } from '../contract.ts';
import { hrefs, named, page, textIn } from './drawn-search.tsx';
import { answer, hit } from './samples.ts';

const source = (n: number) => ({ title: `Leitlinie ${n}`, url: `https://leitlinien.example/${n}` });
const card: AnswerCard = {
  shortid: 'v1abc',
  title: 'Husten verstehen',
  sentence: 'Die meisten Husten vergehen von selbst.',
  seconds: 83,
  reviewed_on: '2026-09-13',
  reviewer: 'Dr. med. Tilo Brandau',
  sources: [source(1)],
  see_doctor: 'Bleibt er drei Wochen, geh zum Arzt.',
};
const shown = (over: Partial<AnswerCard> = {}, address = '/suche?query=Husten') =>
  page(address, answer({ data: [hit()], card: { ...card, ...over } }));

describe('S12.11 the answer card', () => {
  test('S15.1 says what was said, who stands for it, from what and when to see a doctor, in German', () => {
    expect(textIn(shown())).toContain(
      'Aus einem medizinisch geprüften Video Husten verstehen „Die meisten Husten vergehen von selbst.“ Ab hier ansehen 1:23 Wann zum Arzt Bleibt er drei Wochen, geh zum Arzt. Geprüft am 13. September 2026 von Dr. med. Tilo Brandau Quelle: Leitlinie 1 Allgemeine Information, ersetzt keine Untersuchung.',
    );
  });

  test('S1.7 and in English', () => {
    const text = textIn(shown({}, '/en/suche?query=cough'));
    for (const part of [
      '“Die meisten',
      'Watch from here',
      'When to see a doctor',
      'Reviewed on 13 September 2026 by Dr.',
      'no substitute',
    ])
      expect(text).toContain(part);
  });

  test('is an article with a heading and a quote, above all results', () => {
    const html = shown();
    const parts = partsOf(html);
    expect(named(parts, 'article')[0]?.['aria-labelledby']).toBe(named(parts, 'h2')[0]?.id);
    expect(parts.texts.find(({ text }) => text === card.title)?.inside).toEqual(expect.arrayContaining(['article', 'h2']));
    expect(parts.texts.find(({ text }) => text.includes(card.sentence))?.inside).toEqual(
      expect.arrayContaining(['article', 'blockquote']),
    );
    expect(html.indexOf('<blockquote')).toBeLessThan(html.indexOf('id="gefunden"'));
  });

  test('S12.1 leads to the second at which it is said', () => {
    expect(hrefs(shown())).toContain('/watch/v1abc?t=83');
    expect(hrefs(shown({}, '/en/suche?query=cough'))).toContain('/en/watch/v1abc?t=83');
  });

  test('S15.1 sources are links, more than two are folded away', () => {
    const links = (html: string) => named(partsOf(html), 'a').filter(({ href }) => href?.startsWith('https://leitlinien'));
    const two = shown({ sources: [source(1), source(2)] });
    expect(links(two)).toMatchObject([{ rel: 'noopener' }, { rel: 'noopener' }]);
    expect(textIn(two)).toContain('Quellen:');
    expect(named(partsOf(two), 'details')).toHaveLength(0);
    const three = shown({ sources: [source(1), source(2), source(3)] });
    expect(links(three)).toHaveLength(3);
    expect(named(partsOf(three), 'details')).toHaveLength(1);
    expect(textIn(three)).toContain('Quellen (3)');
    expect(textIn(shown({ sources: [] }))).not.toContain('Quelle');
  });

  test('leaves out what the film does not say, and is not there without an answer', () => {
    expect(textIn(shown({ see_doctor: null }))).not.toContain('Wann zum Arzt');
    expect(page('/suche?query=Husten', answer({ data: [hit()] }))).not.toContain('<blockquote');
  });

  test('hostile words are text', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    expect(shown({ title: hostile, sentence: hostile, see_doctor: hostile, reviewer: hostile })).not.toContain('<img src=x');
  });
});
