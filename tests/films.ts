import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Storage } from '../src/platform/storage.ts';

const run = promisify(execFile);

/** Small films for tests, drawn and played by ffmpeg itself. */
const picture = (size: string, seconds: number, rate = 25): string[] => [
  '-f',
  'lavfi',
  '-i',
  `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`,
];
const tone = (seconds: number, volume = 0.05): string[] => [
  '-f',
  'lavfi',
  '-i',
  `sine=frequency=440:duration=${seconds},volume=${volume}`,
];
const h264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-g', '25'];
const aac = ['-c:a', 'aac', '-b:a', '64k'];

export const films = {
  landscape: { name: 'quer.mp4', args: [...picture('640x360', 6), ...tone(6), ...h264, ...aac] },
  large: { name: 'gross.mp4', args: [...picture('1280x720', 8), ...tone(8), ...h264, ...aac] },
  portrait: { name: 'hoch.mp4', args: [...picture('640x360', 6), ...tone(6), ...h264, ...aac] },
  oldShape: { name: 'alt.mkv', args: [...picture('640x480', 6), ...tone(6, 0.8), '-c:v', 'mpeg4', '-c:a', 'libmp3lame'] },
  silent: { name: 'stumm.mp4', args: [...picture('426x240', 6), ...h264] },
  odd: { name: 'krumm.mkv', args: [...picture('321x181', 6, 30), ...tone(6), '-c:v', 'ffv1', '-c:a', 'pcm_s16le'] },
  deep: {
    name: 'tief.mp4',
    args: [...picture('320x180', 6), ...tone(6), '-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p10le', ...aac],
  },
  uneven: {
    name: 'handy.mp4',
    args: [...picture('320x180', 6, 30), '-vf', "select='gt(mod(n,7),2)'", '-vsync', 'vfr', ...h264],
  },
  /** As televisions and phones with HDR have it: ten bits, brighter than white. */
  bright: {
    name: 'hell.mp4',
    args: [
      ...picture('320x180', 3),
      ...tone(3),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p10le',
      ...aac,
      '-color_primaries',
      'bt2020',
      '-color_trc',
      'smpte2084',
      '-colorspace',
      'bt2020nc',
    ],
  },
  /** As a camcorder has it: two half pictures in each, fifty a second. */
  halves: {
    name: 'halbbilder.ts',
    args: [
      ...picture('640x360', 3, 50),
      ...tone(3),
      '-vf',
      'tinterlace=interleave_top,setfield=tff',
      '-c:v',
      'mpeg2video',
      '-flags',
      '+ilme+ildct',
      '-b:v',
      '4M',
      '-c:a',
      'mp2',
      '-f',
      'mpegts',
    ],
  },
  surround: { name: 'rundum.mp4', args: [...picture('320x180', 3), ...tone(3, 0.4), ...h264, '-ac', '6', ...aac] },
  brief: { name: 'kurz.mp4', args: [...picture('320x180', 0.6), ...tone(0.6), ...h264, ...aac] },
  /** It ends before its sound, and its container tells the longer of both. */
  soundGoesOn: { name: 'nachhall.mkv', args: [...picture('320x180', 4), ...tone(5), ...h264, ...aac] },
  /** A WebM that calls itself MP4. */
  lying: {
    name: 'angeblich.mp4',
    args: [...picture('320x180', 3), ...tone(3), '-c:v', 'libvpx', '-deadline', 'realtime', '-c:a', 'libopus', '-f', 'webm'],
  },
  /** As browsers record: nothing says how long it is. */
  recorded: {
    name: 'aufnahme.webm',
    args: [
      ...picture('320x180', 3),
      ...tone(3),
      '-c:v',
      'libvpx',
      '-deadline',
      'realtime',
      '-c:a',
      'libopus',
      '-f',
      'webm',
      '-live',
      '1',
    ],
  },
  spoken: { name: 'ton.m4a', args: [...tone(5, 0.5), ...aac] },
  tooLong: { name: 'lang.m4a', args: [...tone(30), ...aac] },
} as const;

export type FilmName = keyof typeof films;

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-films-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The file of a film, made when somebody first wants it. */
export async function filmFile(film: FilmName): Promise<string> {
  const { name, args } = films[film];
  const file = path.join(folder, name);
  if (existsSync(file)) return file;
  const isIso = /\.(?:mp4|m4a)$/.test(name) && film !== 'lying';
  await run('ffmpeg', ['-v', 'error', '-y', ...args, ...(isIso ? ['-movflags', '+faststart'] : []), file]);
  if (film !== 'portrait') return file;
  // A phone held upright: the picture lies, and the file says so.
  const turned = path.join(folder, `gedreht-${name}`);
  await run('ffmpeg', ['-v', 'error', '-y', '-i', file, '-c', 'copy', '-metadata:s:v:0', 'rotate=90', turned]);
  return turned;
}

/** Uploaded files, without the upload: a store with files in it, and how clips find them there. */
export function uploads(storage: Storage) {
  const known = new Map<string, { path: string; name: string }>();
  const put = async (bytes: Uint8Array, name: string): Promise<string> => {
    const id = randomUUID();
    await storage.write(`uploads/${id}`, bytes);
    known.set(id, { path: `uploads/${id}`, name });
    return id;
  };
  return {
    openSource: async (_: unknown, id: string) => known.get(id) ?? null,
    put,
    film: async (film: FilmName): Promise<string> => put(await readFile(await filmFile(film)), films[film].name),
    /** The store no longer has it. */
    lose: async (id: string): Promise<void> => storage.remove(known.get(id)?.path ?? ''),
  };
}

/** What ffprobe says of a file. */
export async function probed(file: string): Promise<{ streams: Record<string, unknown>[]; format: Record<string, unknown> }> {
  const { stdout } = await run('ffprobe', ['-v', 'error', '-print_format', 'json', '-show_format', '-show_streams', file]);
  return JSON.parse(stdout) as never;
}

/** LUFS, measured by ffmpeg's other meter. */
export async function loudnessOf(file: string): Promise<number> {
  const { stderr } = await run('ffmpeg', ['-nostdin', '-hide_banner', '-i', file, '-af', 'ebur128', '-f', 'null', '-']);
  return Number(/I:\s+(-?[\d.]+) LUFS\s*$/m.exec(stderr.slice(stderr.lastIndexOf('Summary')))?.[1]);
}
