import { positionLimits } from '#paths/playback-api.ts';

/** How far a video was watched: `seconds` of `duration` seconds. */
export type Reached = { readonly seconds: number; readonly duration: number };

/** At most so many seconds at the start are not worth leading anyone back to, and so many at the end are no longer missed. */
const margin = 15;
/** Of a short video, whose margins would else meet, so much of it. */
const ofShort = 0.1;
/** Of a long one its end begins earlier: a goodbye lasts longer there. */
const ofLong = 0.05;

/** From which second on a position is worth remembering. */
export const worthFrom = (duration: number): number => Math.min(margin, duration * ofShort);

/** From which second on a video counts as finished. */
export const finishedFrom = (duration: number): number =>
  duration - Math.max(duration * ofLong, Math.min(margin, duration * ofShort));

export const isFinished = ({ seconds, duration }: Reached): boolean => duration > 0 && seconds >= finishedFrom(duration);

/** Whether it was watched for long enough to be remembered. */
export const isWorth = ({ seconds, duration }: Reached): boolean => duration > 0 && seconds >= worthFrom(duration);

/** The whole second at which a player goes on (S11.3); 0 where there is nothing to go on from, and after the end. */
export const resumeAt = (reached: Reached | null | undefined): number =>
  reached && isWorth(reached) && !isFinished(reached) ? Math.floor(reached.seconds) : 0;

/** What a tile says of a video: 0 nothing, 1 to 99 so many per cent, 100 it was seen to its end. */
export function shareSeen(reached: Reached | null | undefined): number {
  if (!reached || !isWorth(reached)) return 0;
  if (isFinished(reached)) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * reached.seconds) / reached.duration)));
}

const clock = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/i;

/**
 * Reads `?t=` (S11.4): whole seconds, also with their unit or as people write them, `83`, `83s`, `1m23s`, `1h2m3s`. 0 for what
 * is nothing of that; null where nothing is asked for, so that a reader goes on where she was.
 */
export function askedSeconds(t: string | null): number | null {
  if (t === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = clock.exec(t) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The second at which a video begins: where it is asked to (S11.4), from its start if there is no such second, else where the reader was (S11.3). */
export function beginsAt(asked: number | null | undefined, reached: Reached | null | undefined, duration: number): number {
  if (asked === null || asked === undefined) return resumeAt(reached);
  return Number.isInteger(asked) && asked > 0 && asked < duration ? asked : 0;
}

/** Whose position it is, and when it was reached, in ms of one clock. */
export type Dated = { readonly video: string; readonly at: number };

/** The newest position of each video, newest first, at most so many as are kept, on the account and on a device. */
export function newestOf<Position extends Dated>(positions: readonly Position[]): readonly Position[] {
  const newest = new Map<string, Position>();
  for (const position of positions) {
    const known = newest.get(position.video);
    if (!known || position.at >= known.at) newest.set(position.video, position);
  }
  return [...newest.values()].toSorted((a, b) => b.at - a.at).slice(0, positionLimits.most);
}

/**
 * How long ago a position was reached, in ms, for the wire: an age means the same on every device, however its clock is set. One that
 * lies in the future, since the clock was put back, was reached just now.
 */
export const ageOf = (at: number, now: number): number => Math.min(positionLimits.oldest, Math.max(0, Math.round(now - at)));
