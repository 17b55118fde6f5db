import { describe, expect, test } from 'vitest';
import { doctorAdvice, isStatement, sentencesIn } from './statements.ts';

describe('S12.11 the sentences of a text', () => {
  test.each([
    ['Ruf die 112. Lieber einmal zu oft.', ['Ruf die 112.', 'Lieber einmal zu oft.']],
    ['Dr. Muster misst mit Dir. Am 3. Tag ist es z. B. besser.', ['Dr. Muster misst mit Dir.', 'Am 3. Tag ist es z. B. besser.']],
    ['Wirklich? Ja!\nSo „ist es.“ Gut', ['Wirklich?', 'Ja!', 'So „ist es.“', 'Gut']],
  ])('%j', (text, sentences) => {
    expect(sentencesIn(text)).toEqual(sentences);
  });
});

describe('S12.11 a statement', () => {
  test.each(['Die meisten Rückenschmerzen sind harmlos.', 'Ruf sofort die 112!', 'Er sagt: „Das wird wieder gut.“'])(
    '%s',
    (said) => {
      expect(isStatement(said)).toBe(true);
    },
  );

  test.each([
    '',
    'Was hilft bei Migräne?',
    'Das hilft nicht.',
    'Das – ja – – gut.',
    'Hier wurde der Satz abgeschnitten',
    'Und dann …',
  ])('%j is none', (said) => {
    expect(isStatement(said)).toBe(false);
  });
});

describe('S12.11 when to see a doctor, as it is said', () => {
  test.each([
    'Taubheit, Lähmung oder Fieber solltest Du sofort abklären lassen.',
    'Schläfst Du seit Wochen schlecht, frag Deine Ärztin.',
    'Druck auf der Brust, Atemnot, kalter Schweiß: Ruf die 112.',
    'Bei Atemnot, die nicht nachlässt, zählt nur eines: 112.',
    'Mit Ohnmacht, Brustschmerz oder Atemnot: 112.',
    'Geh zum Arzt, wenn der Husten länger als drei Wochen bleibt.',
    'Wenn es schlimmer wird, geh in die Hausarztpraxis.',
    'Plötzlicher, nie gekannter Schmerz ist immer ein Fall für die 112.',
    'Nachts hilft Dir bei starken Schmerzen die 116 117, ruf dort an.',
  ])('%s', (said) => {
    expect(doctorAdvice(['Das ist gut.', said, 'Und tschüss.'], 'de')).toBe(said);
  });

  test.each([
    'Dr. Muster führt ein Tagebuch vor, das jede Praxis gern sieht.',
    'Wann aus Geduld ein Arztbesuch werden sollte, hörst Du hier.',
    'Wenn es zwickt, musst Du nicht gleich zum Arzt.',
    'Bei Schnupfen brauchst Du keinen Arzt.',
    'Das Video ersetzt keinen Arzt, auch wenn Du das denken solltest.',
    'Wie lange Du sie nimmst, entscheidet Deine Ärztin oder Dein Arzt.',
    'Sie ersetzen keine 112, wenn Luft fehlt.',
    'Solltest Du bei Fieber zum Arzt?',
    'Wenn das Fieber bleibt, geh zum Arzt oder',
    'Das kostet 112 Euro, wenn Du bar zahlst.',
    'Der Arzt Ferdinand Sauerbruch lebte in Berlin.',
  ])('%s says nothing of it', (said) => {
    expect(doctorAdvice([said], 'de')).toBeNull();
  });

  test.each([
    'Chest pressure, short breath, cold sweat: call 112.',
    'See a doctor if the cough lasts longer than three weeks.',
    'Numbness, paralysis or fever should be checked at once.',
    'Ask your GP when you have slept badly for weeks.',
  ])('%s', (said) => {
    expect(doctorAdvice([said], 'en')).toBe(said);
  });

  test.each([
    'You will hear when to see a doctor, and why.',
    'If you have a cold, you don’t need to see a doctor.',
    'This film cannot replace a doctor, see for yourself.',
    'Should you see a doctor if it hurts?',
  ])('%s says nothing of it', (said) => {
    expect(doctorAdvice([said], 'en')).toBeNull();
  });

  test('of several two are taken, what is urgent first', () => {
    const [first, second, urgent] = ['Bei Fieber geh zum Arzt.', 'Bei Husten geh zum Arzt.', 'Bei Atemnot ruf die 112.'] as const;
    expect(doctorAdvice([first, second, urgent], 'de')).toBe(`${urgent} ${first}`);
  });
});
