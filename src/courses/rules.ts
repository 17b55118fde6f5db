import { addDays, dayOf, daysBetween, hourOf } from '#kit/dates.ts';

/** How a journey stands (S13.1). All days are Berlin's, as `YYYY-MM-DD`. */
export type JourneyState = {
  /** Day 1, after all moving; pauses are counted apart. */
  readonly startedOn: string;
  /** On which the running pause began, null where there is none. */
  readonly pausedOn: string | null;
  /** Days of pauses that are over. */
  readonly pausedDays: number;
  /** The last day that was ever open, at least 1. */
  readonly openedDay: number;
};

/** A journey that begins on a day: day 1 opens at once. */
export const beginOn = (today: string): JourneyState => ({ startedOn: today, pausedOn: null, pausedDays: 0, openedDay: 1 });

/** The Berlin day that counts as day 1 by now: later than the start by all pauses. */
const firstDay = ({ startedOn, pausedDays }: JourneyState): string => addDays(startedOn, pausedDays);

/** Which day it is, counted on and on: below 1 before a start to come, beyond the last day after the end. A pause holds it. */
export const countedDay = (journey: JourneyState, today: string): number =>
  daysBetween(firstDay(journey), journey.pausedOn ?? today) + 1;

/** The day that it is, from 1 to `days`: the last one after the end, the first one before a start to come. */
export const dayNow = (journey: JourneyState, days: number, today: string): number =>
  Math.max(1, Math.min(days, countedDay(journey, today)));

/** The last day that is open: what was open once is never locked again (S13.1). May be beyond the last there is. */
export const lastOpen = (journey: JourneyState, today: string): number => Math.max(journey.openedDay, countedDay(journey, today));

/** The Berlin day on which a locked day opens; null while a pause keeps that unknown. */
export const opensOn = (journey: JourneyState, day: number): string | null =>
  journey.pausedOn === null ? addDays(firstDay(journey), day - 1) : null;

/** The same journey with what is open now kept for good: the first step of every change. */
const kept = (journey: JourneyState, today: string): JourneyState => ({ ...journey, openedDay: lastOpen(journey, today) });

/** No further day opens until `resumed`. Pausing twice is pausing once. */
export const paused = (journey: JourneyState, today: string): JourneyState =>
  journey.pausedOn === null ? { ...kept(journey, today), pausedOn: today } : journey;

/** Goes on with the day at which the pause began. */
export function resumed(journey: JourneyState, today: string): JourneyState {
  if (journey.pausedOn === null) return journey;
  const days = Math.max(0, daysBetween(journey.pausedOn, today));
  return { ...kept(journey, today), pausedOn: null, pausedDays: journey.pausedDays + days };
}

/** Day 1 by so many days after today, at most. */
const farthestMove = 365;

/**
 * Day 1 falls on `to`, and earlier pauses no longer count; a running pause goes on. Null where that is too far from today, or
 * would open days before their time: a start that is over can only be moved on, one to come to today at the earliest.
 */
export function moved(journey: JourneyState, to: string, today: string): JourneyState | null {
  const first = firstDay(journey);
  if (daysBetween(today, to) > farthestMove || to < (first < today ? first : today)) return null;
  return { ...kept(journey, today), startedOn: to, pausedDays: 0, pausedOn: journey.pausedOn === null ? null : today };
}

/** From so many per cent on a day counts as done: nobody has to watch the credits. */
const doneFrom = 90;

/** What was watched of a day in per cent, whole, from 0 to 100 (S13.2). */
export function dayProgress(watchedSeconds: number, videoSeconds: number): number {
  if (watchedSeconds <= 0) return 0;
  const percent = videoSeconds <= 0 ? 100 : Math.floor((watchedSeconds / videoSeconds) * 100);
  return percent >= doneFrom ? 100 : percent;
}

/** The progress of a whole course by that of its days (S13.2). */
export const courseProgress = (days: readonly number[]): number =>
  days.length === 0 ? 0 : Math.floor(days.reduce((sum, percent) => sum + percent, 0) / days.length);

/** So much of the course, in per cent, is taking part in it. */
const certificateFrom = 80;

/** Whether participation can be certified: the last day is open and at least 80 per cent were watched (S13.4). */
export const isCertificateDue = (course: { days: number; lastOpen: number; progress: number }): boolean =>
  course.days > 0 && course.lastOpen >= course.days && course.progress >= certificateFrom;

/** What the player saw of a video, in whole seconds within its length, without what is none. */
export const watchedRanges = (ranges: readonly (readonly [number, number])[], videoSeconds: number): [number, number][] =>
  ranges.flatMap(([from, to]) => {
    const within = (second: number): number => Math.round(Math.max(0, Math.min(videoSeconds, second)));
    return within(from) < within(to) ? [[within(from), within(to)]] : [];
  });

/** When the mails of a journey come, and which did. */
export type MailState = {
  /** The full hour in Berlin. */
  readonly mailHour: number;
  readonly areMailsOff: boolean;
  readonly isEnded: boolean;
  readonly sentDays: ReadonlySet<number>;
};

/**
 * The day whose mail is due at an instant, null where none is. Its hour counts by Berlin's clocks, so one that the change to
 * summer time skips is due when they show the next, and one that comes twice is due the first time. It stays due for the
 * rest of its day, and no longer.
 */
export function dueMail(journey: JourneyState, mails: MailState, now: Date): number | null {
  if (mails.isEnded || mails.areMailsOff || journey.pausedOn !== null || hourOf(now) < mails.mailHour) return null;
  const day = countedDay(journey, dayOf(now));
  return day < 1 || mails.sentDays.has(day) ? null : day;
}

/** At this hour the mails about a retreat come, in Berlin. */
const retreatMailHour = 9;

/**
 * Whether a mail about a retreat is due at an instant: `days` before its first day where negative, after its last day where
 * positive, on its first day where 0. It stays due until its day ends.
 */
export function isRetreatMailDue(
  days: number,
  retreat: { readonly startsOn: string; readonly endsOn: string },
  now: Date,
): boolean {
  const day = addDays(days > 0 ? retreat.endsOn : retreat.startsOn, days);
  return dayOf(now) === day && hourOf(now) >= retreatMailHour;
}
