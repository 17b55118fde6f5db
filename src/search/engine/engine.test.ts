import { describe, expect, test } from 'vitest';
import { createAnalyser } from '../language/analysis.ts';
import { compoundParts } from '../language/compound-parts.ts';
import { compoundSplitter } from '../language/compounds.ts';
import { stemOf } from '../language/stems.ts';
import { fold } from '../language/tokens.ts';
import { Vocabulary } from '../language/vocabulary.ts';
import { linkingLetters, weakParts, wholeWords } from '../words/whole-words.ts';
import { analyseDocument, type DocumentTexts } from './document.ts';
import { Documents } from './documents.ts';
import { emergencyFinder } from './emergencies.ts';
import { marksIn } from './marks.ts';
import { isKnown, planOf, type Language } from './plan.ts';
import { blockOf, blockSize, bytesOf, fieldsIn, impactIn, numberIn, posting, readList, type BlockList } from './postings.ts';
import { rank, type Lists } from './rank.ts';
import { guesses } from './spelling.ts';
import { Synonyms } from './synonyms.ts';

const analyse = createAnalyser(
  compoundSplitter({ parts: [...compoundParts, ...weakParts], whole: wholeWords, linking: linkingLetters }),
);

const languageOf = (words: string, pairs: readonly (readonly [string, string])[] = []): Language => ({
  locale: 'de',
  vocabulary: new Vocabulary([...new Set(words.split(' ').filter(Boolean).map(fold))].map((word) => ({ word, docs: 1 }))),
  analyse,
  synonyms: new Synonyms(pairs),
  weakStems: new Set(weakParts.map((word) => stemOf(fold(word), 'de'))),
});

const text = (words: string) => ({ text: words, lang: 'de' as const });
const texts = (
  of: Partial<Record<'title' | 'keywords' | 'lists' | 'description', string>>,
  speech: string[] = [],
): DocumentTexts => ({
  title: text(of.title ?? ''),
  keywords: [text(of.keywords ?? '')],
  lists: [text(of.lists ?? '')],
  description: text(of.description ?? ''),
  speech,
});

/** An index in memory of these documents, numbered from `first` on. */
function indexOf(documents: readonly DocumentTexts[], first = 1, locked: readonly number[] = []) {
  const facts = new Documents();
  facts.take(
    documents.map((_, at) => ({
      no: first + at,
      topics: [at % 2 === 0 ? 'even' : 'odd'],
      partner: at === 0 ? 'praxis' : null,
      seconds: at === 0 ? 60 : 600,
      publishedOn: 0,
      isOfCoaching: false,
      isLocked: locked.includes(at),
      gone: false,
    })),
  );
  const lists = new Map<string, Map<number, number[]>>();
  for (const [at, document] of documents.entries()) {
    for (const [lexeme, { impact, fields }] of analyseDocument(document, analyse).lexemes) {
      const blocks = lists.get(lexeme) ?? new Map<number, number[]>();
      const block = blockOf(first + at);
      blocks.set(block, [...(blocks.get(block) ?? []), posting(first + at, impact, fields)]);
      lists.set(lexeme, blocks);
    }
  }
  const read: Lists = new Map(
    [...lists].map(([lexeme, blocks]) => [
      lexeme,
      [...blocks].map(([block, entries]): BlockList => ({ block, list: readList(bytesOf(entries)) })),
    ]),
  );
  return (value: string, language = languageOf(''), narrowing = {}) =>
    rank(planOf(value, language).groups, read, facts, { narrowing, upTo: 20 });
}

const numbers = (ranked: { best: readonly { no: number }[] }) => ranked.best.map(({ no }) => no);

describe('postings', () => {
  test('keep what is put into them, also at the edge of a block and at any place in memory', () => {
    const entry = posting(2 * blockSize + 65_535, 300, 31);
    expect([blockOf(2 * blockSize + 65_535), numberIn(entry), impactIn(entry), fieldsIn(entry)]).toEqual([2, 65_535, 255, 31]);
    const shifted = Buffer.concat([Buffer.from([0]), bytesOf([entry, 1])]).subarray(1);
    expect([...readList(shifted)]).toEqual([entry, 1]);
  });
});

describe('ranking', () => {
  test('S12.1 a title says more than keywords, these more than lists, description and what is said', () => {
    const search = indexOf([
      texts({}, ['migra']),
      texts({ description: 'Migräne' }),
      texts({ lists: 'Migräne' }),
      texts({ keywords: 'Migräne' }),
      texts({ title: 'Migräne' }),
    ]);
    const ranked = search('Migräne');
    expect(numbers(ranked)).toEqual([5, 4, 3, 2, 1]);
    expect(ranked.best.map(({ isSpoken }) => isSpoken)).toEqual([false, false, false, false, true]);
  });

  test('all words have to be met, each by itself; fewer only where nothing meets all', () => {
    const search = indexOf([
      texts({ title: 'Migräne' }),
      texts({ title: 'Magnesium' }),
      texts({ title: 'Migräne', description: 'Magnesium' }),
    ]);
    expect(numbers(search('Migräne Magnesium'))).toEqual([3]);
    expect(new Set(numbers(search('Migräne Kuchen')))).toEqual(new Set([1, 3]));
    expect(search('Kuchen Torte').total).toBe(0);
  });

  test('a word of little meaning need not be met, but what meets it comes first', () => {
    const search = indexOf([texts({ title: 'Depression' }), texts({ title: 'Depression', description: 'Hilfe' })]);
    expect(numbers(search('Hilfe Depression'))).toEqual([2, 1]);
  });

  test('S12.6 facets count all hits but for their own narrowing', () => {
    const search = indexOf(Array.from({ length: 5 }, () => texts({ title: 'Knie' })));
    const { total, facets } = search('Knie', undefined, { topic: 'odd' });
    expect(total).toBe(2);
    expect([...facets.topics]).toEqual([3, 2]);
    expect([...facets.partners]).toEqual([0]);
    expect([...facets.lengths]).toEqual([0, 2, 0]);
    expect(search('Knie', undefined, { topic: 'nobody-has-it' }).total).toBe(0);
  });

  test('the best of very many are those that sorting would give, in every block', () => {
    const search = indexOf(
      Array.from({ length: 300 }, (_, at) => texts({ title: `Knie ${'wort '.repeat(at % 97)}` })),
      blockSize - 150,
    );
    const found = numbers(search('Knie'));
    const at = (no: number) => (no - blockSize + 150) % 97;
    expect(found).toHaveLength(20);
    expect(found.map(at)).toEqual(found.map(at).toSorted((a, b) => a - b));
    expect(found.filter((no) => no >= blockSize).length).toBeGreaterThan(0);
  });

  test('one search leaves nothing behind for the next', () => {
    const search = indexOf([texts({ title: 'Knie' }), texts({ title: 'Hilfe' })]);
    const first = numbers(search('Hilfe Knie'));
    search('Hilfe Kuchen');
    expect(numbers(search('Hilfe Knie'))).toEqual(first);
    expect(numbers(search('Knie'))).toEqual([1]);
  });
});

describe('what a search means', () => {
  test('S12.3 a compound is found by its words apart and the other way round, but no word that is one', () => {
    const search = indexOf([
      texts({ title: 'Schmerzen im Rücken' }),
      texts({ title: 'Rückenschmerzen' }),
      texts({ title: 'Sodbrennen' }),
      texts({ title: 'Brennen' }),
    ]);
    expect(numbers(search('Rückenschmerzen'))).toEqual([2, 1]);
    expect(new Set(numbers(search('Schmerzen im Rücken')))).toEqual(new Set([1, 2]));
    expect(numbers(search('Brennen'))).toEqual([4]);
    expect(numbers(search('Sodbrennen'))).toEqual([3]);
  });

  test('S12.4 lay and medical words lead to each other, of one word or several, one step and no further', () => {
    const pairs = [
      ['Zuckerkrankheit', 'Diabetes mellitus'],
      ['hoher Blutdruck', 'Hypertonie'],
      ['Wanze', 'Zuckerkrankheit'],
    ] as const;
    const search = indexOf([
      texts({ title: 'Diabetes mellitus' }),
      texts({ title: 'Zuckerkrankheit' }),
      texts({ title: 'Hypertonie' }),
      texts({ title: 'hoher Blutdruck' }),
    ]);
    const ask = (value: string) => numbers(search(value, languageOf('', pairs))).toSorted((a, b) => a - b);
    expect(ask('Zuckerkrankheit')).toEqual([1, 2]);
    expect(ask('Diabetes mellitus')).toEqual([1, 2]);
    expect(ask('Hoher Blutdruck')).toEqual([3, 4]);
    expect(ask('Hypertonie')).toEqual([3, 4]);
    expect(ask('Wanze')).toEqual([2]);
  });

  test('S12.2 the last word counts as a beginning, the others do not', () => {
    const language = languageOf('Schilddrüsenunterfunktion Kopf');
    const search = indexOf([texts({ title: 'Schilddrüsenunterfunktion' }), texts({ title: 'Kopf' })]);
    expect(numbers(search('Schilddrüsenunterfun', language))).toEqual([1]);
    expect(search('Schilddrüsenunter x', language).total).toBe(0);
    expect(search('Schilddrüsenunter ', language).total).toBe(0);
  });

  test('what is known is taken as it is written', () => {
    const language = languageOf('Krippe Grippe Schmerz');
    expect(['Krippe', 'Krippen', 'schmerzt', 'Kopfschmerz', '2019'].map((word) => isKnown(fold(word), false, language))).toEqual(
      Array.from({ length: 5 }, () => true),
    );
    expect(isKnown('gripe', false, language)).toBe(false);
    expect(isKnown('grip', true, language)).toBe(true);
  });
});

describe('S12.2 mistyped words', () => {
  const vocabulary = new Vocabulary(
    ['asthma', 'diarrho', 'schwindel', 'migrane', 'arthrose', 'arthritis', 'not', 'rot'].map((word) => ({
      word,
      docs: 3,
    })),
  );
  const best = (word: string) => guesses(fold(word), vocabulary, [])[0]?.word;

  test.each([
    ['Asma', 'asthma'],
    ['Diaroe', 'diarrho'],
    ['Schwidnel', 'schwindel'],
    ['Migrene', 'migrane'],
    ['Artrose', 'arthrose'],
    ['schwindell', 'schwindel'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(best(typed)).toBe(meant);
  });

  test.each(['xqzwv', 'bot', 'ab', 'schraubenzieher'])('%s was not meant to be anything else', (typed) => {
    expect(best(typed)).toBeUndefined();
  });
});

test('S12.6 what not everyone may watch comes after what answers as well, though it is found', () => {
  const schlaf = texts({ title: 'Schlaf', description: 'Besser schlafen.' });
  const weaker = texts({ title: 'Gut durch die Nacht', keywords: 'Schlaf' });
  const found = indexOf([schlaf, schlaf, weaker], 1, [0])('Schlaf').best.map(({ no }) => no);
  expect(found).toEqual([2, 3, 1]);
  expect(indexOf([schlaf], 1, [0])('Schlaf').total).toBe(1);
});

describe('S12.5 words that point to an emergency', () => {
  const find = emergencyFinder([
    { word: 'Schmerzen in der Brust', help: '112' },
    { word: 'nicht mehr leben', help: 'telefonseelsorge' },
    { word: 'hohes Fieber', help: '116117' },
    { word: '  ', help: '112' },
  ]);
  const helpFor = (value: string) => find(value.split(' ').map(fold));

  test('count where they stand whole and side by side', () => {
    expect(helpFor('ich will nicht mehr leben')).toBe('telefonseelsorge');
    expect(helpFor('nicht mehr lebendig')).toBeNull();
    expect(helpFor('mehr nicht leben')).toBeNull();
    expect(helpFor('Leben')).toBeNull();
  });

  test('S5.6 of an entry longer than the field its first 20 characters', () => {
    expect(helpFor('Schmerzen in der Bru')).toBe('112');
  });

  test('what cannot wait comes first', () => {
    expect(helpFor('hohes Fieber und Schmerzen in der Bru')).toBe('112');
  });
});

describe('S12.6 marks', () => {
  test('are the words that match, in any form, and nothing else', () => {
    const marked = (value: string, lexemes: string[]) =>
      marksIn(value, new Set(lexemes), 'de', analyse).map(([start, end]) => value.slice(start, end));
    expect(marked('Rückenschmerzen? Den Rücken stärken!', ['ruck'])).toEqual(['Rückenschmerzen', 'Rücken']);
    expect(marked('Die Zähne und der Zahn', ['zahn'])).toEqual(['Zähne', 'Zahn']);
    expect(marked('Der, die, das', ['die'])).toEqual([]);
    expect(marked('', ['zahn'])).toEqual([]);
  });
});
