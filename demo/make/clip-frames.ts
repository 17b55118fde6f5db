import type { Hue, Motif } from '../shapes.ts';
import { around } from './around.ts';
import type { ClipScript } from './clip-scripts.ts';
import { paletteOf } from './colour.ts';
import { motifs } from './motifs.ts';
import { organic, outline } from './organic.ts';
import { seeded } from './seed.ts';
import type { ChapterTime } from './speech.ts';
import { strokeLength } from './stroke.ts';

/** Frames are drawn on this grid and rendered at 1920 × 1080. */
const [width, height] = [1280, 720];

/** Position of the drawing in a chapter: centre and radius of the large shape, rotation of the palette's angle. */
type Stage = { readonly x: number; readonly y: number; readonly radius: number; readonly drift: number };

/** Layout of a frame: next to a title with a progress bar per chapter, or centred without text. */
type Scene = { readonly stages: readonly Stage[]; readonly hasBars: boolean };

const besideTitle: Scene = {
  stages: [
    { x: 908, y: 356, radius: 262, drift: 0 },
    { x: 936, y: 372, radius: 246, drift: 9 },
    { x: 894, y: 348, radius: 274, drift: -7 },
  ],
  hasBars: true,
};

export const withoutWords: Scene = {
  stages: [
    { x: 652, y: 352, radius: 270, drift: 0 },
    { x: 616, y: 366, radius: 254, drift: 9 },
    { x: 664, y: 346, radius: 280, drift: -7 },
  ],
  hasBars: false,
};

/** The input of a frame sequence: a line drawing for each chapter. */
export type Drawn = {
  readonly hue: Hue;
  /** Light lines on a dark background. */
  readonly night?: boolean;
  readonly chapters: readonly { readonly motif: Motif }[];
};

const ease = (v: number) => {
  const t = Math.min(1, Math.max(0, v));
  return t * t * (3 - 2 * t);
};

/** The stage at a time: moves for three seconds around a change of chapters. */
const stageAt = (stages: readonly Stage[], chapters: readonly ChapterTime[], time: number) => {
  const blend = { ...around(stages, 0) };
  chapters.slice(1).forEach((chapter, i) => {
    const share = ease((time - chapter.start + 1.5) / 3);
    const [from, to] = [around(stages, i), around(stages, i + 1)];
    for (const key of ['x', 'y', 'radius', 'drift'] as const) blend[key] += (to[key] - from[key]) * share;
  });
  return blend;
};

/** The strokes of a motif up to a progress: `done` from 0 to 1 over all strokes together. */
const drawn = (strokes: readonly { d: string; length: number }[], done: number) => {
  let left = strokes.reduce((sum, s) => sum + s.length, 0) * done;
  return strokes
    .map(({ d, length }) => {
      const part = Math.min(length, left);
      left -= part;
      if (part <= 0) return '';
      return part < length
        ? `<path d="${d}" stroke-dasharray="${part.toFixed(2)} ${(length * 2).toFixed(2)}"/>`
        : `<path d="${d}"/>`;
    })
    .join('');
};

/** Colours of the text that ffmpeg renders over the frames. */
export const textColours = (script: ClipScript) => {
  const p = paletteOf(script.hue);
  return script.night ? { title: p.paper, topline: p.mid } : { title: p.ink, topline: p.deep };
};

/** Returns a function from seconds to the frame's SVG: soft animated shapes, the chapter's drawing, the progress bars. */
export const framesOf = (
  key: string,
  script: Drawn,
  chapters: readonly ChapterTime[],
  { stages, hasBars }: Scene = besideTitle,
) => {
  const random = seeded(`clip ${key}`);
  const [main, halo, ground, corner] = [organic(random, 0.8), organic(random, 0.7), organic(random, 1.1), organic(random)];
  const orbit = random() * 6.28;
  // The background colours are static: a change of the whole frame costs more bits than all other motion.
  const still = paletteOf(script.hue);
  const strokes = script.chapters.map(({ motif }) => motifs[motif].map((d) => ({ d, length: strokeLength(d) })));
  return (time: number) => {
    const { x, y, radius, drift } = stageAt(stages, chapters, time);
    const p = paletteOf(script.hue, drift);
    const c = script.night
      ? { from: still.night, to: still.deep, main: [p.deep, p.strong], ground: still.deep, corner: p.strong, line: p.paper }
      : { from: still.paper, to: still.mist, main: [p.soft, p.mid], ground: still.soft, corner: p.mid, line: p.ink };
    const index = Math.max(
      0,
      chapters.findLastIndex((chapter) => time >= chapter.start),
    );
    const chapter = around(chapters, index);
    const hand = ease((time - chapter.start - 0.5) / Math.min(4.5, chapter.end - chapter.start - 1.5));
    const fade = index === chapters.length - 1 ? 1 : ease((chapter.end - time) / 0.6);
    const [mx, my] = [x + Math.sin(time * 0.36) * 16, y + Math.cos(time * 0.31) * 13];
    const breath = 1 + Math.sin(time * 0.8) * 0.016;
    const turn = orbit + time * 0.07;
    const scale = 3.25 * breath;
    const bars = chapters.map((part, i) => {
      const done = Math.min(1, Math.max(0, (time - part.start) / (part.end - part.start)));
      const bar = (length: number, opacity: number) =>
        `<rect x="${100 + i * 64}" y="602" width="${length.toFixed(2)}" height="4" rx="2" fill="${c.line}" opacity="${opacity}"/>`;
      return bar(52, 0.16) + (done > 0.04 ? bar(52 * done, 0.75) : '');
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" width="1920" height="1080" viewBox="0 0 ${width} ${height}">
<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${c.from}"/><stop offset="1" stop-color="${c.to}"/></linearGradient>
<linearGradient id="m" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="${c.main[0]}"/><stop offset="1" stop-color="${c.main[1]}"/></linearGradient>
<linearGradient id="a" x1="0" y1="0" x2=".5" y2="1"><stop offset="0" stop-color="${p.accentLight}"/><stop offset="1" stop-color="${p.accent}"/></linearGradient>
<linearGradient id="b" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${c.ground}" stop-opacity=".75"/><stop offset="1" stop-color="${c.ground}" stop-opacity=".2"/></linearGradient></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<path d="${outline(ground, 330 + Math.sin(time * 0.21) * 46, 690 + Math.cos(time * 0.17) * 22, 330, time)}" fill="url(#b)"/>
<path d="${outline(corner, 1215 + Math.cos(time * 0.24) * 26, 70 + Math.sin(time * 0.19) * 30, 175, time)}" fill="${c.corner}" opacity=".55"/>
<circle cx="${(mx + Math.cos(turn) * (radius + 26)).toFixed(2)}" cy="${(my + Math.sin(turn) * (radius - 10)).toFixed(2)}" r="38" fill="url(#a)"/>
<path d="${outline(main, mx, my, radius * breath, time)}" fill="url(#m)"/>
<path d="${outline(halo, mx, my, radius * 1.13 * (2 - breath), -time)}" fill="none" stroke="${c.line}" stroke-opacity=".28" stroke-width="1.3"/>
<g transform="translate(${(mx - 50 * scale).toFixed(2)} ${(my - 50 * scale).toFixed(2)}) scale(${scale.toFixed(4)})" fill="none" stroke="${c.line}" stroke-width="1.55" stroke-linecap="round" stroke-linejoin="round" opacity="${fade.toFixed(3)}">${drawn(around(strokes, index), hand)}</g>
${hasBars ? bars.join('') : ''}</svg>`;
  };
};
