import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageLinks } from '#paths/routes.ts';
import { lengths, searchLimits } from '../contract.ts';
import {
  addressOf,
  fieldValue,
  isNarrowed,
  keyOf,
  lengthsInOrder,
  limits,
  nothing,
  pastedText,
  queryOf,
  toggled,
  wantedOf,
  widened,
} from './wanted.ts';

const of = (query: string) => wantedOf(new URLSearchParams(query));
const links = pageLinks('de', 'dr-muster');

test('S5.6 what the browser knows of the limits is what the contract says', () => {
  expect(limits).toEqual(searchLimits);
  expect(limits).toEqual({ least: 3, most: 20, read: 200 });
  expect(lengthsInOrder).toEqual(lengths);
});

describe('S5.6 what the field holds and what is searched for', () => {
  test('at most 20 characters, and from 3 on', () => {
    expect(fieldValue('Schilddrüsenunterfunktion')).toBe('Schilddrüsenunterfun');
    expect([queryOf('Rü'), queryOf('Rüc'), queryOf(' Rü '), queryOf('  Rüc  ')]).toEqual(['', 'Rüc', '', 'Rüc']);
  });

  test('no half of an emoji, no NUL', () => {
    expect(fieldValue('123456789012345678x😀')).toBe('123456789012345678x');
    expect(fieldValue('12345678901234567😀')).toBe('12345678901234567😀');
    expect(queryOf('a\0b\u001Bc')).toBe('abc');
  });

  test('whatever is typed, what is searched for is well-formed, short enough and stays itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (typed) => {
        const query = queryOf(typed);
        expect(query.isWellFormed()).toBe(true);
        expect(query === '' || (query.length >= 3 && query.length <= 200)).toBe(true);
        expect(queryOf(query)).toBe(query);
        expect(fieldValue(query).length).toBeLessThanOrEqual(20);
        expect(fieldValue(query).isWellFormed()).toBe(true);
      }),
    );
  });
});

describe('S12.8 what the field cuts', () => {
  const long = 'Mein Vater hat plötzlich starke Schmerzen in der Brust';

  test('counts all the same, up to 200 characters', () => {
    expect(fieldValue(long)).toBe('Mein Vater hat plötz');
    expect(queryOf(long)).toBe(long);
    expect(queryOf('x'.repeat(500))).toHaveLength(200);
    expect(of(`query=${encodeURIComponent(long)}`).query).toBe(long);
    expect(wantedOf(new URL(addressOf({ query: long, page: 1 }, links), 'http://x').searchParams).query).toBe(long);
  });

  test('a paste goes where the cursor is, and its lines stay apart', () => {
    const at = (from: number, to = from) => ({ from, to });
    expect(pastedText('', `\n${long}\n`, at(0))).toBe(`${long} `);
    expect(pastedText('seit heute', 'Brust\r\nenge ', at(0))).toBe('Brust enge seit heute');
    expect(pastedText('Herz und Niere', 'Lunge', at(0, 4))).toBe('Lunge und Niere');
    expect(pastedText('Herz', 'x'.repeat(300), at(4))).toHaveLength(200);
  });
});

describe('S2.13 the address', () => {
  test('says what is searched for and how it is narrowed', () => {
    const wanted = { query: 'Rücken & Co', topic: 'herz', partner: 'bergluft-stiftung', length: 'long', page: 2 } as const;
    const address = addressOf(wanted, links);
    expect(wantedOf(new URL(address, 'http://x').searchParams)).toEqual(wanted);
    expect(addressOf({ query: 'Schlaf', page: 1 }, links)).toBe('/suche?query=Schlaf');
    expect(addressOf(nothing, links)).toBe('/suche');
  });

  test('S12.7 says that nothing is to be corrected, as long as it is the same search', () => {
    const wanted = { query: 'Schlav', exact: true, length: 'long', page: 1 } as const;
    expect(addressOf(wanted, links)).toBe('/suche?query=Schlav&length=long&exact=1');
    expect(of('query=Schlav&length=long&exact=1')).toEqual(wanted);
    expect(widened(wanted)).toEqual({ query: 'Schlav', exact: true, page: 1 });
    expect(toggled(wanted, 'length', 'long').exact).toBe(true);
    for (const odd of ['0', 'true', '']) expect(of(`query=Schlav&exact=${odd}`).exact, odd).toBeUndefined();
  });

  test('what has not the right form is not there', () => {
    const { topic, partner, length, page } = of(`query=Schlaf&topic=../x&partner=${'a'.repeat(121)}&length=huge&page=0`);
    expect([topic, partner, length, page]).toEqual([undefined, undefined, undefined, 1]);
    for (const odd of ['51', '-1', '1e3', '2.5', '']) expect(of(`query=Schlaf&page=${odd}`).page, odd).toBe(1);
    expect(of('query=Schlaf&page=50').page).toBe(50);
  });

  test('nothing is narrowed where nothing is searched for', () => {
    expect(of('query=ab&topic=herz&page=3')).toEqual(nothing);
    expect(of('topic=herz')).toEqual(nothing);
  });
});

describe('S12.6 facets', () => {
  test('how hard an exercise is stands in the address as other facets do', () => {
    const wanted = { query: 'Yoga', difficulty: 'easy', page: 1 } as const;
    expect(addressOf(wanted, links)).toBe('/suche?query=Yoga&difficulty=easy');
    expect(of('query=Yoga&difficulty=easy')).toEqual(wanted);
    expect(of('query=Yoga&difficulty=heavy').difficulty).toBeUndefined();
    expect([isNarrowed(wanted), toggled(wanted, 'difficulty', 'easy').difficulty]).toEqual([true, undefined]);
    expect(keyOf(wanted)).not.toBe(keyOf({ ...wanted, difficulty: 'hard' }));
  });

  test('a second press switches off, and each begins at the first page', () => {
    const on = toggled({ query: 'Schlaf', partner: 'a', page: 3 }, 'topic', 'herz');
    expect(on).toMatchObject({ query: 'Schlaf', partner: 'a', topic: 'herz', page: 1 });
    expect(toggled(on, 'topic', 'lunge').topic).toBe('lunge');
    expect(toggled(on, 'topic', 'herz').topic).toBeUndefined();
    expect([isNarrowed(on), isNarrowed({ query: 'Schlaf', page: 2 })]).toEqual([true, false]);
  });

  test('each wish has a key of its own', () => {
    const keys = [
      'query=abc',
      'query=abc&topic=x',
      'query=abc&partner=x',
      'query=abc&length=long',
      'query=abc&page=2',
      'query=abc&exact=1',
    ];
    expect(new Set(keys.map((query) => keyOf(of(query)))).size).toBe(keys.length);
    expect(keyOf(of('query=abc&utm=1'))).toBe(keyOf(of('query=abc')));
  });
});
