import type { Locale } from '#kit/locale.ts';
import { de, type SignInTexts } from './texts.de.ts';
import { en } from './texts.en.ts';

export const words: Readonly<Record<Locale, SignInTexts>> = { de, en };
