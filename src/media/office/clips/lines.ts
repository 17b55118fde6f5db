import { writtenTime, type Cue } from '../../clips/captions.ts';

/** A cue while somebody writes: its times as text, so that half a time can stand there. */
export type Line = {
  readonly key: string;
  readonly start: string;
  readonly end: string;
  readonly text: string;
  readonly at: number;
};

let count = 0;

export function lineOf({ start, end, text }: Cue): Line {
  count += 1;
  return { key: `line-${count}`, start: writtenTime(start), end: writtenTime(end), text, at: start };
}

/** Seconds of a time such as 1:02.5 or 00:01:02.500; not a number where it is none. */
export function secondsOf(time: string): number {
  const parts = time.trim().replace(',', '.').split(':');
  if (parts.length === 0 || parts.length > 3 || parts.some((part) => !/^\d+(?:\.\d+)?$/.test(part))) return Number.NaN;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Whether both of its times can be read; what else is wrong with it the server says. */
export const isTimed = ({ start, end }: Line): boolean => ![start, end].some((time) => Number.isNaN(secondsOf(time)));

/** Of a line whose times can be read. */
export const cueOf = ({ start, end, text }: Line): Cue => ({ start: secondsOf(start), end: secondsOf(end), text });
