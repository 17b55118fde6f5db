/**
 * Generates `demo/speech`: audio and captions of each film with its own speech, and the playlists that combine the audio with
 * the silent clips. Skips those that are up to date, and removes unused ones.
 *
 *     node demo/make/speeches.ts                   all films
 *     node demo/make/speeches.ts angst1 schilddr1  only these
 *
 * Needs the silent clips, ffmpeg and espeak-ng.
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { speeches, videos } from '../content/index.ts';
import type { Speech } from '../shapes.ts';
import { describeSpeech, writeCaptions, writeJson } from './make-clip.ts';
import type { PreviewFacts } from './preview.ts';
import { silentWith, type SilentKey } from './silent-scripts.ts';
import { mixSound, speakScript } from './speech.ts';
import {
  bandwidth,
  cutPlaylist,
  rungEntry,
  segment,
  segmentSeconds,
  silentLadder,
  silentSettings,
  writeMaster,
} from './transcode.ts';

const demo = resolve(import.meta.dirname, '..');

/** Increment when the voice, the sound or the packaging change; changes of texts and video are detected without it. */
const version = 1;

const quality = { rate: '24000', bits: '16k' };

const sound =
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="1",URI="sound.m3u8"\n';

/** Files that an import muxes from these renditions. */
const files = [
  { name: '1920.mp4', picture: '1080', sound: 'sound' },
  { name: '960.mp4', picture: '540', sound: 'sound' },
];

type Silent = { readonly preview: PreviewFacts; readonly hash: string };

/** Writes the master playlist, and the video playlists cut to the length of the sound. */
const writePlaylists = async (target: string, pictures: string, seconds: number) => {
  const count = seconds / segmentSeconds;
  const own = bandwidth(await readFile(join(target, 'sound.m3u8'), 'utf8'));
  const entries = [sound];
  for (const rung of silentLadder) {
    const playlist = cutPlaylist(await readFile(join(pictures, `${rung.name}.m3u8`), 'utf8'), count);
    await writeFile(join(target, `${rung.name}.m3u8`), playlist);
    const { peak, mean } = bandwidth(playlist);
    const bits = { peak: peak + own.peak, mean: mean + own.mean };
    entries.push(await rungEntry(join(pictures, 'hls'), rung, bits, 'sound', silentSettings.framesPerSecond));
  }
  await writeMaster(target, entries);
};

const make = async (shortid: string, speech: Speech, pictures: SilentKey, { preview, hash }: Silent) => {
  const target = join(demo, 'speech', shortid);
  const work = await mkdtemp(join(tmpdir(), `speech-${shortid}-`));
  await rm(target, { recursive: true, force: true });
  await mkdir(join(target, 'hls'), { recursive: true });
  const spoken = await speakScript({ chapters: speech }, work, 1 / segmentSeconds);
  // The encoder's last frame must not start a segment of its own.
  await mixSound(work, spoken.seconds - 0.1, shortid, quality);
  await segment(join(work, 'sound.m4a'), join(target, 'hls'), 'sound');
  await writePlaylists(join(target, 'hls'), join(demo, 'clips/silent', pictures), spoken.seconds);
  await writeCaptions(target, spoken);
  const shared = { pictures: `clips/silent/${pictures}`, files };
  await writeJson(join(target, 'clip.json'), { ...shared, ...describeSpeech(speech, spoken), preview, hash });
  await rm(work, { recursive: true });
};

const isUpToDate = async (shortid: string, hash: string) => {
  const file = join(demo, 'speech', shortid, 'clip.json');
  return existsSync(file) && (JSON.parse(await readFile(file, 'utf8')) as { hash?: string }).hash === hash;
};

const wanted = process.argv.slice(2);
for (const { shortid, motif } of videos) {
  const speech = speeches[shortid];
  if (!speech || (wanted.length > 0 && !wanted.includes(shortid))) continue;
  const pictures = silentWith(motif);
  const silent = JSON.parse(await readFile(join(demo, 'clips/silent', pictures, 'silent.json'), 'utf8')) as Silent;
  const from = JSON.stringify([version, speech, pictures, silent.hash, quality]);
  const hash = createHash('sha256').update(from).digest('hex').slice(0, 12);
  if (await isUpToDate(shortid, hash)) continue;
  await make(shortid, speech, pictures, { ...silent, hash });
  console.log(`${shortid} made`);
}

for (const name of await readdir(join(demo, 'speech')))
  if (!Object.hasOwn(speeches, name)) await rm(join(demo, 'speech', name), { recursive: true });
