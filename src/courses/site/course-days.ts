import { languageTag, type Locale } from '#kit/locale.ts';
import type { Video } from '#catalog/contract.ts';
import type { Journey, JourneyDay } from '../contract.ts';

/** A day's video, and its title without the leading day number. */
export type CourseVideo = Video & { readonly short: string };

export type CourseProps = {
  /** The coaching's. */
  readonly shortid: string;
  /** The language of its texts. */
  readonly lang: Locale;
  /** The catalogue's data of the days' videos, by shortid. */
  readonly videos: ReadonlyMap<string, CourseVideo>;
};

/** The state of a day: locked, new, started, seen. */
export type DayState = 'locked' | 'open' | 'begun' | 'seen';

export const stateOf = ({ open, progress }: Pick<JourneyDay, 'open' | 'progress'>): DayState =>
  !open ? 'locked' : progress >= 100 ? 'seen' : progress > 0 ? 'begun' : 'open';

/** The current day. */
export const todayOf = ({ days, today }: Pick<Journey, 'days' | 'today'>): JourneyDay | undefined =>
  days.find(({ day }) => day === today) ?? days.at(-1);

/** Formats `YYYY-MM-DD`: '3. Dezember', short: '3. Dez.'. */
export const dayInWords = (day: string, locale: Locale, month: 'long' | 'short' = 'long'): string =>
  new Intl.DateTimeFormat(languageTag(locale), { day: 'numeric', month, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
