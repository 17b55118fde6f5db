import { writtenTime, type Cue } from '../../clips/captions.ts';

/** A cue being edited: its times are text, so that incomplete input is possible; what else it has stays as it is. */
export type Line = Pick<Cue, 'settings'> & {
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly at: number;
};

let count = 0;

export function lineOf({ start, end, ...rest }: Cue): Line {
  count += 1;
  return { key: `line-${count}`, start: writtenTime(start), end: writtenTime(end), at: start, ...rest };
}

/** Parses a time such as 1:02.5 or 00:01:02.500 into seconds; NaN if invalid. */
export function secondsOf(time: string): number {
  const parts = time.trim().replace(',', '.').split(':');
  if (parts.length === 0 || parts.length > 3 || parts.some((part) => !/^\d+(?:\.\d+)?$/.test(part))) return Number.NaN;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Whether both times are valid; the server reports all other errors. */
export const isTimed = ({ start, end }: Line): boolean => ![start, end].some((time) => Number.isNaN(secondsOf(time)));

/** Requires a line with valid times. */
export const cueOf = ({ start, end, text, settings }: Line): Cue => ({
  start: secondsOf(start),
  end: secondsOf(end),
  text,
  ...(settings && { settings }),
});
