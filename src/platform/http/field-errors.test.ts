import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './field-errors.ts';

const form = z.object({
  terms: z.literal(true),
  gender: z.enum(['f', 'm']),
  email: z.email(),
  name: z.string().min(1).max(5),
  password: z.string().min(8),
  country: z.string().refine((code) => code === 'de'),
  born: z.iso.date(),
  rating: z.union([z.literal(1), z.literal(2)]),
});

const said = (input: Record<string, unknown>, locale: 'de' | 'en' = 'de') => {
  const { error } = form.safeParse(input, { reportInput: true });
  if (!error) throw new Error('all of it was taken');
  return fieldErrors(error, locale).errors;
};

const fine = {
  terms: true,
  gender: 'f',
  email: 'a@example.org',
  name: 'Ada',
  password: 'lang genug',
  country: 'de',
  born: '2000-01-01',
  rating: 1,
};

test('S5.1 S5.3 what was left out says what is missing: a tick, a choice, a text', () => {
  const tick = ['Bitte setz hier den Haken.'];
  const choice = ['Bitte wähle etwas aus.'];
  const text = ['Bitte fülle dieses Feld aus.'];
  for (const terms of [false, undefined, null, '']) expect(said({ ...fine, terms }), String(terms)).toEqual({ terms: tick });
  for (const gender of ['', undefined, null]) expect(said({ ...fine, gender }), String(gender)).toEqual({ gender: choice });
  for (const rating of ['', undefined]) expect(said({ ...fine, rating }), rating).toEqual({ rating: choice });
  for (const field of ['email', 'name', 'country', 'born'])
    expect(said({ ...fine, [field]: '' }), field).toEqual({ [field]: text });
  expect(said({ ...fine, name: undefined })).toEqual({ name: text });
  expect(said({}, 'en')).toMatchObject({
    terms: ['Please tick this box.'],
    gender: ['Please choose one.'],
    name: ['Please fill in this field.'],
  });
});

test('S5.1 what is wrong says so, and what is too short how long it has to be', () => {
  expect(said({ ...fine, gender: 'x', country: 'xx', born: 'gestern', terms: 'ja' })).toEqual({
    gender: ['Diese Angabe ist ungültig.'],
    country: ['Diese Angabe ist ungültig.'],
    born: ['Diese Angabe ist ungültig.'],
    terms: ['Bitte setz hier den Haken.'],
  });
  expect(said({ ...fine, password: '', name: 'zu lang', email: 'keine' })).toEqual({
    password: ['* Mindestens 8 Zeichen'],
    name: ['Höchstens 5 Zeichen.'],
    email: ['Der Benutzername muss eine gültige E-Mail-Adresse sein.'],
  });
});
