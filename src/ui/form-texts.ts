import { bilingual } from '#kit/bilingual.ts';
import { de } from './form-texts.de.ts';

/** Texts of the form, popup and upload parts: apart from `uiTexts`, which the start page's script carries. */
export const formTexts = bilingual(de, () => import('./form-texts.en.ts'));
