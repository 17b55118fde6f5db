import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import { addDays } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { pageLinks } from '#paths/routes.ts';
import type { Services } from '#platform/services.ts';
import { absolute } from '#accounts/server/door.ts';
import type { RetreatDates } from '#catalog/server/door.ts';

/** Midnight in UTC, which is how the library reads the day of an event of whole days. */
const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

/**
 * A retreat as a calendar file (S13.5, RFC 5545): whole days, of which the end is the day after the last. Its UID stays, so that a
 * calendar that reads it again moves the event instead of adding one.
 */
export function calendarOf(
  retreat: RetreatDates,
  parts: Pick<Services, 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>,
  locale: Locale,
): string {
  const calendar = ical({
    prodId: { company: parts.siteName, product: 'Calendar', language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `retreat-${retreat.id}@${new URL(parts.baseUrl).hostname}`,
    stamp: parts.clock.now(),
    start: dateOf(retreat.startsOn),
    end: dateOf(addDays(retreat.endsOn, 1)),
    allDay: true,
    transparency: ICalEventTransparency.OPAQUE,
    summary: retreat.title,
    location: retreat.place,
    url: absolute(parts, pageLinks(locale, parts.presenterSlug)('presenter.retreat.detail', { slug: retreat.slug })),
  });
  // The library leaves the end of the last line out.
  return `${calendar.toString().trimEnd()}\r\n`;
}
