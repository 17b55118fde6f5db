import type { Locale } from '#kit/locale.ts';
import { de, type PaymentTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const words: Readonly<Record<Locale, PaymentTexts>> = { de, en };
