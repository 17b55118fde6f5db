import { describe, expect, test } from 'vitest';
import { wordsOf } from '../language/tokens.ts';
import { redFlagFinder } from '../flags/judging.ts';
import { isOrdinary, isCorrect } from '../server/lexicon.ts';
import { readForeign, readForeignEmergencies, readSaid, withTexts } from '../server/shipped-texts.ts';
import { keyPattern, problemsOfConcept, wordLimits } from '../word-rules.ts';
import { shippedConcepts } from './concepts.ts';
import { flagRules, flagTerms } from './flags/words.ts';
import { linkingLetters, weakParts, wholeWords } from './whole-words.ts';

/** Equates spellings of the same word: case, umlauts, hyphens, and variants that Duden allows. */
const folded = (word: string) =>
  word
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll(/[äàáâ]|ae/g, 'a')
    .replaceAll(/[öòóô]|oe/g, 'o')
    .replaceAll(/[üùúû]|ue/g, 'u')
    .replaceAll(/[ckz]/g, 'c')
    .replaceAll(/[^a-z0-9]/g, '');

const twice = (list: readonly string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

const concepts = withTexts(shippedConcepts());
const byKey = new Map(concepts.map((concept) => [concept.key, concept]));

describe('S12.10 the concepts', () => {
  test('are at least fifteen hundred, each with a key of its own and a name', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(1500);
    expect(twice(concepts.map(({ key }) => key))).toEqual([]);
    expect(concepts.filter(({ key }) => !keyPattern.test(key))).toEqual([]);
    expect(concepts.filter(({ names }) => Object.values(names).flat().length === 0)).toEqual([]);
  });

  test('could each be saved by an editor: names that can be searched for, edges that lead to concepts, no circles', () => {
    const wrong = concepts.flatMap((concept) => {
      const problems = problemsOfConcept(concept, byKey);
      return Object.keys(problems).length > 0 ? [[concept.key, problems]] : [];
    });
    expect(wrong).toEqual([]);
  });

  test('have utterances of their own: of known concepts, in lines that the office takes, none twice', () => {
    const said = readSaid();
    expect([...said.keys()].filter((key) => !byKey.has(key))).toEqual([]);
    const lines = [...said.values()].flat();
    expect(said.size).toBeGreaterThanOrEqual(1400);
    expect(lines.filter((line) => line.length > wordLimits.name || line !== line.trim())).toEqual([]);
    expect(twice(lines.map((line) => line.toLowerCase()))).toEqual([]);
  });

  test('have names in other languages of known concepts, none twice for one', () => {
    const foreign = readForeign();
    expect([...foreign.keys()].filter((key) => !byKey.has(key))).toEqual([]);
    expect([...foreign.values()].flatMap((names) => twice(names.map((name) => name.toLowerCase())))).toEqual([]);
  });

  test('have no German word among their names in other languages, which would lead elsewhere', () => {
    const single = concepts.flatMap(({ names: { foreign = [] } }) => foreign.map(wordsOf)).filter(({ length }) => length === 1);
    expect(single.flat().filter((word) => isOrdinary(word))).toEqual([]);
  });

  test('lead from a medicine to what it is taken for, and never to one (HWG)', () => {
    const medicines = new Set(concepts.filter(({ kind }) => kind === 'trade' || kind === 'substance').map(({ key }) => key));
    const led = concepts.filter(
      ({ kind, edges }) => kind === 'illness' && (edges.broader ?? []).some((key) => medicines.has(key)),
    );
    expect(led.map(({ key }) => key)).toEqual([]);
  });

  test.each(['lay', 'regional', 'older', 'youth', 'english', 'foreign', 'simple', 'code'] as const)(
    'have names of the register %s',
    (register) => {
      expect(concepts.filter(({ names }) => (names[register] ?? []).length > 0).length).toBeGreaterThanOrEqual(30);
    },
  );
});

describe('S12.5 the names of emergencies in other languages', () => {
  const foreign = readForeignEmergencies();
  const names = [...foreign.values()].flat();

  test('stand each under a German text that alarms', () => {
    const find = redFlagFinder({ terms: flagTerms, rules: flagRules, isOrdinary: isCorrect });
    expect(foreign.size).toBeGreaterThanOrEqual(50);
    expect([...foreign.keys()].filter((german) => !find(german))).toEqual([]);
  });

  test('stand there once, and none consists of German or English words', () => {
    expect(twice(names.map((name) => wordsOf(name).join(' ')))).toEqual([]);
    expect(names.filter((name) => wordsOf(name).every(isCorrect))).toEqual([]);
  });
});

describe('S12.3 the words that are one', () => {
  test('stand there once, and are single words', () => {
    expect(twice([...wholeWords, ...weakParts].map(folded))).toEqual([]);
    expect([...wholeWords, ...weakParts].filter((word) => !/^\p{Lu}\p{Ll}+$/u.test(word))).toEqual([]);
  });

  test('hold Sodbrennen and Hexenschuss together', () => {
    expect(wholeWords).toEqual(expect.arrayContaining(['Sodbrennen', 'Hexenschuss']));
  });

  test('leave apart what both a compound and its parts may be called', () => {
    expect(wholeWords.filter((word) => /schmerz|entzündung|krebs/i.test(word))).toEqual([]);
  });

  test('know the linking letters, the longest first', () => {
    expect(linkingLetters.toSorted((one, other) => other.length - one.length)).toEqual(linkingLetters);
  });
});
