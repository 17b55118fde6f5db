export const de = {
  /** `time` as a clock: '3:12'. */
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
