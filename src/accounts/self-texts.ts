import { bilingual } from '#kit/bilingual.ts';
import { de } from './self-texts.de.ts';

/** What is said about being a member, for `useTexts(selfTexts)`; the newsletter's wording is shown where its box is ticked. */
export const selfTexts = bilingual(de, () => import('./self-texts.en.ts'));
