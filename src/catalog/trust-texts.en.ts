import type { TrustTexts } from './trust-texts.de.ts';

export const en: TrustTexts = {
  reviewed: 'Medically reviewed',
  about: 'About this content',
  author: 'Written by',
  reviewer: 'Reviewed by',
  reviewedOn: 'Reviewed on',
  nextReview: 'Next review',
  sources: (n) => (n === 1 ? 'Source' : 'Sources'),
  corrections: (n) => (n === 1 ? 'Correction' : 'Corrections'),
};
