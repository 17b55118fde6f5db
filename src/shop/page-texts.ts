import { bilingual } from '#kit/bilingual.ts';
import { de, type ShopTexts } from './page-texts.de.ts';

export type { ShopTexts };

/** Texts of the shop's pages. */
export const shopTexts = bilingual(de, () => import('./page-texts.en.ts'));
