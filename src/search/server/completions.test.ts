import { describe, expect, test } from 'vitest';
import type { Locale } from '#kit/locale.ts';
import { runSteps } from '#kit/steps.ts';
import type { Concept } from '../concepts.ts';
import { Vocabulary } from '../language/vocabulary.ts';
import { flagRules, flagTerms } from '../words/flags/words.ts';
import { completionsOf, completionWords, mostCompletions, titleNames } from './completions.ts';

const concept = (key: string, names: Concept['names'], kind: Concept['kind'] = 'illness'): Concept => ({
  key,
  kind,
  names,
  edges: {},
});

const concepts: readonly Concept[] = [
  concept('schlaf', { lay: ['Schlaf', 'guter Schlaf'], english: ['sleep'] }, 'wellbeing'),
  concept('schlafstoerung', {
    lay: ['schlaflos', 'kann nicht schlafen', 'Schlaf der Gerechten'],
    medical: ['Schlafstörung', 'Schlafstörungen'],
    english: ['sleepless'],
    misspelled: ['Schlafströung', 'schlafloss'],
    regional: ['Schlofstörig'],
    older: ['schlummerlos'],
  }),
  concept('schluckauf', { lay: ['Schluckauf', 'schlafloss'], medical: ['Singultus'] }),
  concept('rueckenschmerzen', { lay: ['Rückenschmerzen', 'Schmerzen im Rücken', 'Kreuz'], english: ['back pain'] }, 'sign'),
  concept('schilddruese', { medical: ['Schilddrüsenunterfunktion', 'Schilddrüse'] }),
  concept('spaziergang', { lay: ['Rücken Kreuz'] }, 'wellbeing'),
  concept('schlafix', { medical: ['Schlafix Forte'], lay: ['Schlafix'] }, 'trade'),
  concept('schlafmittel', { lay: ['Schlafix'], medical: ['Schlafmittel'] }, 'substance'),
  concept('suizid', { medical: ['Suizid'], lay: ['Selbstmord', 'Schluss machen'] }),
  concept('gewalt', { lay: ['Gewalt in der Familie', 'Frauenhaus', 'Schläge'], english: ['violence'] }),
];

const words = runSteps(completionWords({ concepts, terms: flagTerms, rules: flagRules }));

const docs = (counts: Readonly<Record<string, number>>): Vocabulary =>
  new Vocabulary(Object.entries(counts).map(([word, films]) => ({ word, docs: films })));

const vocabulary = {
  de: docs({
    guter: 3,
    schlaf: 20,
    schlafen: 5,
    schlaflos: 2,
    schlafstorungen: 9,
    schlafix: 1,
    forte: 1,
    schlafmittel: 2,
    schlummerlos: 1,
    schluckauf: 0,
    schilddruse: 4,
    schilddrusenunterfunktion: 4,
    rucken: 12,
    ruckenschmerzen: 7,
    schmerz: 15,
    kreuz: 3,
    suizid: 2,
    selbstmord: 2,
    schluss: 3,
    machen: 9,
    schlag: 3,
    frauenhaus: 1,
    achtsam: 4,
  }),
  en: docs({ sleep: 6, sleepless: 1, back: 4, pain: 4, schlaf: 2, violence: 2 }),
} as const;

const of = (text: string, locale: Locale = 'de'): string[] =>
  completionsOf(text, { lists: [words.names[locale]], language: { vocabulary: vocabulary[locale], locale } });

describe('S2.41 completions', () => {
  test('names that begin so come first, then those of which a later word does; many films and few letters count', () => {
    expect(of('schl')).toEqual(['Schlaf', 'Schlafstörung', 'schlaflos', 'Schlafmittel', 'guter Schlaf', 'kann nicht schlafen']);
    expect(of('rück')).toEqual(['Rückenschmerzen', 'Schmerzen im Rücken']);
  });

  test('S12.3 however umlauts, capitals and spaces are typed', () => {
    for (const text of ['RÜCKENSCH', 'rueckensch', 'ruckensch', ' rückensch'])
      expect(of(text), text).toEqual(['Rückenschmerzen']);
    expect(of('kann nicht ')).toEqual(['kann nicht schlafen']);
    expect(of('schlaf ')).toEqual([]);
  });

  test('at most six, each once in one form', () => {
    const ends = ['lbe', 'lch', 'lde', 'lfe', 'lge', 'lke', 'lle', 'lme'];
    const talking = ends.map((end) => concept(`ta${end}`, { lay: [`Ta${end}`] }));
    const many = runSteps(completionWords({ concepts: talking, terms: [], rules: [] }));
    const films = docs(Object.fromEntries(many.names.de.map(({ name }) => [name.folded, 1])));
    const found = completionsOf('tal', { lists: [many.names.de, many.names.de], language: { vocabulary: films, locale: 'de' } });
    expect(found).toHaveLength(mostCompletions);
    expect(new Set(found).size).toBe(mostCompletions);
    expect(of('schlafst')).toHaveLength(1);
  });

  test('what no film has is not offered, nor a phrase whose words are in films by chance', () => {
    expect(of('schluck')).toEqual([]);
    expect(of('sing')).toEqual([]);
    expect(of('rücken k')).toEqual([]);
  });

  test('what stands in the field is not, nor what the field cannot hold (S5.6)', () => {
    expect(of('Schlaflos')).toEqual([]);
    expect(of('schilddrüse')).toEqual([]);
    expect(of('schilddr')).toEqual(['Schilddrüse']);
    expect(of('schlafstörungen und mehr')).toEqual([]);
    for (const text of ['', '   ', '???', '😀😀😀']) expect(of(text)).toEqual([]);
  });

  test('misspelt, regional and older names are for finding only', () => {
    expect(of('schlaflo')).toEqual(['schlaflos']);
    expect(of('schlum')).toEqual([]);
  });

  test('S1.7 English readers are offered English names', () => {
    expect(of('sle', 'en')).toEqual(['sleep', 'sleepless']);
    expect(of('pain', 'en')).toEqual([]);
    expect(of('bac', 'en')).toEqual([]);
    expect(of('schl', 'en')).toEqual([]);
  });

  test('HWG a trade name comes once no more than three letters are missing, also as a name of its substance', () => {
    expect(of('schlafi')).toEqual(['Schlafix']);
    expect(of('schlafix f')).toEqual([]);
    expect(of('schlafix fo')).toEqual(['Schlafix Forte']);
    expect(of('fort')).toEqual([]);
    expect(of('schl')).not.toContain('Schlafix');
  });

  test('S12.8 no name of violence, suicide or another crisis, nor another of its concept', () => {
    for (const text of ['suiz', 'suizi', 'selbstm', 'schluss', 'frauenh', 'schläg']) expect(of(text), text).toEqual([]);
    expect(of('viol', 'en')).toEqual([]);
  });
});

test('S2.41 S1.7 titles of topics and playlists are offered, on English pages those that are translated', () => {
  const topics = (title: string) => ({ topics: new Map([['achtsam', title]]), partners: new Map([['x', 'Schlafpartner']]) });
  const playlist = (title: string) =>
    ({ kind: 'playlist', path: '', title, text: '', about: new Map(), easy: null, isAd: false }) as const;
  const elsewhere = {
    de: { all: [playlist('Besser schlafen'), playlist('Suizid'), { ...playlist('Schlafhilfe'), kind: 'help' as const }] },
    en: { all: [playlist('Sleep better'), playlist('Suizid')] },
  };
  const titles = titleNames({ de: topics('Achtsam'), en: topics('Achtsam') }, elsewhere, words);
  const lookUp = (text: string, locale: Locale) =>
    completionsOf(text, {
      lists: [titles[locale]],
      language: {
        vocabulary: docs({ achtsam: 4, besser: 2, schlafen: 3, suizid: 1, better: 1, sleep: 1, schlafhilfe: 1 }),
        locale,
      },
    });
  expect(lookUp('acht', 'de')).toEqual(['Achtsam']);
  expect(lookUp('schla', 'de')).toEqual(['Besser schlafen']);
  expect(lookUp('suiz', 'de')).toEqual([]);
  expect(lookUp('acht', 'en')).toEqual([]);
  expect(lookUp('slee', 'en')).toEqual(['Sleep better']);
});
