import { addDays, dayOf, daysBetween, hourOf } from '#kit/dates.ts';

/** The state of a journey (S13.1). All days are Berlin's, as `YYYY-MM-DD`. */
export type JourneyState = {
  /** Day 1 after all moves; pauses are counted separately. */
  readonly startedOn: string;
  /** The first day of the current pause, null if there is none. */
  readonly pausedOn: string | null;
  /** Total days of earlier pauses. */
  readonly pausedDays: number;
  /** The last day that was ever open, at least 1. */
  readonly openedDay: number;
};

/** A new journey: day 1 is open at once. */
export const beginOn = (today: string): JourneyState => ({ startedOn: today, pausedOn: null, pausedDays: 0, openedDay: 1 });

/** The Berlin day that currently counts as day 1: the start plus all pauses. */
const firstDay = ({ startedOn, pausedDays }: JourneyState): string => addDays(startedOn, pausedDays);

/**
 * The number of the current day, unbounded: below 1 before a future start, beyond the last day after the end. A pause stops it.
 */
export const countedDay = (journey: JourneyState, today: string): number =>
  daysBetween(firstDay(journey), journey.pausedOn ?? today) + 1;

/** The current day, limited to 1 to `days`. */
export const dayNow = (journey: JourneyState, days: number, today: string): number =>
  Math.max(1, Math.min(days, countedDay(journey, today)));

/** Whether the last day is past. On the last day itself, when all are open, it is still today. */
export const isOver = (journey: JourneyState, days: number, today: string): boolean => countedDay(journey, today) > days;

/** The last open day: a day that was open is never locked again (S13.1). May be beyond the last one. */
export const lastOpen = (journey: JourneyState, today: string): number => Math.max(journey.openedDay, countedDay(journey, today));

/** The Berlin day on which a locked day opens; null while a pause leaves that unknown. */
export const opensOn = (journey: JourneyState, day: number): string | null =>
  journey.pausedOn === null ? addDays(firstDay(journey), day - 1) : null;

/** The same journey with the open days recorded for good: the first step of every change. */
const kept = (journey: JourneyState, today: string): JourneyState => ({ ...journey, openedDay: lastOpen(journey, today) });

/** Starts a pause: no further day opens until `resumed`. Idempotent. */
export const paused = (journey: JourneyState, today: string): JourneyState =>
  journey.pausedOn === null ? { ...kept(journey, today), pausedOn: today } : journey;

/** Ends the pause; continues with the day on which it began. */
export function resumed(journey: JourneyState, today: string): JourneyState {
  if (journey.pausedOn === null) return journey;
  const days = Math.max(0, daysBetween(journey.pausedOn, today));
  return { ...kept(journey, today), pausedOn: null, pausedDays: journey.pausedDays + days };
}

/** Maximum number of days that day 1 can lie in the future. */
const farthestMove = 365;

/**
 * Moves day 1 to `to` and discards earlier pauses; a current pause continues. Null if that is too far away, or would open days
 * early: a past start can only be moved forward, a future one to today at the earliest.
 */
export function moved(journey: JourneyState, to: string, today: string): JourneyState | null {
  const first = firstDay(journey);
  if (daysBetween(today, to) > farthestMove || to < (first < today ? first : today)) return null;
  return { ...kept(journey, today), startedOn: to, pausedDays: 0, pausedOn: journey.pausedOn === null ? null : today };
}

/** Share in per cent from which a day counts as done: nobody has to watch the credits. */
const doneFrom = 90;

/** The watched share of a day in per cent, an integer from 0 to 100 (S13.2). */
export function dayProgress(watchedSeconds: number, videoSeconds: number): number {
  if (watchedSeconds <= 0) return 0;
  const percent = videoSeconds <= 0 ? 100 : Math.floor((watchedSeconds / videoSeconds) * 100);
  return percent >= doneFrom ? 100 : percent;
}

/** The progress of a course from that of its days (S13.2). */
export const courseProgress = (days: readonly number[]): number =>
  days.length === 0 ? 0 : Math.floor(days.reduce((sum, percent) => sum + percent, 0) / days.length);

/** Share of the course, in per cent, that counts as participation. */
export const certificateFrom = 80;

/** Whether participation can be certified: the last day is open and at least 80 per cent were watched (S13.4). */
export const isCertificateDue = (course: { days: number; lastOpen: number; progress: number }): boolean =>
  course.days > 0 && course.lastOpen >= course.days && course.progress >= certificateFrom;

/** The watched ranges of a video in whole seconds, limited to its length, without empty ones. */
export const watchedRanges = (ranges: readonly (readonly [number, number])[], videoSeconds: number): [number, number][] =>
  ranges.flatMap(([from, to]) => {
    const within = (second: number): number => Math.round(Math.max(0, Math.min(videoSeconds, second)));
    return within(from) < within(to) ? [[within(from), within(to)]] : [];
  });

/** When a journey's mails are sent, and which were. */
export type MailState = {
  /** The hour in Berlin. */
  readonly mailHour: number;
  readonly areMailsOff: boolean;
  readonly isEnded: boolean;
  readonly sentDays: ReadonlySet<number>;
};

/**
 * The day whose mail is due at an instant, null if none is. The hour is Berlin's: one skipped by the change to summer time is due
 * at the next, and one that occurs twice is due the first time. It stays due for the rest of its day only.
 */
export function dueMail(journey: JourneyState, mails: MailState, now: Date): number | null {
  if (mails.isEnded || mails.areMailsOff || journey.pausedOn !== null || hourOf(now) < mails.mailHour) return null;
  const day = countedDay(journey, dayOf(now));
  return day < 1 || mails.sentDays.has(day) ? null : day;
}

/** The hour in Berlin for mails about a retreat. */
const retreatMailHour = 9;

/**
 * Whether a mail about a retreat is due at an instant: `days` before its first day if negative, after its last day if positive,
 * on its first day if 0. It stays due until its day ends.
 */
export function isRetreatMailDue(
  days: number,
  retreat: { readonly startsOn: string; readonly endsOn: string },
  now: Date,
): boolean {
  const day = addDays(days > 0 ? retreat.endsOn : retreat.startsOn, days);
  return dayOf(now) === day && hourOf(now) >= retreatMailHour;
}

/** For how many days a copy of a film on a device is good without being confirmed (S13.7). */
const copyDays = 30;

/**
 * Until when a copy may be played without asking again. A right that ends earlier ends it at the next question; a device that never
 * asks again loses it then.
 */
export const copyGoodUntil = (now: Date): Date => new Date(now.getTime() + copyDays * 86_400_000);
