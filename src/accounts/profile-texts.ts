import { bilingual } from '#kit/bilingual.ts';
import { de } from './profile-texts.de.ts';

/** Texts of the pages on which members look after what is theirs. */
export const profileTexts = bilingual(de, () => import('./profile-texts.en.ts'));
