import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import type { Emergency } from '../contract.ts';
import { searchTexts } from '../page-texts.ts';
import { hrefs, named, page, textIn } from './drawn-search.tsx';
import { poisonCentres, telAddress } from './help-lines.ts';
import { answer, hit } from './samples.ts';

const german = '/suche?query=Brustschmerz';
const english = '/en/suche?query=Brustschmerz';
const note = (emergency: Emergency, address = german) => page(address, answer({ emergency }));
const tels = (html: string) => hrefs(html).filter((href) => href?.startsWith('tel:'));
const centres = poisonCentres.map(([, number]) => telAddress(number));

describe('S12.5 emergency notes', () => {
  test('name who helps, to be called by a press, in both languages', () => {
    for (const address of [german, english]) {
      expect(tels(note({ level: 'now', helps: ['112'] }, address))).toEqual(['tel:112']);
      expect(tels(note({ level: 'today', helps: ['116117'] }, address))).toEqual(['tel:116117', 'tel:112']);
      expect(tels(note({ level: 'talk', helps: ['telefonseelsorge'] }, address))).toEqual([
        'tel:08001110111',
        'tel:08001110222',
        'tel:116123',
        'tel:112',
      ]);
    }
    const talk = note({ level: 'talk', helps: ['telefonseelsorge'] });
    expect(textIn(talk)).toMatch(/0800 1110111.*0800 1110222.*116 123/);
    expect(hrefs(talk)).toContain('https://online.telefonseelsorge.de/');
    expect(textIn(note({ level: 'now', helps: ['112'] }))).toContain('112 anrufen');
    expect(textIn(note({ level: 'now', helps: ['112'] }, english))).toContain('Call 112');
  });

  test('stand above all results, and are read out', () => {
    const html = page(german, answer({ emergency: { level: 'now', helps: ['112'] }, data: [hit()] }));
    expect(html.indexOf('role="alert"')).toBeGreaterThan(0);
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('<output'));
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('<article'));
    expect(page('/suche?query=Husten', answer({ data: [hit()] }))).not.toContain('role="alert"');
  });

  test('stand there too where nothing was found', () => {
    expect(note({ level: 'talk', helps: ['telefonseelsorge'] })).toContain('role="alert"');
  });
});

describe('S12.8 the note of each level', () => {
  test('has words of its own, in both languages', () => {
    const cases: readonly (readonly [Emergency, string, string])[] = [
      [{ level: 'now', helps: ['112'] }, 'Das kann ein Notfall sein.', 'This may be an emergency.'],
      [{ level: 'today', helps: ['116117'] }, 'Brauchst Du heute noch ärztlichen Rat?', 'Do you need a doctor’s advice today?'],
      [{ level: 'talk', helps: ['telefonseelsorge'] }, 'Du bist nicht allein.', 'You are not alone.'],
      [
        { level: 'talk', helps: ['hilfetelefon'] },
        'Was Dir passiert, ist nicht in Ordnung.',
        'What is happening to you is not all right.',
      ],
      [
        { level: 'poison', helps: ['giftnotruf'] },
        'Wenn jemand etwas Giftiges geschluckt hat',
        'If somebody has swallowed something poisonous',
      ],
      [{ level: 'prevention', helps: ['prevention'] }, 'So beugst Du vor', 'How to prevent it'],
    ];
    for (const [emergency, de, en] of cases) {
      expect(note(emergency)).toContain(`data-emergency="${emergency.level}"`);
      expect(textIn(note(emergency))).toContain(de);
      expect(textIn(note(emergency, english))).toContain(en);
    }
  });

  test('offers helps in their order, and the 112 always', () => {
    expect(tels(note({ level: 'now', helps: ['112', '116117'] }))).toEqual(['tel:112', 'tel:116117']);
    expect(tels(note({ level: 'now', helps: ['telefonseelsorge'] }))[0]).toBe('tel:112');
    expect(tels(note({ level: 'talk', helps: ['telefonseelsorge', '112', '116117'] })).slice(3)).toEqual([
      'tel:112',
      'tel:116117',
    ]);
  });

  test('where somebody is hit: the helplines, the police, the ambulance', () => {
    const html = note({ level: 'talk', helps: ['hilfetelefon', '112'] });
    expect(tels(html)).toEqual(['tel:116016', 'tel:08001239900', 'tel:116111', 'tel:110', 'tel:112']);
    expect(textIn(html)).toMatch(/116 016 anrufen Hilfetelefon „Gewalt gegen Frauen“ .* Hilfetelefon Gewalt an Männern/);
  });

  test('of poison lists every centre by state, open without script, where the helps say', () => {
    const html = note({ level: 'poison', helps: ['giftnotruf', '112'] });
    expect(tels(html)).toEqual([...centres, 'tel:112']);
    expect(named(partsOf(html), 'details')[0]).toHaveProperty('open');
    expect(textIn(html)).toMatch(/Giftnotruf nach Bundesland .*Nordrhein-Westfalen Bonn 0228 19240/);
    expect(tels(note({ level: 'now', helps: ['112', 'giftnotruf', 'telefonseelsorge'] }))).toEqual([
      'tel:112',
      ...centres,
      'tel:08001110111',
      'tel:08001110222',
      'tel:116123',
    ]);
  });

  test('every German state has a poison centre', () => {
    const lands = Object.values(searchTexts.de.emergency.centres).flatMap(({ lands: names }) => names.split(', '));
    expect(new Set(lands).size).toBe(16 + 2);
    expect(centres).toHaveLength(9);
  });

  test('on prevention alarms nobody, and points to the films where there are some', () => {
    const html = page(
      german,
      answer({ emergency: { level: 'prevention', helps: ['prevention'] }, data: [hit()], advice: 'Ruhe.' }),
    );
    expect(html).toContain('role="note"');
    expect(html).not.toContain('role="alert"');
    expect(tels(html)).toEqual([]);
    expect(textIn(html)).toMatch(/die Videos unten.*112/);
    expect(textIn(html)).not.toContain('Bis Hilfe kommt');
    expect(textIn(note({ level: 'prevention', helps: ['prevention'] }))).not.toContain('Videos unten');
  });

  test('says what to do until help comes, below whom to call', () => {
    const html = page(german, answer({ emergency: { level: 'now', helps: ['112'] }, advice: 'Lagere den Oberkörper hoch.' }));
    expect(textIn(html)).toMatch(/112 anrufen .* Bis Hilfe kommt Lagere den Oberkörper hoch\./);
    expect(textIn(note({ level: 'now', helps: ['112'] }))).not.toContain('Bis Hilfe kommt');
  });
});
