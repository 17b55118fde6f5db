import { bilingual } from '#kit/bilingual.ts';
import { de } from './share-texts.de.ts';

/** Texts of the context menu and of sharing; they come with the first menu. */
export const shareTexts = bilingual(de, () => import('./share-texts.en.ts'));
