import type { Bilingual } from '#kit/bilingual.ts';
import { defaultLocale, type Locale } from '#kit/locale.ts';
import { shared } from './shared.ts';

const remembered = 'office-locale';

/** The office's language chosen on this device; German by default. */
function rememberedLocale(): Locale {
  try {
    return localStorage.getItem(remembered) === 'en' ? 'en' : defaultLocale;
  } catch {
    // Storage may be blocked; then every visit starts in German.
    return defaultLocale;
  }
}

const chosen = shared(rememberedLocale());

/** Sets the language of the page and stores it on this device. */
export function chooseLocale(locale: Locale): void {
  chosen.set(locale);
  try {
    localStorage.setItem(remembered, locale);
  } catch {
    // Storage may be blocked, as above.
  }
}

/** The current language of the back office. */
export const officeLocale = chosen.get;
export const useOfficeLocale = chosen.use;

/** Texts of a room in that language: `const t = useOfficeTexts(deskTexts)`. */
export function useOfficeTexts<Texts>(texts: Bilingual<Texts>): Texts {
  return texts[useOfficeLocale()];
}
