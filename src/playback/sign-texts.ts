import { bilingual } from '#kit/bilingual.ts';

const de = {
  sign: 'Gebärdensprache',
  corner: 'Gebärdensprache in die nächste Ecke',
  cornerHint: 'Pfeiltasten verschieben sie frei.',
  larger: 'Gebärdensprache größer',
  smaller: 'Gebärdensprache kleiner',
};

export type SignTexts = typeof de;

const en: SignTexts = {
  sign: 'Sign language',
  corner: 'Sign language to the next corner',
  cornerHint: 'Arrow keys move it freely.',
  larger: 'Sign language larger',
  smaller: 'Sign language smaller',
};

/** Texts of the inset with sign language, loaded with it. */
export const signTexts = bilingual(de, en);
