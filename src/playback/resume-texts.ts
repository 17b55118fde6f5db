import { bilingual } from '#kit/bilingual.ts';

const de = {
  /** `time` as on a clock: '3:12'. */
  goesOn: (time: string) => `Weiter bei ${time}`,
  fromStart: 'Von vorn',
  unfinished: 'Weiterschauen',
  forget: 'Verlauf löschen',
  forgetTitle: 'Verlauf löschen?',
  forgetText: 'Dann ist vergessen, welche Videos Du angesehen hast und wo Du stehen geblieben bist, auf allen Deinen Geräten.',
  forgotten: 'Dein Verlauf ist gelöscht.',
  seen: 'gesehen',
  seenTo: (percent: number) => `zu ${percent} % gesehen`,
};

export type ResumeTexts = typeof de;

const en: ResumeTexts = {
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

/** Texts about started videos. */
export const resumeTexts = bilingual(de, en);
