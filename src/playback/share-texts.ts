import { bilingual } from '#kit/bilingual.ts';
import { de, type ShareTexts } from './share-texts.de.ts';

export type { ShareTexts };

/** Texts of the context menu and of sharing; they come with the first menu. */
export const shareTexts = bilingual(de, () => import('./share-texts.en.ts'));
