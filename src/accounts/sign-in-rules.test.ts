import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProfileForm } from './contract.ts';
import { namesOf, signInOf } from './rules.ts';

test.each([
  [{ isMember: true, email: 'a@example.org', address: 'confirmed' }, 'log-in'],
  [{ isMember: true, email: null, address: 'free' }, 'log-in'],
  [{ isMember: false, email: null, address: 'free' }, 'ask-address'],
  [{ isMember: false, email: 'a@example.org', address: 'confirmed' }, 'mismatch'],
  [{ isMember: false, email: 'a@example.org', address: 'free' }, 'create'],
  [{ isMember: false, email: 'a@example.org', address: 'unconfirmed' }, 'take-over'],
] as const)('S1.3, S8.1 somebody from a provider with %o: %s', (found, outcome) => {
  expect(signInOf({ ...found, takesMembers: true })).toBe(outcome);
  const isNew = outcome === 'create' || outcome === 'ask-address';
  expect(signInOf({ ...found, takesMembers: false })).toBe(isNew ? 'closed' : outcome);
});

test.each([
  [{ given: 'Käthe', family: 'Öz' }, 'Käthe', 'Öz'],
  [{ given: 'Käthe' }, 'Käthe', ''],
  [{ family: 'Öz', full: 'Käthe Maria Öz' }, 'Käthe Maria', 'Öz'],
  [{ full: 'Käthe Maria Öz' }, 'Käthe Maria', 'Öz'],
  [{ full: 'Madonna' }, 'Madonna', ''],
  [{ family: 'Öz', email: 'kaethe@example.org' }, 'kaethe', 'Öz'],
  [{ email: 'kaethe@example.org' }, 'kaethe', ''],
  [{ given: ' \u0000\n ', full: '\u2028', email: null }, '', ''],
  [{ given: 'Li\r\nsa' }, 'Li sa', ''],
  [{ given: '\u202eKäthe\u202c', family: '🌸' }, 'Käthe', ''],
  [{ full: '🌸 Käthe Öz' }, 'Käthe', 'Öz'],
  [{ given: '🌸', email: 'kaethe@example.org' }, 'kaethe', ''],
])('S5.5 a provider’s names %o', (claims, name, surname) => expect(namesOf(claims)).toEqual({ name, surname }));

test('S5.5 whatever a provider says, a name is one that the profile takes', () => {
  const text = fc.option(fc.string({ unit: 'binary', maxLength: 200 }), { nil: undefined });
  fc.assert(
    fc.property(text, text, text, (given, family, full) => {
      for (const one of Object.values(namesOf({ given, family, full }))) {
        expect(one.isWellFormed()).toBe(true);
        expect(one).toBe(one.trim());
        expect(one === '' || ProfileForm.shape.name.safeParse(one).success, JSON.stringify(one)).toBe(true);
      }
    }),
  );
});
