import { expect, test } from 'vitest';
import { withdrawalLaw } from './withdrawal-law.ts';

const seller = { name: 'Praxis', lines: ['Weg 1', '12345 Ort'], email: 'praxis@example.org' };

test('S14.3 the instruction on withdrawal names the telephone number where there is one, the model form does not', () => {
  const { de, en } = withdrawalLaw;
  const [named, unnamed] = [
    { ...seller, phone: '030 23125 000' },
    { ...seller, phone: '' },
  ];
  expect(de.rightTexts(named).join()).toContain('(Praxis, Weg 1, 12345 Ort, Telefon: 030 23125 000, E-Mail: praxis@example.org)');
  expect(en.rightTexts(named).join()).toContain('(Praxis, Weg 1, 12345 Ort, phone: 030 23125 000, e-mail: praxis@example.org)');
  expect(de.formLines(named)[0]).toBe('An Praxis, Weg 1, 12345 Ort, E-Mail: praxis@example.org:');
  for (const one of [unnamed, seller])
    expect(de.rightTexts(one).join()).toContain('(Praxis, Weg 1, 12345 Ort, E-Mail: praxis@example.org)');
});
