import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quickly } from '../../../tests/quickly.ts';
import { linkingLetters, wholeWords } from '../words/whole-words.ts';
import { createAnalyser } from './analysis.ts';
import { compoundParts } from './compound-parts.ts';
import { compoundSplitter } from './compounds.ts';
import { respelled, smallIn, standardFormsOf } from './dialect.ts';
import { isOfOtherTopic } from './other-topics.ts';
import { namingReadings } from './readings.ts';
import { spelledOut } from './shorthand.ts';
import { soundOf } from './sounds.ts';
import { stemOf } from './stems.ts';
import { isEnglish } from './stop-words.ts';
import { fold, tokensOf, wordsOf } from './tokens.ts';
import { separated, verbForms } from './verbs.ts';
import { Vocabulary } from './vocabulary.ts';

const split = compoundSplitter({ parts: compoundParts, whole: wholeWords, linking: linkingLetters });
const partsOf = (word: string) => split(fold(word)).parts;
const stem = (word: string) => stemOf(fold(word), 'de');

describe('S12.2 spellings of one word', () => {
  test.each([
    ['Rücken', 'Ruecken', 'rucken', 'RÜCKEN', 'Ru\u0308cken', 'Rü\u{AD}cken'],
    ['Füße', 'Fuesse', 'fusse', 'Füsse'],
    ['Diarrhö', 'Diarrhoe', 'diarrho'],
    ['Ödeme', 'Oedeme', 'odeme'],
  ])('%s', (...spellings) => {
    expect(new Set(spellings.map(fold)).size).toBe(1);
  });

  test('the letters ue are no umlaut where they are none', () => {
    expect(['Dauer', 'neue', 'Quelle', 'Bauer'].map(fold)).toEqual(['dauer', 'neue', 'quelle', 'bauer']);
  });

  test('a word of nothing but accents is folded at once', () => {
    expect(quickly(() => fold(`a${'\u0315'.repeat(40_000)}${'\u0300'.repeat(40_000)}`))).toBe('a');
  });

  test('places of words are those of the text, whatever folding does to their length', () => {
    const text = '„Füße“ – 39,5 °C, Spannungs\u{AD}kopfschmerz & Café.';
    expect(tokensOf(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Füße',
      '39',
      '5',
      'C',
      'Spannungs\u{AD}kopfschmerz',
      'Café',
    ]);
  });

  test('any text has words that lie in it in order, none of them empty or longer than a key may be', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        let last = 0;
        for (const { start, end, shown, word } of tokensOf(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(shown);
          expect(word).not.toBe('');
          expect(word.length).toBeLessThanOrEqual(60);
          expect(word.isWellFormed()).toBe(true);
          last = end;
        }
      }),
    );
  });
});

test.each([
  ['schlofa', 'schlafen'],
  ['Bruscht', 'brust'],
  ['huastn', 'husten'],
  ['Bluat', 'blut'],
  ['gschwolla', 'geschwollen'],
  ['inslapen', 'einschlafen'],
  ['loofen', 'laufen'],
  ['Chopf', 'kopf'],
])('S12.2 S12.10 %s may be a dialect’s %s', (spoken, written) => {
  expect(standardFormsOf(fold(spoken))).toContain(written);
});

test.each([
  ['gschwoin', 'geschwollen'],
  ['schdress', 'stress'],
  ['Fründ', 'freund'],
  ['blootdruck', 'blutdruck'],
  ['slapen', 'schlafen'],
  ['lopen', 'laufen'],
  ['jesund', 'gesund'],
  ['levver', 'leber'],
])('S12.2 S12.10 the sounds of a region make %s of %s', (spoken, written) => {
  expect([...respelled(fold(spoken), 4)].map(({ form }) => form)).toContain(written);
});

test('S12.2 S12.10 little words count as such where a word is a dialect’s alone', () => {
  const isOrdinary = (word: string): boolean => ['hat', 'mer'].includes(word);
  expect([...smallIn(['mi', 'hots', 'im', 'kreiz'], isOrdinary)]).toEqual(['mi', 'hots', 'im']);
  expect([...smallIn(['sonne', 'hat', 'mer'], isOrdinary)]).toEqual([]);
});

test.each([
  ['kaufen', true],
  ['Kirschtorte', true],
  ['Autobatterie', true],
  ['einkaufen', false],
  ['Rentner', false],
  ['Blutdruck', false],
])('S12.7 %s is about another topic: %s', (word, expected) => {
  expect(isOfOtherTopic(fold(word))).toBe(expected);
});

test.each([
  ['was heißt 140 zu 90', 'was heißt Blutdruck'],
  ['RR: 150/95 mmHg', 'Blutdruck'],
  ['bp 160 over 100', 'Blutdruck'],
  ['120/80 und 90/60', 'Blutdruck und Blutdruck'],
  ['98 kg bei 1,72 m', 'BMI'],
  ['165 cm 90kg', 'BMI'],
  ['inr 3,4', 'inr '],
  ['PAVK Stadium IIb', 'PAVK Grad'],
  ['Herzschwäche NYHA III', 'Herzschwäche '],
  ['Diabetes Typ II', 'Diabetes Typ 2'],
  ['hba1c 8,2 %', 'hba1c '],
  ['gesamt ige 480 ku/l', 'gesamt ige '],
  ...[
    '10 kg abnehmen',
    '10 min yoga',
    'tag 21',
    'am 12.3.',
    '16/8 fasten',
    '50/50 chance',
    'von 100 zu 95',
    '90/60/90',
    'am 24/12',
    'seite 300/120',
    'bier 120 zuviel 80',
  ].map((text) => [text, text]),
])('S12.2 a search for what was measured is one for its name: %s', (typed = '', read) => {
  expect(namingReadings(typed)).toBe(read);
});

test.each([
  ['Z.n. Apoplex', 'Zustand nach Apoplex'],
  ['z. n. Infarkt', 'Zustand nach Infarkt'],
  ['V.a Schlafapnoe', 'Verdacht auf Schlafapnoe'],
  ['chron.Gastritis', 'chronische Gastritis'],
  ['Niereninsuff. mit Rückenschm.', 'Niereninsuffizienz mit Rückenschmerzen'],
  ['ICD F32.1 G', 'F321'],
  ['M54.16 G L', 'M541'],
  ['I10.-', 'I10'],
  ['Diab. mell.', 'Diabetes mellitus'],
  ...[
    'Verbrennung Grad 3',
    'Q100',
    'Vitamin B12',
    'Q10 kapseln',
    'D3 K2',
    'was tun?',
    'z.B. Husten',
    'St. Peter',
    'im Schrank',
    'covid-19',
    'Chronik.',
  ].map((text) => [text, text]),
])('S12.2 doctors’ shorthand is spelled out: %s', (typed = '', read) => {
  expect(spelledOut(typed).trimEnd()).toBe(read);
});

describe('S12.3 verbs', () => {
  test.each([
    ['umgekippt', ['umkippt']],
    ['abgenommen', ['abnehmen']],
    ['gegrübelt', ['grubelt']],
    ['verschwitzt', ['schwitzt']],
    ['juckt', ['juck']],
    ['Gehalt', []],
    ['Knie', []],
  ])('%s may be a form of %j', (form, verbs) => {
    expect(verbForms(fold(form))).toEqual(verbs);
  });

  test('one that stands apart from what belongs before it is one word', () => {
    expect(separated(['er', 'kippt', 'plotzlich', 'um'])).toContainEqual({ at: 1, word: 'umkippt' });
    expect(separated(['er', 'kippt'])).toEqual([]);
  });
});

describe('S12.3 inflection', () => {
  test.each([
    'Schmerz Schmerzen Schmerzes schmerzt',
    'Zahn Zähne Zähnen',
    'Arzt Ärzte Ärzten',
    'Bein Beine Beinen',
    'Krampf Krämpfe Krämpfen',
    'Schlaf schlafen schläft',
    'Haus Hause',
    'Tablette Tabletten',
    'Übung Übungen',
    'Ohr Ohren',
  ])('%s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  test.each(['Leber Leben', 'Haut Haus', 'Magen Magnet', 'Darm Dame', 'Brust Brut', 'Gesicht Sicht', 'Zahn Zehe'])(
    '%s stay two',
    (pair) => {
      const [one = '', other = ''] = pair.split(' ');
      expect(stem(one)).not.toBe(stem(other));
    },
  );

  test('English plurals', () => {
    expect(['allergies', 'headaches', 'nights', 'stress', 'virus'].map((word) => stemOf(word, 'en'))).toEqual([
      'allergy',
      'headache',
      'night',
      'stress',
      'virus',
    ]);
  });
});

describe('S12.3 compounds', () => {
  test.each([
    ['Rückenschmerzen', ['Rücken', 'Schmerz']],
    ['Kniegelenkschmerzen', ['Knie', 'Gelenk', 'Schmerz']],
    ['Blutdruckmessung', ['Blut', 'Druck', 'Messung']],
    ['Schlafstörungen', ['Schlaf', 'Störung']],
    ['Bandscheibenvorfall', ['Bandscheibe', 'Vorfall']],
    ['Wadenkrämpfe', ['Wade', 'Krampf']],
    ['Schilddrüsenunterfunktion', ['Schilddrüse', 'Unterfunktion']],
  ])('%s', (word, parts) => {
    expect(partsOf(word)).toEqual(parts.map(stem));
  });

  test('one of three parts has compounds within it', () => {
    expect(split(fold('Spannungskopfschmerz')).inner).toContain(stem('Kopfschmerz'));
    expect(split(fold('Kniegelenkschmerz')).inner).toEqual([stem('Kniegelenk'), stem('Gelenkschmerz')]);
  });

  test('words that are one are never split, nor are those of which a part is unknown', () => {
    expect(wholeWords.filter((word) => partsOf(word).length > 0)).toEqual([]);
    expect(['Sodbrennen', 'Hexenschuss', 'Xylophonschmerz', 'Schmerz', 'Not'].flatMap(partsOf)).toEqual([]);
  });

  test('English words have no parts', () => {
    expect(createAnalyser(split)('backpain', 'en')).toEqual({ stem: 'backpain', parts: [], inner: [], all: ['backpain'] });
  });

  test('no word takes long to take apart', () => {
    const parts = fc.array(fc.constantFrom('schmerz', 'rucken', 'knie', 'en', 's', 'ens', 'not', 'x'), { maxLength: 12 });
    fc.assert(
      fc.property(parts, (pieces) => split(pieces.join('').slice(0, 60)).parts.length <= 4),
      { numRuns: 300 },
    );
  });
});

describe('S12.2 sound-alikes', () => {
  test.each(['Diarrhö Diaroe', 'Physio Fisio', 'Rheuma Reuma', 'Migräne Migrene', 'Apotheke Apoteke', 'Yoga Joga'])(
    '%s',
    (pair) => {
      const [one = '', other = ''] = pair.split(' ').map(fold);
      expect(soundOf(one)).toBe(soundOf(other));
    },
  );

  test('the examples of the method’s description', () => {
    expect(['wikipedia', 'breschnew', 'mullerludenscheidt'].map(soundOf)).toEqual(['3412', '17863', '65752682']);
  });
});

/** A reference implementation: optimal string alignment. */
function distanceOf(a: string, b: string): number {
  const rows = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + Number(a[i - 1] !== b[j - 1]));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (rows[i] as number[])[j] = cost;
    }
  }
  return at(a.length, b.length);
}

describe('the vocabulary', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 7 });
  const words = fc.uniqueArray(word, { maxLength: 60 });

  test('finds exactly the words with at most so many wrong letters, and those of the same first letter that begin so', () => {
    fc.assert(
      fc.property(words, word, fc.integer({ min: 0, max: 3 }), (list, wanted, most) => {
        const vocabulary = new Vocabulary(list.map((one) => ({ word: one, docs: 1 })));
        const expected = list.map((one) => ({ word: one, docs: 1, distance: distanceOf(one, wanted) }));
        const byWord = (a: { word: string }, b: { word: string }) => (a.word < b.word ? -1 : 1);
        expect(vocabulary.similarTo(wanted, most).toSorted(byWord)).toEqual(
          expected.filter(({ distance }) => distance <= most).toSorted(byWord),
        );
        const begins = (one: string) => Array.from({ length: one.length + 1 }, (_, at) => distanceOf(one.slice(0, at), wanted));
        expect(
          vocabulary
            .similarTo(wanted, most, true)
            .map((one) => one.word)
            .toSorted(),
        ).toEqual(list.filter((one) => one[0] === wanted[0] && Math.min(...begins(one)) <= most).toSorted());
      }),
    );
  });

  test('completes to the most frequent words first', () => {
    const counts = fc.uniqueArray(fc.record({ word, docs: fc.nat(5) }), { selector: (one) => one.word, maxLength: 60 });
    fc.assert(
      fc.property(counts, word, fc.integer({ min: 1, max: 8 }), (list, prefix, most) => {
        const found = new Vocabulary(list).startingWith(prefix, most);
        const all = list.filter((one) => one.word.startsWith(prefix));
        expect(found).toHaveLength(Math.min(most, all.length));
        expect(found.map(({ docs }) => docs)).toEqual(
          all
            .map(({ docs }) => docs)
            .toSorted((a, b) => b - a)
            .slice(0, most),
        );
        for (const { word: whole } of found) expect(whole.startsWith(prefix)).toBe(true);
      }),
    );
  });

  test('takes changed counts, and words out that nothing has any more', () => {
    const old = new Vocabulary([
      { word: 'knie', docs: 2 },
      { word: 'arm', docs: 1 },
    ]);
    const changed = old.with([
      { word: 'knie', docs: 3 },
      { word: 'arm', docs: 0 },
      { word: 'bein', docs: 1 },
    ]);
    expect(['arm', 'bein', 'knie'].map((one) => changed.docsOf(one))).toEqual([undefined, 1, 3]);
    expect(old.with([{ word: 'knie', docs: 0 }], 'where missing').docsOf('knie')).toBe(2);
  });
});

test.each([
  ['room spins when i turn over in bed', true],
  ['how many hours does an adult need', true],
  ['mir dreht sich alles im Bett', false],
  ['stiff neck', false],
  ['Rücken', false],
])('S12.10 %s is English: %s', (text, expected) => {
  expect(isEnglish(wordsOf(text))).toBe(expected);
});
