import type { Bilingual } from '#kit/bilingual.ts';
import { de, type MediaOfficeTexts } from './office-texts.de.ts';
import { en } from './office-texts.en.ts';

export type { MediaOfficeTexts } from './office-texts.de.ts';

/** Texts of the file manager. */
export const fileTexts: Bilingual<MediaOfficeTexts> = { de, en };
