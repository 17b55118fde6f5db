import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { learnedFor } from '../server/learned.ts';
import { harmlessNames } from '../concepts.ts';
import { isCorrect } from '../server/lexicon.ts';
import { readForeignEmergencies } from '../server/shipped-texts.ts';
import { shippedConcepts } from '../words/concepts.ts';
import { flagRules, flagTerms } from '../words/flags/words.ts';
import { Classifier, outputs } from './classifier.ts';
import { contexts, redFlagFinder, sufficientNames } from './judging.ts';
import type { FlagRule } from './shapes.ts';

const root = path.join(import.meta.dirname, '../../..');
const file = readFileSync(path.join(root, 'src/search/words/flags/classifier.txt'), 'utf8');

/** Weights of words, in tenths, in the order of `outputs`. */
const classifierOf = (weights: Readonly<Record<string, readonly number[]>>): Classifier =>
  new Classifier(
    Buffer.from(
      Object.entries(weights)
        .map(([word, own]) => [word, ...own].join('\t'))
        .join('\n'),
    ),
  );

const rule = (key: string, when: string, more: Partial<FlagRule> = {}): FlagRule => ({
  key,
  level: 'now',
  helps: ['112'],
  when: [when],
  examples: [],
  calm: [],
  source: 'Test',
  reviewer: 'Test',
  reviewed: '2026-11-26',
  ...more,
});

describe('the second opinion on emergencies', () => {
  const classifier = classifierOf({
    '*': [-8, -20, -20, -20, -20, -20],
    '=^ bitte': [-150, 0, 0, 0, 0, 0],
    schraubstock: [120, 120, 0, 0, 0, 120],
    waschmittel: [90, 0, 90, 0, 0, 0],
    hamster: [-90, -90, -90, -90, -90, -90],
  });
  const terms = [
    { key: 'blut', names: ['blutet'] },
    { key: 'sterben', names: ['sterben'] },
  ];
  const finderOf = (rules: readonly FlagRule[], overruled: readonly string[]) =>
    redFlagFinder({ terms, rules, isOrdinary: isCorrect, learned: { classifier, overruled: new Set(overruled) } });
  const find = finderOf(
    [rule('blut', 'blut'), rule('despair', 'sterben', { level: 'talk', helps: ['telefonseelsorge'] })],
    ['blut', 'despair'],
  );

  test('S12.8 a text that meets no rule gets the help of the examples that it is like, the most urgent first', () => {
    expect(find('Finger im Schraubstock')).toEqual({ rule: null, level: 'now', helps: ['112', '116117'] });
    expect(find('Waschmittel probiert')).toEqual({ rule: null, level: 'poison', helps: ['giftnotruf'] });
    expect(find('Finger im Fäustling')).toBeNull();
    expect(find('Finger im Schraubstock', { byRulesAlone: true })).toBeNull();
  });

  test('S12.8 words count as they were said and where they stand, beside their stems', () => {
    const said = classifierOf({ '*': [-14, -20, -20, -20, -20, -20], '=schraubt': [90, 90, 0, 0, 0, 0] });
    const learned = { classifier: said, overruled: new Set<string>() };
    const asSaid = redFlagFinder({ terms, rules: [], isOrdinary: isCorrect, learned });
    expect(asSaid('Finger schraubt')).not.toBeNull();
    expect(asSaid('Finger schrauben')).toBeNull();
    expect(find('Finger bitte schnell im Schraubstock')).not.toBeNull();
    expect(find('bitte schnell Finger im Schraubstock')).toBeNull();
  });

  test('S12.8 a rule that is met by chance is overruled, one of despair only where it is clear, one that editors wrote never', () => {
    expect(find('mein Hamster blutet am Fuß')).toBeNull();
    expect(find('mein Hamster blutet am Fuß', { byRulesAlone: true })).toMatchObject({ rule: 'blut' });
    expect(find('mein alter Hamster muss wohl sterben')).toBeNull();
    expect(find('mein alter Finger muss wohl sterben')).toMatchObject({ rule: 'despair' });
    expect(find('Hamster sterben')).toBeNull();
    expect(finderOf([rule('despair', 'sterben', { level: 'talk' })], [])('mein alter Hamster muss wohl sterben')).not.toBeNull();
    expect(finderOf([rule('blut', 'blut')], [])('mein Hamster blutet am Fuß')).toMatchObject({ rule: 'blut' });
  });

  test('S12.8 what calms the rules silences a text unless it is likelier than not that help is needed', () => {
    const calming = [...terms, { key: contexts.past, names: ['damals'] }];
    const calmed = redFlagFinder({
      terms: calming,
      rules: [rule('blut', 'blut')],
      isOrdinary: isCorrect,
      learned: { classifier, overruled: new Set(['blut']) },
    });
    expect(calmed('der Finger blutet damals')).toBeNull();
    expect(calmed('damals blutet Finger im Schraubstock')).toEqual({ rule: null, level: 'now', helps: ['112', '116117'] });
    expect(calmed('damals blutet Finger im Schraubstock', { byRulesAlone: true })).toBeNull();
  });

  test('S12.8 beside the helps of a rule stand those that the text needs likelier than not, except where editors decide', () => {
    const text = 'Finger im Schraubstock blutet';
    expect(find(text)).toEqual({ rule: 'blut', level: 'now', helps: ['112', '116117'] });
    expect(find(text, { byRulesAlone: true })).toEqual({ rule: 'blut', level: 'now', helps: ['112'] });
    expect(finderOf([rule('blut', 'blut')], [])(text)).toEqual({ rule: 'blut', level: 'now', helps: ['112'] });
    const example = finderOf([rule('blut', 'blut', { examples: ['Finger im Schraubstock blutet!'] })], ['blut']);
    expect(example(text)).toEqual({ rule: 'blut', level: 'now', helps: ['112'] });
  });

  test('S12.8 of a single word rules alone decide', () => {
    expect(find('Schraubstock')).toBeNull();
    expect(find('der Schraubstock')).toBeNull();
    expect(find('Hamster blutet')).toBeNull();
    expect(find('es blutet')).toMatchObject({ rule: 'blut' });
  });

  test('S12.8 what editors name as an example leads to help, what they call calm to none', () => {
    const rules = [rule('blut', 'blut', { examples: ['Mein Hamster blutet am Fuß!'], calm: ['Finger im Schraubstock?'] })];
    const edited = finderOf(rules, ['blut']);
    expect(edited('mein hamster blutet am fuß')).toMatchObject({ rule: 'blut' });
    expect(edited('finger im schraubstock')).toBeNull();
    expect(edited('Daumen im Schraubstock')).toMatchObject({ rule: null });
  });

  test('S12.8 words of a saying are not judged', () => {
    const learned = { classifier, overruled: new Set<string>() };
    const sayings = [{ key: 'redensarten', names: ['wie im Schraubstock'] }];
    const calm = redFlagFinder({ terms: [...terms, ...sayings], rules: [], isOrdinary: isCorrect, learned });
    expect(calm('Finger im Schraubstock')).not.toBeNull();
    expect(calm('fühle mich wie im Schraubstock')).toBeNull();
  });
});

describe('the weights that are shipped', () => {
  const learned = learnedFor(flagRules);
  const foreign = readForeignEmergencies();
  const harmless = harmlessNames(shippedConcepts());
  const find = redFlagFinder({ terms: flagTerms, rules: flagRules, isOrdinary: isCorrect, learned, foreign, harmless });

  test('are those of the examples: else `npm run learn`', () => {
    const names = ['emergencies-first', 'emergencies-tuned', 'emergencies-learned', 'queries-first', 'queries-tuned', 'frames'];
    const examples = names.map((name) => readFileSync(path.join(root, 'tests/finding', `${name}.json`), 'utf8'));
    const hash = createHash('sha256')
      .update(JSON.stringify([...examples.map((text): unknown => JSON.parse(text)), [...foreign]]))
      .digest('base64url');
    expect(file.slice(0, file.indexOf('\n'))).toContain(hash);
    const lines = file.split('\n').filter((line) => line.includes('\t'));
    expect(lines.filter((line) => !/^[^\t]+(?:\t-?\d+){6}$/.test(line))).toEqual([]);
    expect(outputs).toHaveLength(6);
  });

  test('S12.8 lose no example of a rule and alarm nothing that is calm', () => {
    expect(flagRules.flatMap(({ examples }) => examples.filter((text) => find(text) === null))).toEqual([]);
    const alarmed = (text: string): boolean => (find(text)?.level ?? 'prevention') !== 'prevention';
    expect(flagRules.flatMap(({ calm }) => calm.filter(alarmed))).toEqual([]);
    expect(learned.overruled.size).toBe(flagRules.length);
  });

  test.each([
    'Roman über eine Vergiftung am Hof',
    'Film in dem einer auf der Brücke verblutet',
    'wie beuge ich einem Sturz auf Glatteis vor',
    'Vortrag über Stromunfälle in der Berufsschule halten',
    'vor zwanzig Jahren in die Kreissäge gefasst, alles gut verheilt',
    'mein Drucker reagiert nicht mehr und blinkt rot',
    'nach dem Kinofilm war ich fix und fertig',
    'meine Orchidee stirbt',
    'Zahlung ist fehlgeschlagen, was tun',
  ])('S12.8 %s is calm: contexts are learned as well', (text) => {
    expect(find(text)?.level ?? 'prevention').toBe('prevention');
  });

  test('S12.8 leave what a name says by itself where that is sufficient for a rule: nothing else is known of a text of two words', () => {
    const names = ['cardiac arrest', 'Bewusstsein verloren', 'lost consciousness', 'trouble breathing', 'can’t get air'];
    expect(names.filter((text) => find(text)?.level !== 'now')).toEqual([]);
    expect(['Arzt am Wochenende', 'urgent care', 'night doctor'].filter((text) => find(text)?.level !== 'today')).toEqual([]);
    expect(find('emergency room')).not.toBeNull();
    expect(['heißer Tee', 'red line'].filter((text) => find(text))).toEqual([]);
  });

  test('S12.5 nearly all names of emergencies in other languages alarm, inflected and with other words too', () => {
    const names = [...foreign.values()].flat();
    expect(names.length).toBeGreaterThan(4000);
    const silent = names.filter((name) => !find(name));
    expect(silent.length / names.length, silent.slice(0, 20).join(', ')).toBeLessThan(0.01);
    expect(find('mama po zawale serca nie oddycha')?.helps).toContain('112');
    expect(find('хочу умереть')?.helps).toContain('telefonseelsorge');
    expect(find('kocam beni dovuyor')?.helps).toContain('hilfetelefon');
  });

  test('S12.8 what is called like a part of the body, a treatment or a medicine is calm, unless a rule says otherwise', () => {
    const calm = ['Fingernagel', 'Halsschlagader', 'Fruchtwasseruntersuchung', 'Blasentee', 'Psychotherapie', 'Psychopharmaka'];
    expect(calm.filter((text) => find(text))).toEqual([]);
    expect(['Naloxon', 'Adrenalinpen', 'Nagel durch den Finger'].filter((text) => !find(text))).toEqual([]);
  });

  test('S12.8 no word that is the name of something is read as a typo of an emergency', () => {
    expect(['Selfcare', 'Schnüss', 'grantig', 'Käffchen', 'Hornhautentzündung'].filter((text) => find(text))).toEqual([]);
  });

  test.each([
    'plötzlich {}',
    'hilfe {}',
    'meine Oma {}',
    '{} was tun',
    'sudden {}',
    '{} nach dem Essen',
    'is this normal: {}?',
    'hi, I have a question: {}. what should I do?',
    'Guten Abend Herr Doktor, mein Mann ist 62 und hat seit heute Nachmittag {}. Sollen wir warten?',
  ])('S12.8 leave nearly all such names also beside words that say nothing else: %s', (frame) => {
    const calm = new Set(flagRules.flatMap((one) => one.calm));
    const names = sufficientNames({ rules: flagRules, terms: flagTerms }).filter(
      (name) => !/\.\.|^=/.test(name) && !calm.has(name.toLowerCase()),
    );
    expect(names.length).toBeGreaterThan(5000);
    const silent = names.filter((name) => !find(frame.replace('{}', name)));
    expect(silent.length / names.length, silent.slice(0, 20).join(', ')).toBeLessThan(0.045);
  });

  test('S12.8 a rule that was changed is not overruled', () => {
    const [first] = flagRules;
    if (!first) throw new Error('There are rules.');
    expect(learnedFor([{ ...first, when: [...first.when, "'Probe'"] }]).overruled.size).toBe(0);
  });
});
