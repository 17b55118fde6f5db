import { de } from '../texts.de.ts';
import { en } from '../texts.en.ts';

/** What the server says, in the language of who reads it. */
export const courseTextsIn = { de, en };
