import { informalGermanMessages } from '@haleos/ra-language-german';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import english from 'ra-language-english';
import { mergeTranslations, type I18nProvider, type TranslationMessages } from 'ra-core';
import { rememberedLocale, rememberLocale, speak } from '#desk/office/door.tsx';
import type { Locale } from '#kit/locale.ts';

/** What the German package does not know yet, as far as the office shows it. */
const germanToo = {
  ra: {
    page: { access_denied: 'Kein Zugang', authentication_error: 'Fehler bei der Anmeldung' },
    message: {
      access_denied: 'Diese Seite gehört nicht zu Deiner Rolle.',
      authentication_error: 'Deine Anmeldung konnte nicht geprüft werden.',
      placeholder_data_warning: 'Die Daten konnten nicht neu geladen werden.',
    },
    navigation: { clear_filters: 'Filter wegnehmen', no_filtered_results: 'Mit diesen Filtern wurde nichts gefunden.' },
    notification: {
      application_update_available: 'Es gibt eine neue Fassung.',
      offline: 'Keine Verbindung. Die Daten konnten nicht geladen werden.',
    },
    validation: { unique: 'Das ist schon vergeben.' },
  },
};

const messages: Readonly<Record<Locale, TranslationMessages>> = {
  de: mergeTranslations(english, informalGermanMessages, germanToo) as TranslationMessages,
  en: english,
};

const isLocale = (locale: string): locale is Locale => locale === 'de' || locale === 'en';

const tell = (locale: Locale): void => {
  speak(locale);
  document.documentElement.lang = locale;
};

const inner = polyglotI18nProvider(
  (locale) => messages[isLocale(locale) ? locale : 'de'],
  rememberedLocale(),
  [
    { locale: 'de', name: 'Deutsch' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: true },
);
tell(rememberedLocale());

/** Texts of react-admin's own parts. The language is the page's and the calls' too, and is kept on this device. */
export const i18nProvider: I18nProvider = {
  ...inner,
  changeLocale: async (locale: string) => {
    await inner.changeLocale(locale);
    if (!isLocale(locale)) return;
    rememberLocale(locale);
    tell(locale);
  },
};
