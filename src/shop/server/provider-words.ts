import type { Locale } from '#kit/locale.ts';
import { de, type ProviderTexts } from '../provider-texts.de.ts';
import { en } from '../provider-texts.en.ts';

/** The texts around paying, by language. */
export const providerWords: Readonly<Record<Locale, ProviderTexts>> = { de, en };
