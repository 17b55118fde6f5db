import { berlinLead, zone } from '#kit/dates.ts';
import { languageTag, type Locale } from '#kit/locale.ts';

/** Formats an instant in Berlin time. */
export const instantText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  );

/** The time of day only: '14:03'. */
export const timeText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { timeStyle: 'short', timeZone: zone }).format(new Date(instant));

/** A day (`2026-03-01`) as text. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** The value of a `datetime-local` field for an instant, in Berlin time; '' for none. */
export function localOf(instant: string | null): string {
  if (!instant) return '';
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  );
  // Whoever types a year begins with the year 2.
  return parts.replace(' ', 'T').padStart('0000-00-00T00:00'.length, '0');
}

/**
 * The instant of such a field in Berlin time, whatever the browser's zone; null for empty or invalid input. A time skipped in
 * spring becomes the next valid one.
 */
export function instantOfLocal(local: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const first = asUtc - berlinLead(asUtc);
  const exact = asUtc - berlinLead(first);
  return new Date(exact).toISOString();
}
