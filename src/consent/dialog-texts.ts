import { bilingual } from '#kit/bilingual.ts';
import { de } from './dialog-texts.de.ts';

/** Texts of the consent, which come with it and not with the page. */
export const consentTexts = bilingual(de, () => import('./dialog-texts.en.ts'));
