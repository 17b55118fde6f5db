import sharp from 'sharp';
import type { run } from './run.ts';

const render = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

type Timing = { readonly seconds: number; readonly framesPerSecond: number };

/** Feeds an encoder with raw frames, from a function that returns the SVG for a given second. */
export const drawFrames =
  (frame: (time: number) => string, { seconds, framesPerSecond }: Timing): Parameters<typeof run>[2] =>
  async (write) => {
    const count = Math.round(seconds * framesPerSecond);
    // Renders one frame ahead while the previous one is being consumed.
    let ahead = render(frame(0));
    for (let i = 1; i <= count; i++) {
      const pixels = await ahead;
      if (i < count) ahead = render(frame(i / framesPerSecond));
      await write(pixels);
    }
  };
