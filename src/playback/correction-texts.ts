import { quotedDe, quotedEn } from '#kit/quoted.ts';
import { bilingual } from '#kit/bilingual.ts';
import { formatDay } from '#kit/dates.ts';

const de = {
  title: 'Korrigiert, seit Du es gesehen hast',
  /** The day as `YYYY-MM-DD`. */
  on: (day: string) => `Korrigiert am ${formatDay(day, 'de')}`,
  read: 'Gelesen',
  readOf: (title: string) => `Gelesen: Korrektur zu ${quotedDe(title)}`,
  allRead: 'Du hast alle Korrekturen gelesen.',
};

export type CorrectionTexts = typeof de;

const en: CorrectionTexts = {
  title: 'Corrected since you watched it',
  on: (day) => `Corrected on ${formatDay(day, 'en')}`,
  read: 'Read',
  readOf: (title) => `Read: correction of ${quotedEn(title)}`,
  allRead: 'You have read all corrections.',
};

/** Texts about corrections of what a member has watched (S15.5). */
export const correctionTexts = bilingual(de, en);
