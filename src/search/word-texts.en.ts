import type { WordTexts } from './word-texts.de.ts';

export const en: WordTexts = {
  refused: 'These words cannot be saved like this.',
  problems: {
    missing: 'Please fill in this field.',
    long: 'At most 80 characters.',
    odd: 'Only letters, digits and punctuation are allowed here.',
    same: 'Both sides have the same word.',
    taken: 'This is on the list already.',
  },
};
