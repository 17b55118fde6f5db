import { describe, expect, test } from 'vitest';
import { runSteps } from '#kit/steps.ts';
import { createAnalyser } from '../language/analysis.ts';
import { compoundParts } from '../language/compound-parts.ts';
import { compoundSplitter } from '../language/compounds.ts';
import { stemOf } from '../language/stems.ts';
import { fold } from '../language/tokens.ts';
import { Vocabulary } from '../language/vocabulary.ts';
import { linkingLetters, weakParts, wholeWords } from '../words/whole-words.ts';
import type { Concept } from '../concepts.ts';
import { Concepts } from './concepts.ts';
import { analyseDocument, type DocumentTexts } from './document.ts';
import { Documents } from './documents.ts';
import { marksIn } from './marks.ts';
import { isKnown, planOf, type Language } from './plan.ts';
import { blockOf, blockSize, bytesOf, fieldsIn, impactIn, numberIn, posting, readList, type BlockList } from './postings.ts';
import { rank, type Lists } from './rank.ts';
import { guesses } from './spelling.ts';
import { Likeness } from './likeness.ts';
import { Utterances } from './utterances.ts';

const analyse = createAnalyser(
  compoundSplitter({ parts: [...compoundParts, ...weakParts], whole: wholeWords, linking: linkingLetters }),
);

const concept = (
  key: string,
  names: Concept['names'],
  edges: Concept['edges'] = {},
  kind: Concept['kind'] = 'illness',
): Concept => ({
  key,
  kind,
  names,
  edges,
});

const languageOf = (words: string, concepts: readonly Concept[] = []): Language => ({
  locale: 'de',
  vocabulary: new Vocabulary([...new Set(words.split(' ').filter(Boolean).map(fold))].map((word) => ({ word, docs: 1 }))),
  analyse,
  concepts: runSteps(Concepts.inSteps(concepts)),
  isOrdinary: (word) => word === 'schraubenzieher',
  isOneWord: (word) => word === 'schraubenzieher',
  hasVideos: () => true,
  generalStems: new Set(weakParts.map((word) => stemOf(fold(word), 'de'))),
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

/** An in-memory index of these documents, numbered from `first`. */
function indexOf(documents: readonly DocumentTexts[], first = 1, locked: readonly number[] = []) {
  const facts = new Documents();
  facts.take(
    documents.map((_, at) => ({
      no: first + at,
      topics: [at % 2 === 0 ? 'even' : 'odd'],
      partner: at === 0 ? 'praxis' : null,
      seconds: at === 0 ? 60 : 600,
      publishedOn: 0,
      traits: {},
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

describe('concepts', () => {
  test('S12.7 one without videos has what it names as alternatives, and what names it as one', () => {
    const feet = concept('fuss', { lay: ['Füße'] }, { near: ['fussschmerz'] }, 'body');
    const pain = concept('fussschmerz', { lay: ['Fußschmerzen'] }, { broader: ['schmerz'] }, 'sign');
    const all = runSteps(Concepts.inSteps([feet, pain, concept('schmerz', { lay: ['Schmerzen'] })]));
    expect(all.near(pain).map(({ key }) => key)).toEqual(['schmerz', 'fuss']);
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

  test('S12.1 where fewer than three meet all, what is about a topic of the search follows, and never what meets other words alone', () => {
    const topics = [concept('migraene', { lay: ['Migräne'] }), concept('magnesium', { lay: ['Magnesium'] })];
    const search = indexOf([
      texts({ title: 'Migräne' }),
      texts({ title: 'Magnesium' }),
      texts({ title: 'Migräne', keywords: 'Magnesium' }),
      texts({ title: 'Abends' }),
    ]);
    const found = numbers(search('Migräne Magnesium Abends', languageOf('Abends', topics)));
    expect(found[0]).toBe(3);
    expect(new Set(found)).toEqual(new Set([1, 2, 3]));
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

  test('S12.4 S12.10 names of one concept lead to each other, of one word or several, in any order and with others between', () => {
    const concepts = [
      concept('diabetes', { lay: ['Zuckerkrankheit', 'Zucker zu hoch'], medical: ['Diabetes mellitus'] }),
      concept('hypertonie', { lay: ['hoher Blutdruck'], medical: ['Hypertonie'] }),
    ];
    const search = indexOf([texts({ title: 'Diabetes mellitus' }), texts({ title: 'Hypertonie' }), texts({ title: 'Blut' })]);
    const ask = (value: string) => numbers(search(value, languageOf('', concepts)));
    expect(ask('Zuckerkrankheit')).toEqual([1]);
    expect(ask('Zucker viel zu hoch')).toEqual([1]);
    expect(ask('Blutdruck hoher')).toEqual([2]);
    expect(ask('Zucker')).toEqual([]);
  });

  test('S12.10 a verb names a concept also as a participle, or with its beginning apart', () => {
    const concepts = [concept('ohnmacht', { lay: ['umkippen'], medical: ['Ohnmacht'] })];
    const search = indexOf([texts({ title: 'Ohnmacht' }), texts({ title: 'Kreislauf' })]);
    for (const typed of ['er kippt immer wieder um', 'plötzlich umgekippt'])
      expect(numbers(search(typed, languageOf('', concepts))), typed).toEqual([1]);
  });

  test('S12.10 a medicine leads to what it is taken for, and no illness to a medicine', () => {
    const concepts = [
      concept('sodbrennen', { lay: ['Sodbrennen'] }),
      concept('saeureblocker', { lay: ['Säureblocker'] }, { treats: ['sodbrennen'] }, 'group'),
      concept('pantoprazol', { medical: ['Pantoprazol'] }, { broader: ['saeureblocker'] }, 'substance'),
      concept('pantozol', { lay: ['Pantozol'] }, { broader: ['pantoprazol'] }, 'trade'),
    ];
    const search = indexOf([texts({ title: 'Sodbrennen' }), texts({ title: 'Pantozol' }), texts({ description: 'Sodbrennen' })]);
    const ask = (value: string) => numbers(search(value, languageOf('', concepts)));
    expect(ask('Pantozol')).toEqual([2, 1]);
    expect(ask('Sodbrennen')).toEqual([1]);
  });

  test('S12.10 a sign leads to illnesses that a film is about, and what is narrower is found by what is broader', () => {
    const concepts = [
      concept('herzrasen', { lay: ['Herzrasen'] }, { signOf: ['angst'] }, 'sign'),
      concept('angst', { lay: ['Angst'] }),
      concept('flugangst', { lay: ['Flugangst'] }, { broader: ['angst'] }),
    ];
    const search = indexOf([texts({ title: 'Angst' }), texts({ description: 'Angst' }), texts({ title: 'Flugangst' })]);
    const ask = (value: string) => numbers(search(value, languageOf('', concepts)));
    expect(ask('Herzrasen')).toEqual([1]);
    expect(ask('Angst')).toEqual([1, 3]);
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
    expect(isKnown('schraubenzieher', false, language)).toBe(true);
    expect(isKnown('grip', true, language)).toBe(true);
  });
});

test('S12.3 words that say little are no stem of others', () => {
  const search = indexOf([texts({ description: 'Das mag ich' }), texts({ description: 'Ein Magen' })]);
  expect(numbers(search('Magen'))).toEqual([2]);
});

describe('what a text describes without naming it', () => {
  const said = (key: string, lines: readonly string[], lay: readonly string[] = []): Concept => ({
    ...concept(key, { lay }),
    said: lines,
  });
  const utterances = runSteps(
    Utterances.inSteps(
      [
        said('oedeme', ['abends gehen die Schuhe nicht mehr zu', 'Socken schneiden ein', 'Beine abends dick']),
        said('zwang', [
          'fahre zurück, ob das Bügeleisen aus ist',
          'muss grübeln, ob der Herd aus ist',
          'muss abends alles prüfen',
        ]),
        concept('hallux', { lay: ['Ballenzeh', 'Schuhe drücken vorn'] }),
      ],
      analyse,
      analyse,
    ),
  );
  const found = (query: string) => utterances.find(query.split(' ').map((word) => [fold(word)]));
  const best = (query: string): string | undefined => found(query)[0]?.concept.key;

  test('S12.10 is the concept whose utterances and names share most of it, each word the more the rarer it is', () => {
    expect(best('mama kriegt abends schuhe schlecht zu')).toBe('oedeme');
    expect(best('nochmal heim wegen bügeleisen')).toBe('zwang');
    expect(best('schuhe drücken')).toBe('hallux');
    expect(found('kaputter rasenmäher')).toEqual([]);
  });

  test('S12.10 its share of the text is told, what nobody said counts against it', () => {
    const [all] = found('beine abends dick');
    const [part] = found('beine abends dick rasenmäher');
    expect(all).toMatchObject({ words: 3 });
    expect(part).toMatchObject({ words: 3 });
    expect(all?.share).toBeGreaterThan(part?.share ?? 1);
    expect(all?.share).toBeLessThanOrEqual(1);
  });

  test('S12.3 inflections, verbs and parts of compounds are the same words, and each reading of a word counts', () => {
    expect(best('socke einschneiden')).toBe('oedeme');
    expect(best('gegrübelt')).toBe('zwang');
    expect(best('beinschmerzen')).toBe('oedeme');
    expect(utterances.find([['biegeleisn', 'bugeleisen'], ['zuruck']])[0]?.concept.key).toBe('zwang');
  });

  test('keeps no utterances', () => {
    expect(found('socken')[0]?.concept).toEqual(concept('oedeme', { lay: [] }));
  });
});

test('S12.3 a compound with an unknown part is read as its known one, at its end too', () => {
  const language = languageOf('stress bein', [concept('wiederbelebung', { medical: ['Reanimation'] })]);
  const stems = (query: string) =>
    planOf(query, language).groups.flatMap(({ alternatives }) => alternatives.flatMap(({ all }) => all));
  expect(stems('stressbewerkung')).toContain('stress');
  expect(stems('laienreanimation')).toContain(stemOf('reanimation', 'de'));
  expect(stems('laienanimation')).not.toContain(stemOf('reanimation', 'de'));
  expect(stems('quakelbein'), 'a short end says nothing').not.toContain('bein');
});

describe('names in other languages', () => {
  const language = languageOf('husten fieber allerlei', [
    concept('husten', { foreign: ['kaszel', 'öksürük', 'سعال'] }),
    concept('operation', { foreign: ['przygotowanie do operacji'] }),
    concept('allergie', { lay: ['Allerlei'] }),
  ]);
  const named = (query: string): string[] => planOf(query, language).named.map(({ concept: { key } }) => key);

  test.each([
    ['Polish', 'mam silny kaszlem w nocy'],
    ['Turkish', 'öksürüğüm geçmiyor'],
    ['Arabic, with its article', 'السعال لا يذهب'],
  ])('S12.2 are found inflected, and what else is said says nothing: %s', (_, query) => {
    expect(named(query)).toEqual(['husten']);
    expect(planOf(query, language).groups.filter(({ meaning }) => meaning === 'unknown')).toEqual([]);
  });

  test('S12.2 each word of a name has to be there', () => {
    expect(named('przygotowania do operacje')).toEqual(['operation']);
    expect(named('operacje')).toEqual([]);
  });

  test('are no forms of words that films have, nor of a corrected one', () => {
    expect(named('kaszanka')).toEqual([]);
    const known = languageOf('kaszle', [concept('husten', { foreign: ['kaszel'] })]);
    expect(planOf('kaszle', known).named).toEqual([]);
    expect(planOf('kaszlo', language, new Map([['kaszlo', [{ word: 'fieber', cost: 1 }]]])).named).toEqual([]);
    expect(planOf('xyz kaputt', language).groups.some(({ meaning }) => meaning === 'unknown')).toBe(true);
  });
});

describe('a word that is not finished', () => {
  const names = ['pneumokokken', 'pneumologe', 'kaszelfieber'];
  const language: Language = {
    ...languageOf('', [
      concept('pneumokokken', { medical: ['Pneumokokken'] }),
      concept('lungenarzt', { medical: ['Pneumologe'] }, {}, 'specialist'),
      concept('husten', { foreign: ['kaszel'] }),
    ]),
    vocabulary: new Vocabulary(names.map((word) => ({ word, docs: 0 }))),
  };
  const named = (query: string): string[] => planOf(query, language).named.map(({ concept: { key } }) => key);

  test('S12.2 names what begins so, where no video has such a word', () => {
    expect(named('pneumok')).toEqual(['pneumokokken']);
    expect(named('impfung pneumol')).toEqual(['lungenarzt']);
    expect(named('pneumo').toSorted()).toEqual(['lungenarzt', 'pneumokokken']);
    expect(named('pneumok ')).toEqual([]);
    expect(named('pneumok impfung')).toEqual([]);
    expect(named('pneum'), 'five letters begin too much').toEqual([]);
  });

  test('S12.7 is no mistyped one', () => {
    expect(isKnown('pneumok', true, language)).toBe(true);
    expect(isKnown('pneumok', false, language)).toBe(false);
    expect(isKnown('pneum', true, language)).toBe(false);
  });

  test('is no inflected word of another language, unless it is finished', () => {
    expect(named('kaszelf'), 'begins a word').toEqual([]);
    expect(named('kaszelx')).toEqual(['husten']);
  });
});

describe('what a text is like', () => {
  const said = (key: string, lines: readonly string[]): Concept => ({ ...concept(key, { lay: [key] }), said: lines });
  const likeness = runSteps(
    Likeness.inSteps([
      said('zeckenbiss', ['da klebt ein Tier in der Kniekehle', 'im Wald gewesen, schwarzer Punkt am Bein']),
      said('schnarchen', ['mein Mann sägt nachts Bäume', 'jede Nacht ein Sägewerk']),
      concept('unbeschrieben', { lay: ['Sägewerk'] }),
    ]),
  );

  test('S12.10 are concepts whose utterances and names share pieces of words with it, also of other or mistyped words', () => {
    expect(likeness.find('zeckenvieh klebt', 2)[0]?.concept.key).toBe('zeckenbiss');
    expect(likeness.find('sägt wie ein waldarbeiter', 2).map(({ concept: { key } }) => key)).toEqual([
      'schnarchen',
      'zeckenbiss',
    ]);
    expect(likeness.find('sägt wie ein waldarbeiter', 1)).toHaveLength(1);
    expect(likeness.find('xyz', 2)).toEqual([]);
  });

  test('is 1 at most, for what has been said word by word alone', () => {
    const one = runSteps(Likeness.inSteps([{ ...concept('eins', { lay: [] }), said: ['ganz genau so'] }]));
    expect(one.find('ganz genau so', 1)[0]?.likeness).toBeCloseTo(1);
    expect(one.find('ganz genau anders', 1)[0]?.likeness).toBeLessThan(1);
  });
});

describe('S12.2 mistyped words', () => {
  const vocabulary = new Vocabulary(
    ['asthma', 'diarrho', 'schwindel', 'migrane', 'arthrose', 'arthritis', 'not', 'rot', 'spannungskopfschmerz'].map((word) => ({
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
    ['Spanungskopfschmertzen', 'spannungskopfschmerz'],
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
