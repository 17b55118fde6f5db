import type { Bilingual } from '#kit/bilingual.ts';
import { defaultLocale, type Locale } from '#kit/locale.ts';
import { shared } from './shared.ts';

const remembered = 'office-locale';

/** The language that was chosen in the back office on this device, else German. */
function rememberedLocale(): Locale {
  try {
    return localStorage.getItem(remembered) === 'en' ? 'en' : defaultLocale;
  } catch {
    // Storage may be forbidden; then each visit begins in German.
    return defaultLocale;
  }
}

const chosen = shared(rememberedLocale());

/** The language of the page from now on, and on this device. */
export function chooseLocale(locale: Locale): void {
  chosen.set(locale);
  try {
    localStorage.setItem(remembered, locale);
  } catch {
    // As above.
  }
}

/** The language of the back office now. */
export const officeLocale = chosen.get;
export const useOfficeLocale = chosen.use;

/** Texts of a room in that language: `const t = useOfficeTexts(deskTexts)`. */
export function useOfficeTexts<Texts>(texts: Bilingual<Texts>): Texts {
  return texts[useOfficeLocale()];
}
