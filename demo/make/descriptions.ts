/**
 * Adds an audio description track to the clips of `clipDescriptions`. Needs the clips, ffmpeg and espeak-ng.
 *
 *     node demo/make/descriptions.ts
 *
 * The video is not re-encoded: its renditions lose their sound, and both tracks become separate audio renditions, since a
 * player can switch audio only if it is not muxed with the video.
 */
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { ClipKey } from '../shapes.ts';
import { run } from './run.ts';
import { rate, speak, writeWav } from './speech.ts';
import { ladder, rungEntry, segment, writeMaster } from './transcode.ts';

const folder = resolve(import.meta.dirname, '../clips');

/**
 * Audio description (S11.6) of the visuals. Spoken in the pauses: before the first sentence, before each further chapter, after
 * the last sentence. The script fails if a text does not fit its pause.
 */
const clipDescriptions: { readonly [K in ClipKey]?: readonly string[] } = {
  atem: ['Eine Lunge entsteht.', 'Nun eine Welle.', 'Nun eine Sonne.', 'Die Sonne steht im Bild.'],
};

type Clip = {
  readonly seconds: number;
  readonly chapters: readonly { readonly start: number }[];
  readonly sentences: readonly { readonly start: number; readonly end: number }[];
};

/** The pauses of the speech, in seconds: before the first sentence, around each change of chapters, after the last sentence. */
const pausesOf = ({ seconds, chapters, sentences }: Clip) =>
  [...chapters.map(({ start }) => start), seconds].map((change) => ({
    from: Math.max(0, ...sentences.map(({ end }) => end).filter((end) => end <= change)),
    to: Math.min(seconds, ...sentences.map(({ start }) => start).filter((start) => start >= change)),
  }));

/** A different, faster voice than the presenter's, since pauses are short. */
const voice = ['-v', 'de+f3', '-s', '195', '-p', '52', '-a', '110'];

/** Synthesises all descriptions into one track of the clip's length: `{work}/description.wav`. */
const speakDescriptions = async (work: string, clip: Clip, texts: readonly string[]) => {
  const whole = new Int16Array(Math.round(clip.seconds * rate));
  for (const [i, { from, to }] of pausesOf(clip).entries()) {
    const text = texts[i] ?? '';
    const samples = await speak(text, join(work, 'said.wav'), voice);
    const spare = (to - from) * rate - samples.length;
    if (spare < 0) throw new Error(`Too long for its pause of ${(to - from).toFixed(2)} s: ${text}`);
    whole.set(samples, Math.round(from * rate + spare / 2));
  }
  await writeWav(join(work, 'description.wav'), whole);
};

/** Mixes the descriptions over the clip's own sound: `{work}/described.m4a`. */
const mix = (work: string, clip: string) =>
  run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    join(clip, 'file', '1920.mp4'),
    '-i',
    join(work, 'description.wav'),
    '-filter_complex',
    '[1:a]highpass=f=120,volume=0.8,aresample=48000[said];[0:a][said]amix=inputs=2:normalize=0:duration=first,alimiter=limit=0.85:level=0[out]',
    '-map',
    '[out]',
    '-ac',
    '1',
    '-c:a',
    'aac',
    '-b:a',
    '40k',
    join(work, 'described.m4a'),
  ]);

const sounds = [
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch",LANGUAGE="de",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="1",URI="sound.m3u8"\n',
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="Deutsch mit Audiobeschreibung",LANGUAGE="de",DEFAULT=NO,AUTOSELECT=YES,CHANNELS="1",CHARACTERISTICS="public.accessibility.describes-video",URI="described.m3u8"\n',
];

const describeClip = async (key: ClipKey, texts: readonly string[]) => {
  const target = join(folder, key);
  const hls = join(target, 'hls');
  const work = await mkdtemp(join(tmpdir(), `described-${key}-`));
  const clip = JSON.parse(await readFile(join(target, 'clip.json'), 'utf8')) as Clip;
  await speakDescriptions(work, clip, texts);
  await mix(work, target);
  const own = await segment(join(target, 'file', '1920.mp4'), hls, 'sound', ['-vn']);
  const described = await segment(join(work, 'described.m4a'), hls, 'described');
  const entries = [...sounds];
  for (const rung of ladder) {
    const film = join(work, `${rung.name}.mp4`);
    await copyFile(join(hls, `${rung.name}.mp4`), film);
    const { peak, mean } = await segment(film, hls, rung.name, ['-an']);
    const bits = { peak: peak + Math.max(own.peak, described.peak), mean: mean + Math.max(own.mean, described.mean) };
    entries.push(await rungEntry(hls, rung, bits, 'sound'));
  }
  await writeMaster(hls, entries);
  await rm(work, { recursive: true });
};

for (const [key, texts] of Object.entries(clipDescriptions) as [ClipKey, readonly string[]][]) {
  await describeClip(key, texts);
  console.log(`${key} has audio description`);
}
