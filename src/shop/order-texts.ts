import type { Bilingual } from '#kit/bilingual.ts';
import { de, type OrderTexts } from './order-texts.de.ts';
import { en } from './order-texts.en.ts';

/** Texts of the office's screens about orders and codes, in both languages. */
export const orderTexts: Bilingual<OrderTexts> = { de, en };
