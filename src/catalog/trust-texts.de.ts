/** Who stands for a video or a page (S15.1), and what was put right (S15.4). */
export const de = {
  reviewed: 'Medizinisch geprüft',
  about: 'Zu diesem Inhalt',
  author: 'Verfasst von',
  reviewer: 'Geprüft von',
  reviewedOn: 'Geprüft am',
  nextReview: 'Nächste Prüfung',
  sources: (n: number): string => (n === 1 ? 'Quelle' : 'Quellen'),
  corrections: (n: number): string => (n === 1 ? 'Korrektur' : 'Korrekturen'),
};

export type TrustTexts = typeof de;
