import type { Bilingual } from '#kit/bilingual.ts';
import { de, type OfficeTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export type { OfficeTexts } from './texts.de.ts';

/** Texts of the back office's frame: both languages at once, since whoever works there is not on a bad line. */
export const officeTexts: Bilingual<OfficeTexts> = { de, en };
