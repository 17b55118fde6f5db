import { zone } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';

const tags: Readonly<Record<Locale, string>> = { de: 'de-DE', en: 'en-GB' };

/** An instant as people in the office read it, in Berlin's time. */
export const instantText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }).format(new Date(instant));

/** Its time of day alone: '14:03'. */
export const timeText = (instant: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { timeStyle: 'short', timeZone: zone }).format(new Date(instant));

/** A day (`2026-03-01`) as text. */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(tags[locale], { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** What a `datetime-local` field shows of an instant: Berlin's clock, '' for none. */
export function localOf(instant: string | null): string {
  if (!instant) return '';
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(
    new Date(instant),
  );
  return parts.replace(' ', 'T');
}

/** How far Berlin's clock is ahead of UTC at an instant, in ms. */
const aheadAt = (instant: Date): number =>
  Date.parse(`${localOf(instant.toISOString())}:00Z`) - Math.floor(instant.getTime() / 60_000) * 60_000;

/**
 * The instant that such a field means, whatever zone the browser is in; null for none or what is no time. Of a time that a night in
 * spring leaves out, the one after it.
 */
export function instantOfLocal(local: string): string | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? Date.parse(`${local}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const first = asUtc - aheadAt(new Date(asUtc));
  const exact = asUtc - aheadAt(new Date(first));
  return new Date(exact).toISOString();
}
