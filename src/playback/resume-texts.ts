import { bilingual } from '#kit/bilingual.ts';
import { de } from './resume-texts.de.ts';

/** What is said of videos that were begun. */
export const resumeTexts = bilingual(de, () => import('./resume-texts.en.ts'));
