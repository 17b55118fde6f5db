import type { Bilingual } from '#kit/bilingual.ts';
import { de, type OperationTexts } from './operation-texts.de.ts';
import { en } from './operation-texts.en.ts';

export type { OperationTexts } from './operation-texts.de.ts';

/** Texts of the dashboard and of the screens about the running site, in both languages. */
export const operationTexts: Bilingual<OperationTexts> = { de, en };
