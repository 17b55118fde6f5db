import type { ResumeTexts } from './resume-texts.de.ts';

export const en: ResumeTexts = {
  goesOn: (time) => `Resuming at ${time}`,
  fromStart: 'From the start',
  seen: 'watched',
  seenTo: (percent) => `${percent}% watched`,
};
