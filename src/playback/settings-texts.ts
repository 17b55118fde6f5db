import { bilingual } from '#kit/bilingual.ts';
import { de } from './settings-texts.de.ts';

/** Texts of the player's settings, fetched with them. */
export const settingsTexts = bilingual(de, () => import('./settings-texts.en.ts'));
