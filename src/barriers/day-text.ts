import type { Locale } from '#kit/locale.ts';

/** A day (`2026-03-01`) in words. */
export const formatDay = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
