import { describe, expect, test } from 'vitest';
import { partsOf, placeIn, sentenceAt, sentencesOf, withSeen, type Sentence } from './sentences.ts';

const said = (...cues: readonly (readonly [number, number, string])[]) =>
  sentencesOf(
    cues.map(([start, end, text]) => ({ start, end, text })),
    'de',
  );
const texts = (sentences: readonly Sentence[]): string[] => sentences.map(({ text }) => text);

describe('S11.1 the sentences of a track', () => {
  test('a sentence over several captions is one, with the second of the first', () => {
    expect(said([1.4, 3, 'Setz Dich bequem hin und'], [3, 5, 'lass die\nSchultern sinken.'], [6, 8, 'Gut.'])).toEqual([
      { start: 1.4, text: 'Setz Dich bequem hin und lass die Schultern sinken.' },
      { start: 6, text: 'Gut.' },
    ]);
  });

  test('two sentences in one caption are two, the second where its words are', () => {
    const [first, second] = said([10, 20, 'Atme aus. Atme ein.']);
    expect([first?.text, second?.text]).toEqual(['Atme aus.', 'Atme ein.']);
    expect(first?.start).toBe(10);
    expect(second?.start).toBeGreaterThan(14);
    expect(second?.start).toBeLessThan(16);
  });

  test('short forms and days do not end a sentence', () => {
    expect(texts(said([0, 9, 'Frag Dr. Muster, z. B. am 3. Mai. Er hilft Dir gern.']))).toEqual([
      'Frag Dr. Muster, z. B. am 3. Mai.',
      'Er hilft Dir gern.',
    ]);
  });

  test('captions that come in disorder or empty are put right', () => {
    expect(texts(said([5, 6, 'Zwei.'], [1, 2, 'Eins.'], [3, 4, ' \n ']))).toEqual(['Eins.', 'Zwei.']);
    expect(said()).toEqual([]);
  });

  test('speech without a full stop is cut where captions are', () => {
    const line = 'und dann geht es immer weiter ohne einen Punkt und ohne ein Ende';
    const sentences = said(...Array.from({ length: 12 }, (_, i) => [i * 4, i * 4 + 4, line] as const));
    expect(sentences).toHaveLength(12);
    expect(sentences[3]).toEqual({ start: 12, text: line });
  });
});

describe('S11.1 the transcript', () => {
  const at = (...starts: number[]): Sentence[] => starts.map((start) => ({ start, text: 'Ein Satz.' }));

  test('S11.2 sentences stand under their chapters, also those that begin a breath early', () => {
    const chapters = [
      { start: 0, title: 'Ankommen' },
      { start: 9.8, title: 'Atmen' },
    ];
    const parts = partsOf(at(1, 5, 9.7, 12), chapters);
    expect(parts.map(({ title, paragraphs }) => [title, paragraphs.flat().map(({ start }) => start)])).toEqual([
      ['Ankommen', [1, 5]],
      ['Atmen', [9.7, 12]],
    ]);
  });

  test('without chapters it has no headings, and what comes before the first has none', () => {
    expect(partsOf(at(1, 2), []).map(({ title }) => title)).toEqual([null]);
    expect(partsOf(at(1, 8), [{ start: 7, title: 'Später' }]).map(({ title }) => title)).toEqual([null, 'Später']);
    expect(partsOf([], [{ start: 0, title: 'Leer' }])).toEqual([]);
  });

  test('a paragraph ends after five sentences and where nobody speaks for a while', () => {
    const lengths = (starts: number[]) => partsOf(at(...starts), [])[0]?.paragraphs.map(({ length }) => length);
    expect(lengths([0, 1, 2, 3, 4, 5, 6])).toEqual([5, 2]);
    expect(lengths([0, 1, 20, 21])).toEqual([2, 2]);
  });

  test('the current sentence is the last that began; none before the first', () => {
    const sentences = at(1, 5, 9);
    expect([0, 1, 4.99, 8, 99].map((time) => sentenceAt(sentences, time))).toEqual([-1, 0, 1, 1, 2]);
  });

  test('words are found in either case and without their dots, at their places in the text', () => {
    const found = (text: string, word: string) => {
      const place = placeIn(text, word);
      return place && text.slice(...place);
    };
    expect(found('Deine Rückenschmerzen', 'rucken')).toBe('Rücken');
    expect(found('Deine RÜCKEN', ' rücken ')).toBe('RÜCKEN');
    expect(found('Das 👍 hilft', 'hilft')).toBe('hilft');
    expect(found('Das hilft', 'nicht')).toBeNull();
    expect(found('Das hilft', '  ')).toBeNull();
  });
});

describe('S19.6 what a transcript says beside words', () => {
  const cues = [
    { start: 0, end: 2, text: '[Ruhige Musik]' },
    { start: 2, end: 4, text: 'Guten Tag,', speaker: 'Dr. Muster' },
    { start: 4, end: 6, text: 'wie geht es Dir?', speaker: 'Dr. Muster' },
    { start: 6, end: 8, text: 'Besser.', speaker: 'Frau Sommer' },
    { start: 8, end: 9, text: '(lacht)' },
  ];

  test('speakers and sounds stand apart, a sentence never has two speakers', () => {
    expect(sentencesOf(cues, 'de')).toEqual([
      { start: 0, text: '[Ruhige Musik]', kind: 'sound' },
      { start: 2, text: 'Guten Tag, wie geht es Dir?', speaker: 'Dr. Muster' },
      { start: 6, text: 'Besser.', speaker: 'Frau Sommer' },
      { start: 8, text: '(lacht)', kind: 'sound' },
    ]);
    const [part] = partsOf(sentencesOf(cues, 'de'), []);
    expect(part?.paragraphs).toHaveLength(4);
  });

  test('what is only seen stands where it is seen, before what is said then', () => {
    const all = withSeen(sentencesOf(cues, 'de'), [
      { start: 2, text: 'Ein Sprechzimmer.' },
      { start: 30, text: 'Der Abspann.' },
    ]);
    expect(texts(all)).toEqual([
      '[Ruhige Musik]',
      'Ein Sprechzimmer.',
      'Guten Tag, wie geht es Dir?',
      'Besser.',
      '(lacht)',
      'Der Abspann.',
    ]);
    expect(all[1]?.kind).toBe('seen');
    expect(texts(withSeen([], [{ start: 1, text: 'Nur ein Bild.' }]))).toEqual(['Nur ein Bild.']);
  });
});
