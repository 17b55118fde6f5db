import { de } from '../team-texts.de.ts';
import { en } from '../team-texts.en.ts';

/** What the team is told, in the language of whoever reads it. */
export const teamWordsIn = { de, en };
