import type { Locale } from '#kit/locale.ts';
import type { Video } from '#catalog/contract.ts';
import type { Journey, JourneyDay } from '../contract.ts';

/** A day's video, and its title without the day that it begins with. */
export type CourseVideo = Video & { readonly short: string };

export type CourseProps = {
  /** The coaching's. */
  readonly shortid: string;
  /** The language of its texts. */
  readonly lang: Locale;
  /** What the catalogue knows of the days' videos, by shortid. */
  readonly videos: ReadonlyMap<string, CourseVideo>;
};

/** How a day stands: it cannot be watched yet, is new, was begun, was seen. */
export type DayState = 'locked' | 'open' | 'begun' | 'seen';

export const stateOf = ({ open, progress }: Pick<JourneyDay, 'open' | 'progress'>): DayState =>
  !open ? 'locked' : progress >= 100 ? 'seen' : progress > 0 ? 'begun' : 'open';

/** The day that it is. */
export const todayOf = ({ days, today }: Pick<Journey, 'days' | 'today'>): JourneyDay | undefined =>
  days.find(({ day }) => day === today) ?? days.at(-1);

/** `YYYY-MM-DD` in words: '3. Dezember', and short where there is little room: '3. Dez.'. */
export const dayInWords = (day: string, locale: Locale, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', { day: 'numeric', month, timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
