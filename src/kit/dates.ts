import { lazily } from './lazily.ts';
import { languageTag, type Locale } from './locale.ts';

/** The site's time zone: dailies, opening days and greetings are meant for readers in Germany. */
export const zone = 'Europe/Berlin';

/**
 * The formats below and ISO 8601 write a year in four digits only from 1000 to 9999. What is beyond counts as the first or the last instant of
 * these, so that no day that somebody may type ends in an error.
 */
const [earliest, latest] = [Date.parse('1000-01-01T00:00:00Z'), Date.parse('9999-12-31T22:59:59.999Z')] as const;
const clamped = (instant: number): number => Math.min(Math.max(instant, earliest), latest);

const wireFormat = lazily(
  () =>
    new Intl.DateTimeFormat('de-DE', {
      timeZone: zone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    }),
);

/** 'DD.MM.YYYY HH:mm' in Berlin, the form of `start` on the wire (S3.6). */
export function wireDate(instant: Date): string {
  const part = Object.fromEntries(
    wireFormat()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${part.day}.${part.month}.${part.year} ${part.hour}:${part.minute}`;
}

/** 'DD.MM' of a wire date, as the daily's subtitle shows it (S2.36). */
export const dayAndMonth = (wire: string): string => wire.slice(0, 5);

/** Seconds as `mm:ss`, or `hh:mm:ss` from an hour on (S3.6). */
export function wireDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return (parts[0] === 0 ? parts.slice(1) : parts).map((n) => String(n).padStart(2, '0')).join(':');
}

const yearFormat = lazily(() => new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }));

/** The current year in Berlin. */
export const yearIn = (instant: Date): number => Number(yearFormat().format(instant));

const dayFormat = lazily(() => new Intl.DateTimeFormat('en-CA', { timeZone: zone }));

/** The day in Berlin as `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => dayFormat().format(clamped(instant.getTime()));

const longDays = (locale: Locale) =>
  lazily(() => new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' }));
const dayFormats: Record<Locale, () => Intl.DateTimeFormat> = { de: longDays('de'), en: longDays('en') };

/** A day (`2026-03-01`) in words: '1. März 2026', '1 March 2026'. */
export const formatDay = (day: string, locale: Locale): string => dayFormats[locale]().format(new Date(`${day}T00:00:00Z`));

/** The day this many days later (or earlier, if negative), as `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(clamped(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000)).toISOString().slice(0, 10);

const clockFormat = lazily(() => new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }));
/** Days from one day to another, negative if it is earlier. Days are `YYYY-MM-DD`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);

/** The hour in Berlin, 0 to 23. */
export const hourOf = (instant: Date): number => Number(clockFormat().format(instant).slice(11, 13));

/** Offset of Berlin time from UTC at an instant, in milliseconds. */
export function berlinLead(instant: number): number {
  const counted = clamped(instant);
  return Date.parse(`${clockFormat().format(counted).replace(' ', 'T')}Z`) - Math.floor(counted / 1000) * 1000;
}

/** The instant at which an hour of a Berlin day begins. Any hour but 2, which the change of clocks skips or repeats. */
export function instantOf(day: string, hour: number): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  return new Date(clamped(wall - berlinLead(wall - berlinLead(wall))));
}
