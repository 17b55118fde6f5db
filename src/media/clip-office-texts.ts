import type { Bilingual } from '#kit/bilingual.ts';
import { de, type ClipOfficeTexts } from './clip-office-texts.de.ts';
import { en } from './clip-office-texts.en.ts';

export const clipOfficeTexts: Bilingual<ClipOfficeTexts> = { de, en };
