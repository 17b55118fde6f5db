import type { Locale } from '#kit/locale.ts';
import { de, type SocialTexts } from '../social-texts.de.ts';
import { en } from '../social-texts.en.ts';

/** The texts around signing in with others, by language. */
export const socialWords: Readonly<Record<Locale, SocialTexts>> = { de, en };
