import type { Preview } from '../contract.ts';

/** The width of the seek bar's knob in pixels: its middle stands half of it within the bar's ends. */
const knob = 16;

/** The second that lies under a pointer on the seek bar. */
export function timeUnder(x: number, { left, width }: { left: number; width: number }, duration: number): number {
  const share = (x - left - knob / 2) / Math.max(1, width - knob);
  return Math.min(1, Math.max(0, share)) * duration;
}

/** How the sheet of preview images lies so that the image of a second fills a frame of one image's size. */
export function previewPlace(
  { columns, rows, interval }: Pick<Preview, 'columns' | 'rows' | 'interval'>,
  time: number,
): { width: string; height: string; transform: string } {
  const image = Math.min(columns * rows - 1, Math.max(0, Math.floor(time / interval)));
  const [across, down] = [image % columns, Math.floor(image / columns)];
  return {
    width: `${columns * 100}%`,
    height: `${rows * 100}%`,
    transform: `translate(${(-100 * across) / columns}%, ${(-100 * down) / rows}%)`,
  };
}
