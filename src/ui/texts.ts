import { bilingual } from '#kit/bilingual.ts';
import { de } from './texts.de.ts';

/** The few texts of the design system itself. */
export const uiTexts = bilingual(de, () => import('./texts.en.ts'));
