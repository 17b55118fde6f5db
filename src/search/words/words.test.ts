import { describe, expect, test } from 'vitest';
import { ambulanceEnglish, onCallEnglish, someoneWhoListensEnglish } from './emergency-english.ts';
import { emergencyWords } from './emergency.ts';
import { synonymPairs } from './pairs.ts';
import { linkingLetters, weakParts, wholeWords } from './whole-words.ts';

/** What two spellings of one word have in common: case, umlauts, hyphens, and the spellings that Duden lets one choose. */
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

/** Without the endings of inflection. */
const stem = (word: string) => folded(word).replace(/(?:innen|ern|en|er|es|em|in|e|n|s)$/, '');

const twice = (list: readonly string[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

describe('S12.4 the pairs of lay and medical words', () => {
  const sides = synonymPairs.flat();

  test('are at least three hundred', () => {
    expect(synonymPairs.length).toBeGreaterThanOrEqual(300);
  });

  test('stand there once, in one direction', () => {
    expect(twice(synonymPairs.map((pair) => pair.map(folded).toSorted().join(' = ')))).toEqual([]);
  });

  test('are written as in a dictionary: trimmed, one space between words, three characters or more', () => {
    expect(sides.filter((side) => !/^[\p{L}\d]+(?:[ -][\p{L}\d]+)*$/u.test(side) || side.length < 3)).toEqual([]);
  });

  test('are two words and no inflection or other spelling of one', () => {
    expect(synonymPairs.filter(([lay, medical]) => stem(lay) === stem(medical))).toEqual([]);
  });

  test.each([
    ['Grippe', 'Erkältung'],
    ['Grippe', 'grippaler Infekt'],
    ['Übergewicht', 'Adipositas'],
    ['Alzheimer', 'Demenz'],
    ['Traurigkeit', 'Depression'],
    ['Babyblues', 'Wochenbettdepression'],
    ['HIV', 'AIDS'],
    ['Diabetes Typ 1', 'Diabetes Typ 2'],
    ['Atemnot', 'Asthma'],
  ])('do not take %s for %s, which is another thing', (one, other) => {
    const isPair = synonymPairs.some((pair) => pair.includes(one) && pair.includes(other));
    const throughThird = synonymPairs.some(
      ([lay, medical]) =>
        (lay === one && synonymPairs.some((pair) => pair.includes(medical) && pair.includes(other))) ||
        (medical === one && synonymPairs.some((pair) => pair.includes(lay) && pair.includes(other))),
    );
    expect(isPair || throughThird).toBe(false);
  });
});

describe('S12.5 the words that point to help', () => {
  const all = emergencyWords.map(({ word }) => word);
  const english = [...ambulanceEnglish, ...onCallEnglish, ...someoneWhoListensEnglish];

  test('stand there once, trimmed, and can be told apart in the 20 characters of the field', () => {
    const spelt = (list: readonly string[]) => list.map((word) => word.slice(0, 20).split(' ').map(folded).join(' '));
    expect([...twice(spelt(all.slice(0, -english.length))), ...twice(spelt(english))]).toEqual([]);
    expect(all.filter((word) => !/^[\p{L}\d]+(?:[ '][\p{L}\d]+)*$/u.test(word) || word.length < 3)).toEqual([]);
  });

  test.each([
    ['Brustschmerz', '112'],
    ['Schmerzen in der Brust', '112'],
    ['keine Luft', '112'],
    ['Bewusstlosigkeit', '112'],
    ['Schlaganfall', '112'],
    ['Lähmung', '112'],
    ['Anaphylaxie', '112'],
    ['starke Blutung', '112'],
    ['Vergiftung', '112'],
    ['hohes Fieber', '116117'],
    ['starke Bauchschmerzen', '116117'],
    ['Suizidgedanken', 'telefonseelsorge'],
    ['Selbstmord', 'telefonseelsorge'],
    ['nicht mehr leben', 'telefonseelsorge'],
    ['sterben wollen', 'telefonseelsorge'],
    ['Selbstverletzung', 'telefonseelsorge'],
    ['chest pain', '112'],
    ['high fever', '116117'],
    ['suicidal thoughts', 'telefonseelsorge'],
  ] as const)('%s leads to %s', (word, help) => {
    expect(emergencyWords).toContainEqual({ word, help });
  });

  test('are no words of calm days', () => {
    const calm = ['Luft', 'Brust', 'Herz', 'Leben', 'Fieber', 'Atem', 'sterben', 'Tod', 'Blut', 'Schmerz', 'Schmerzen', 'Gift'];
    expect(all.filter((word) => calm.includes(word))).toEqual([]);
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
