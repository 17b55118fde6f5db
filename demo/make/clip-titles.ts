import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { textColours } from './clip-frames.ts';
import type { ClipScript } from './clip-scripts.ts';
import type { Spoken } from './speech.ts';

/** The site's own typeface. fontconfig names a variable font after its lightest weight and lists the others as styles. */
const font = {
  folder: resolve(import.meta.dirname, '../../node_modules/@fontsource-variable/figtree/files'),
  name: 'Figtree Light\\:style=Medium',
};

/** Pixels in the 1080p frame: left edge, baseline of the topline, bottom of a title's last line, font size and line height. */
const [left, topline, foot, size, lineHeight] = [150, 232, 594, 104, 120];

/** A border around the letters makes them slightly bolder than any weight that ffmpeg can select. */
const ink = (colour: string, bolder: number) => `fontcolor=${colour}:bordercolor=${colour}:borderw=${bolder}`;

/**
 * An ffmpeg filter chain that renders the clip's title and the chapter titles in sequence. Done by ffmpeg rather than in the
 * frame's SVG because, unlike librsvg, it can read the site's woff2 font. The chain needs `FONTCONFIG_FILE` as returned.
 */
export const titleFilter = async (folder: string, script: ClipScript, speech: Spoken) => {
  const configuration = join(folder, 'fonts.conf');
  await writeFile(
    configuration,
    `<?xml version="1.0"?><fontconfig><dir>${font.folder}</dir><cachedir>${folder}/fonts</cachedir></fontconfig>`,
  );
  const colours = textColours(script);
  const filters: string[] = [];
  const set = async (text: string, options: readonly string[]) => {
    const file = join(folder, `title-${filters.length}.txt`);
    await writeFile(file, text);
    filters.push([`drawtext=font='${font.name}'`, `textfile=${file}`, `x=${left}`, ...options].join(':'));
  };
  for (const [i, { start, end }] of speech.chapters.entries()) {
    const lines = script.chapters[i]?.title.split('\n') ?? [];
    // The last title stays until the end.
    const gone = i === speech.chapters.length - 1 ? end + 9 : end - 0.1;
    const alpha = `alpha='clip((t-${(start + 0.45).toFixed(2)})/0.8,0,1)*clip((${gone.toFixed(2)}-t)/0.5,0,1)'`;
    for (const [n, text] of lines.entries())
      await set(text, [
        `y=${foot - (lines.length - 1 - n) * lineHeight}-ascent`,
        `fontsize=${size}`,
        ink(colours.title, 1.1),
        alpha,
      ]);
  }
  await set(script.title, [`y=${topline}-ascent`, 'fontsize=44', ink(colours.topline, 0.5), "alpha='clip((t-0.2)/0.8,0,1)'"]);
  return { chain: filters.join(','), configuration };
};
