import { bilingual } from '#kit/bilingual.ts';

const de = {
  reviewed: 'Medizinisch geprüft',
  about: 'Zu diesem Inhalt',
  author: 'Verfasst von',
  reviewer: 'Geprüft von',
  reviewedOn: 'Geprüft am',
  nextReview: 'Nächste Prüfung',
  interests: 'Interessenkonflikte',
  sources: (n: number): string => (n === 1 ? 'Quelle' : 'Quellen'),
  corrections: (n: number): string => (n === 1 ? 'Korrektur' : 'Korrekturen'),
};

export type TrustTexts = typeof de;

const en: TrustTexts = {
  reviewed: 'Medically reviewed',
  about: 'About this content',
  author: 'Written by',
  reviewer: 'Reviewed by',
  reviewedOn: 'Reviewed on',
  nextReview: 'Next review',
  interests: 'Conflicts of interest',
  sources: (n) => (n === 1 ? 'Source' : 'Sources'),
  corrections: (n) => (n === 1 ? 'Correction' : 'Corrections'),
};

/**
 * Texts about who is responsible for a video or page; separate, since the layer and pages share them and the start page has none.
 */
export const trustTexts = bilingual(de, en);
