import type { Bilingual } from '#kit/bilingual.ts';
import { de, type PartTexts } from './office-texts.de.ts';
import { en } from './office-texts.en.ts';

export type { PartTexts } from './office-texts.de.ts';

/** What lists and forms of the back office say, whatever they are of. */
export const partTexts: Bilingual<PartTexts> = { de, en };
