/**
 * Makes `demo/clips/gebaerden`: a drawn figure in place of somebody who signs, marked as a placeholder, long enough for the films that
 * show it. Needs ffmpeg (libx264, libfreetype).
 *
 *     node demo/make/sign.ts
 */
import { copyFile, mkdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { run } from './run.ts';

const folder = resolve(import.meta.dirname, '../clips/gebaerden');
const font = resolve(import.meta.dirname, '../../src/platform/fonts/figtree-700.ttf');
const seconds = 33;

const ground = `color=c=0x24476b:s=960x540:r=25:d=${seconds}`;
/** A disc: head and hands. */
const disc = `color=c=0xf2c9a8:s=110x110:r=25:d=${seconds},format=rgba,geq=r='r(X,Y)':g='g(X,Y)':b='b(X,Y)':a='if(lt(hypot(X-55,Y-55),52),255,0)'`;
const written = (text: string, size: number, y: number): string =>
  `drawtext=fontfile=${font}:text='${text}':fontsize=${size}:fontcolor=white:x=(w-tw)/2:y=${y}`;
const figure = [
  '[1]split=3[head][left][right]',
  '[0][head]overlay=x=425:y=70[a]',
  '[a]drawbox=x=380:y=190:w=200:h=230:color=0x7fb2d9:t=fill[b]',
  "[b][left]overlay=x='270+60*sin(2.1*t)':y='260+70*cos(1.7*t)'[c]",
  "[c][right]overlay=x='580+60*cos(1.9*t)':y='260+70*sin(2.3*t)'[d]",
  `[d]${written('PLATZHALTER', 44, 14)},${written('Hier gebärdet später eine Dolmetscherin', 34, 470)}`,
].join(';');

const encode = '-an -c:v libx264 -preset slow -crf 30 -profile:v main -pix_fmt yuv420p -g 50 -movflags +faststart'.split(' ');
const packaged = '-c copy -f hls -hls_time 4 -hls_playlist_type vod -hls_segment_type fmp4 -hls_flags single_file'.split(' ');

const at = (...parts: string[]): string => join(folder, ...parts);
for (const part of ['file', 'hls']) await mkdir(at(part), { recursive: true });
const small = at('file', '960.mp4');
await run('ffmpeg', ['-y', '-f', 'lavfi', '-i', ground, '-f', 'lavfi', '-i', disc, '-filter_complex', figure, ...encode, small]);
await copyFile(small, at('file', '1920.mp4'));
await run('ffmpeg', ['-y', '-i', small, ...packaged, '-hls_segment_filename', at('hls', '540.mp4'), at('hls', '540.m3u8')]);
const average = Math.round(((await stat(at('hls', '540.mp4'))).size * 8) / seconds);
const master = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-STREAM-INF:BANDWIDTH=${2 * average},AVERAGE-BANDWIDTH=${average},RESOLUTION=960x540,CODECS="avc1.4d401f",FRAME-RATE=25.000`,
  '540.m3u8',
];
await writeFile(at('hls', 'master.m3u8'), `${master.join('\n')}\n`);
const described = { key: 'gebaerden', seconds, width: 960, height: 540, captions: [], chapters: [] };
await writeFile(at('clip.json'), `${JSON.stringify(described, null, 2)}\n`);
