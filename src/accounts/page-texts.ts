import { bilingual } from '#kit/bilingual.ts';
import { de } from './page-texts.de.ts';

/** Texts of the pages on which members come in and go: login, registration, links of mails. */
export const accountPageTexts = bilingual(de, () => import('./page-texts.en.ts'));

export type { AccountPageTexts } from './page-texts.de.ts';
