import { beforeAll, expect, test } from 'vitest';
import type { Locale } from '../src/kit/locale.ts';
import { searchOf, type AskSearch } from './ask-search.ts';
import { onDatabase } from './databases.ts';

/** Harmless queries, although a part of them, or a nearly identical word, would raise an alarm. */
const harmless = `
  Luft, frische Luft, Luft holen, Luftfeuchtigkeit, keine Lust, Brust, Brustkorb, Brustkrebs, Herz, Herzküche,
  Sterne, Leben, gesund leben, besser leben, Lebensfreude, Lebensmittel, Fieber, Fieber messen, Atem, Atemübung,
  Atemtechnik, Lunge, Blut, Blutdruck, Blut spenden, Bauchschmerzen, Bauchweh, Schwindel, nicht mehr rauchen,
  mehr schlafen, Wadenkrampf, Krampfadern, Nasenbluten, Kopfschmerzen, Entgiftung, Bewusstsein, Selbstfürsorge,
  Selbstmitgefühl, Sorgen, müde, Kinderlähmung, Herzstolpern, Ritze, Suppe, Sucht, Tod, Sterbebegleitung,
  Selbsthilfe, Enge Schuhe, starker Rücken, Beine hoch, Arm, Angst,
  Vergütung, Agentur, verblüffende Wirkung, Betonung, Fahndung, Zuschuss zum Zahnersatz, Muskeln abgebaut, verdaute Nahrung, Stricken,
  Fruchtwasser, Nabelschnur, Botschaften des Körpers verstehen, Agenten, Russen,
  Zucker 190, Blutdruck 165/95, Puls 175 beim Joggen, INR 2.5, Quick 28, IgE 480, Hb 13,
  Z.n. Apoplex, Z. n. Myokardinfarkt, St. p. Apoplex, I21.9 G`
  .split(',')
  .map((word) => word.trim());

const harmlessInEnglish = `
  chest, breast cancer, breath, breathing exercise, air, fresh air, heart, life, live well, healthy life, blood pressure,
  fever, headache, stomach ache, pain, poison ivy, suit, sue, die, death, hope, strokes of luck, backstroke, colour, dizzy,
  tired, night sweats, numb feet, sleep, stress, cold, Gift, Not, Diät, Art`
  .split(',')
  .map((word) => word.trim());

onDatabase('what points to help', (open) => {
  let search: AskSearch;
  beforeAll(async () => {
    search = await searchOf(open());
  });
  const helpFor = async (value: string, locale?: Locale) => (await search(value, locale)).emergency?.helps[0] ?? null;

  test.each([
    ['Brustschmerzen', '112'],
    ['brustschmerz', '112'],
    ['Schmerzen in der Bru', '112'],
    ['Schmerzen in der Brust', '112'],
    ['kriege keine Luft', '112'],
    ['keine Luft mehr', '112'],
    ['BEWUSSTLOS', '112'],
    ['Vergüftung', 'giftnotruf'],
    ['Fruchtwasser läuft', '112'],
    ['Nabelschnur hängt raus', '112'],
    ['Schlaganfall', '112'],
    ['bei Schlaganfall', '112'],
    ['Laehmung', '112'],
    ['starke Blutung', '112'],
    ['Vergiftung Kind', 'giftnotruf'],
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
    ['V. a. Lungenembolie', '112'],
    ['Blutdruck 200/120', '116117'],
    ['RR 190 zu 105', '116117'],
    ['inr 7', '116117'],
    ['Zucker 400', '112'],
  ])('S12.5 %s leads to %s', async (value, help) => {
    expect(await helpFor(value)).toBe(help);
  });

  test.each([
    ['chest pain', '112'],
    ['Pain in my chest', '112'],
    ["I can't breathe", '112'],
    ['I can’t breathe', '112'],
    ['cant breathe', '112'],
    ['baby is unconscious', '112'],
    ['stroke', '112'],
    ['not breathing', '112'],
    ['overdose', '112'],
    ['high fever', '116117'],
    ['blood in urine', '116117'],
    ['suicide', 'telefonseelsorge'],
    ['suicidal thoughts', 'telefonseelsorge'],
    ['I want to die', 'telefonseelsorge'],
    ["I don't want to live any more", 'telefonseelsorge'],
    ['kill myself', 'telefonseelsorge'],
    ['self-harm', 'telefonseelsorge'],
  ])('S12.5 in English %s leads to %s, and a German reader who types it is helped too', async (value, help) => {
    expect([await helpFor(value, 'en'), await helpFor(value, 'de')]).toEqual([help, help]);
  });

  test.each(['Brustschmerzen', 'Suizidgedanken', 'hohes Fieber'])('S12.5 %s helps on the English pages too', async (value) => {
    expect(await helpFor(value, 'en')).toBe(await helpFor(value, 'de'));
    expect(await helpFor(value, 'en')).not.toBeNull();
  });

  test.each(harmlessInEnglish)('S12.5 %s, which is harmless in English, raises no alarm', async (value) => {
    expect(await helpFor(value, 'en')).toBeNull();
  });

  test.each(harmless)('S12.5 %s, which is harmless, raises no alarm', async (value) => {
    expect(await helpFor(value)).toBeNull();
  });
});
