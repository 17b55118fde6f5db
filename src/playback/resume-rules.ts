import { positionLimits } from '#paths/playback-api.ts';

/** Playback progress: `seconds` of `duration` seconds. */
export type Reached = { readonly seconds: number; readonly duration: number };

/** Margins in seconds: progress within the first is not worth resuming, within the last the video counts as finished. */
const margin = 15;
/** For short videos the margins are limited to this share. */
const ofShort = 0.1;
/** For long videos the end margin is this share: their closing is longer. */
const ofLong = 0.05;

/** The first second that is worth remembering. */
export const worthFrom = (duration: number): number => Math.min(margin, duration * ofShort);

/** The second from which a video counts as finished. */
export const finishedFrom = (duration: number): number =>
  duration - Math.max(duration * ofLong, Math.min(margin, duration * ofShort));

export const isFinished = ({ seconds, duration }: Reached): boolean => duration > 0 && seconds >= finishedFrom(duration);

/** Whether enough was watched to be remembered. */
export const isWorth = ({ seconds, duration }: Reached): boolean => duration > 0 && seconds >= worthFrom(duration);

/** The whole second at which playback resumes (S11.3); 0 if there is nothing to resume, or the video was finished. */
export const resumeAt = (reached: Reached | null | undefined): number =>
  reached && isWorth(reached) && !isFinished(reached) ? Math.floor(reached.seconds) : 0;

/** The progress on a tile: 0 none, 1 to 99 per cent, 100 finished. */
export function shareSeen(reached: Reached | null | undefined): number {
  if (!reached || !isWorth(reached)) return 0;
  if (isFinished(reached)) return 100;
  return Math.min(99, Math.max(1, Math.round((100 * reached.seconds) / reached.duration)));
}

const clock = /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s?)?$/i;

/**
 * Parses `?t=` (S11.4): whole seconds, with or without units: `83`, `83s`, `1m23s`, `1h2m3s`. 0 if invalid; null if absent, so
 * that playback resumes.
 */
export function askedSeconds(t: string | null): number | null {
  if (t === null) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = clock.exec(t) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The start second of a video: the requested one (S11.4), 0 if that is out of range, else the resume position (S11.3). */
export function beginsAt(asked: number | null | undefined, reached: Reached | null | undefined, duration: number): number {
  if (asked === null || asked === undefined) return resumeAt(reached);
  return Number.isInteger(asked) && asked > 0 && asked < duration ? asked : 0;
}

/** A position with its video, and when it was reached, in ms of one clock. */
export type Dated = { readonly video: string; readonly at: number };

/** The newest position of each video, newest first, limited to the number that is stored, for accounts and devices alike. */
export function newestOf<Position extends Dated>(positions: readonly Position[]): readonly Position[] {
  const newest = new Map<string, Position>();
  for (const position of positions) {
    const known = newest.get(position.video);
    if (!known || position.at >= known.at) newest.set(position.video, position);
  }
  return [...newest.values()].toSorted((a, b) => b.at - a.at).slice(0, positionLimits.most);
}

/**
 * The age of a position in ms, for the wire: it is independent of device clocks. A position in the future, after a clock was set
 * back, counts as new.
 */
export const ageOf = (at: number, now: number): number => Math.min(positionLimits.oldest, Math.max(0, Math.round(now - at)));
