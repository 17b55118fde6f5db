import type { Bilingual } from '#kit/bilingual.ts';
import { de, type PeopleTexts } from './people-texts.de.ts';
import { en } from './people-texts.en.ts';

export type { PeopleTexts } from './people-texts.de.ts';

/** Texts of the office's screens about members, in both languages. */
export const peopleTexts: Bilingual<PeopleTexts> = { de, en };
