import { useLocaleState } from 'ra-core';
import type { Bilingual } from '#kit/bilingual.ts';
import { defaultLocale, type Locale } from '#kit/locale.ts';

const remembered = 'office-locale';

/** The language that was chosen in the back office on this device, else German. */
export function rememberedLocale(): Locale {
  try {
    return localStorage.getItem(remembered) === 'en' ? 'en' : defaultLocale;
  } catch {
    // Storage may be forbidden; then each visit begins in German.
    return defaultLocale;
  }
}

/** Keeps the choice on this device. */
export function rememberLocale(locale: Locale): void {
  try {
    localStorage.setItem(remembered, locale);
  } catch {
    // As above.
  }
}

/** The language of the back office now. */
export function useOfficeLocale(): Locale {
  const [locale] = useLocaleState();
  return locale === 'en' ? 'en' : 'de';
}

/** Texts of a room in that language: `const t = useOfficeTexts(deskTexts)`. */
export function useOfficeTexts<Texts>(texts: Bilingual<Texts>): Texts {
  return texts[useOfficeLocale()];
}
