import { bilingual } from '#kit/bilingual.ts';

const dayFormatDe = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

const de = {
  title: 'Korrigiert, seit Du es gesehen hast',
  /** The day as `YYYY-MM-DD`. */
  on: (day: string) => `Korrigiert am ${dayFormatDe.format(new Date(day))}`,
  read: 'Gelesen',
  readOf: (title: string) => `Gelesen: Korrektur zu „${title}“`,
  allRead: 'Du hast alle Korrekturen gelesen.',
};

export type CorrectionTexts = typeof de;

const dayFormatEn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const en: CorrectionTexts = {
  title: 'Corrected since you watched it',
  on: (day) => `Corrected on ${dayFormatEn.format(new Date(day))}`,
  read: 'Read',
  readOf: (title) => `Read: correction of “${title}”`,
  allRead: 'You have read all corrections.',
};

/** Texts about corrections of what a member has watched (S15.5). */
export const correctionTexts = bilingual(de, en);
