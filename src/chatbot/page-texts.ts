import { bilingual } from '#kit/bilingual.ts';
import { de } from './page-texts.de.ts';

/** Texts of the guide's part of the start page. */
export const chatbotTexts = bilingual(de, () => import('./page-texts.en.ts'));
