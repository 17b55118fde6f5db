import type { ResumeTexts } from './resume-texts.de.ts';

export const en: ResumeTexts = {
  goesOn: (time) => `Resuming at ${time}`,
  fromStart: 'From the start',
  unfinished: 'Continue watching',
  forget: 'Clear history',
  forgetTitle: 'Clear your history?',
  forgetText: 'Which videos you watched and where you stopped is then forgotten, on all your devices.',
  forgotten: 'Your history is cleared.',
  seen: 'watched',
  seenTo: (percent) => `${percent}% watched`,
};
