export const de = {
  /** `time` as a clock: '3:12'. */
  goesOn: (time: string) => `Weiter bei ${time}`,
  fromStart: 'Von vorn',
  seen: 'gesehen',
  seenTo: (percent: number) => `zu ${percent} % gesehen`,
};

export type ResumeTexts = typeof de;
