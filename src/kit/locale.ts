/** The languages of the site (S1.7). German is the default and has no prefix. */
export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];
/** The language of a text: one of the site's, or easy German (`#paths/easy.ts`). */
export type TextLang = Locale | 'de-simple';
export const defaultLocale: Locale = 'de';

const tags: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };

/** The language tag by which dates and numbers are written: Germany's, and English with the day before the month. */
export const languageTag = (locale: Locale): string => tags[locale];

/** The locale of a path: `/en` and everything below it is English. */
export const localeOfPath = (pathname: string): Locale => (/^\/en(?:\/|$)/.test(pathname) ? 'en' : defaultLocale);

/**
 * The locale of a request: the `X-Language` header, else the first known language of `Accept-Language` (RFC 9110, section 12.5.4;
 * weights are honoured), else German.
 */
export function localeOfHeaders(language: string | undefined, acceptLanguage: string | undefined): Locale {
  if (language === 'de' || language === 'en') return language;
  if (!acceptLanguage) return defaultLocale;
  const wanted = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((part, order) => {
      const [tag = '', ...rest] = part.trim().toLowerCase().split(';');
      const weight = Number(/q=([\d.]+)/.exec(rest.join(';'))?.[1] ?? 1);
      return { locale: tag.split('-')[0], weight, order };
    })
    .filter(({ locale, weight }) => weight > 0 && (locale === 'de' || locale === 'en'))
    .toSorted((a, b) => b.weight - a.weight || a.order - b.order);
  return (wanted[0]?.locale as Locale | undefined) ?? defaultLocale;
}
