import { bilingual } from '#kit/bilingual.ts';
import { de } from './transcript-texts.de.ts';

/** Texts of the transcript, fetched with it. */
export const transcriptTexts = bilingual(de, () => import('./transcript-texts.en.ts'));
