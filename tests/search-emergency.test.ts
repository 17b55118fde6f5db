import { beforeAll, expect, test } from 'vitest';
import { searchOf, type AskSearch } from './ask-search.ts';
import { onDatabase } from './databases.ts';

/** What people look for at ease, though a part of it, or a word that is nearly the same, would raise an alarm. */
const harmless = `
  Luft, frische Luft, Luft holen, Luftfeuchtigkeit, keine Lust, Brust, Brustkorb, Brustkrebs, Herz, Herzküche,
  Sterne, Leben, gesund leben, besser leben, Lebensfreude, Lebensmittel, Fieber, Fieber messen, Atem, Atemübung,
  Atemtechnik, Lunge, Blut, Blutdruck, Blut spenden, Bauchschmerzen, Bauchweh, Schwindel, nicht mehr rauchen,
  mehr schlafen, Wadenkrampf, Krampfadern, Nasenbluten, Kopfschmerzen, Entgiftung, Bewusstsein, Selbstfürsorge,
  Selbstmitgefühl, Sorgen, müde, Kinderlähmung, Herzstolpern, Ritze, Suppe, Sucht, Tod, Sterbebegleitung,
  Selbsthilfe, Enge Schuhe, starker Rücken, Beine hoch, Arm, Angst`
  .split(',')
  .map((word) => word.trim());

onDatabase('what points to help', (open) => {
  let search: AskSearch;
  beforeAll(async () => {
    search = await searchOf(open());
  });
  const helpFor = async (value: string) => (await search(value)).emergency;

  test.each([
    ['Brustschmerzen', '112'],
    ['brustschmerz', '112'],
    ['Schmerzen in der Bru', '112'],
    ['Schmerzen in der Brust', '112'],
    ['kriege keine Luft', '112'],
    ['keine Luft mehr', '112'],
    ['BEWUSSTLOS', '112'],
    ['Schlaganfall', '112'],
    ['bei Schlaganfall', '112'],
    ['Laehmung', '112'],
    ['starke Blutung', '112'],
    ['Vergiftung Kind', '112'],
    ['Atemnot', '112'],
    ['hohes Fieber', '116117'],
    ['Kind hohes Fieber', '116117'],
    ['starke Bauchschmerze', '116117'],
    ['Suizidgedanken', 'telefonseelsorge'],
    ['Selbstmord', 'telefonseelsorge'],
    ['ich will nicht mehr ', 'telefonseelsorge'],
    ['ich will nicht mehr leben', 'telefonseelsorge'],
    ['nicht mehr leben', 'telefonseelsorge'],
    ['sterben wollen', 'telefonseelsorge'],
    ['mich umbringen', 'telefonseelsorge'],
    ['selbstverletzung', 'telefonseelsorge'],
    ['Herzinfakt', '112'],
    ['Suizit', 'telefonseelsorge'],
  ])('S12.5 %s leads to %s', async (value, help) => {
    expect(await helpFor(value)).toBe(help);
  });

  test.each(harmless)('S12.5 %s, which is harmless, raises no alarm', async (value) => {
    expect(await helpFor(value)).toBeNull();
  });
});
