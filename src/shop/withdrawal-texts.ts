import { bilingual } from '#kit/bilingual.ts';
import { de } from './withdrawal-texts.de.ts';

/** Texts of the page 'Vertrag widerrufen'. */
export const withdrawalTexts = bilingual(de, () => import('./withdrawal-texts.en.ts'));
