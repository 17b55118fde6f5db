import { bilingual } from '#kit/bilingual.ts';

const de = {
  on: 'Einfache Sprache',
  off: 'Ausführlicher Text',
};

const en: typeof de = {
  on: 'Easy German',
  off: 'Full text',
};

/** The switch of easy language (S19.4). */
export const easyTexts = bilingual(de, en);
