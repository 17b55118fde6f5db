import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sentence } from '../shapes.ts';
import { around } from './around.ts';
import { run } from './run.ts';

/** espeak-ng's native sample rate. */
export const rate = 22050;
const [leadIn, betweenSentences, betweenChapters, leadOut] = [1.4, 0.5, 1.2, 2];

/** A spoken sentence with its start and end in seconds. */
export type Cue = { readonly start: number; readonly end: number; readonly de: string; readonly en: string };
export type ChapterTime = { readonly start: number; readonly end: number };
export type Spoken = { readonly seconds: number; readonly cues: readonly Cue[]; readonly chapters: readonly ChapterTime[] };

const isLoud = (sample: number) => Math.abs(sample) > 160;

const presenter = ['-v', 'de', '-s', '148', '-p', '38', '-a', '120'];

/** Synthesises one sentence at `rate`, without espeak-ng's surrounding silence. `voice` are its options for another voice. */
export const speak = async (text: string, file: string, voice: readonly string[] = presenter) => {
  await run('espeak-ng', [...voice, '-w', file, text]);
  const wav = await readFile(file);
  const body = wav.subarray(wav.indexOf('data') + 8);
  const samples = new Int16Array(body.buffer.slice(body.byteOffset, body.byteOffset + (body.length & ~1)));
  return samples.subarray(Math.max(0, samples.findIndex(isLoud) - 400), samples.findLastIndex(isLoud) + 800);
};

export const writeWav = async (file: string, samples: Int16Array) => {
  const head = Buffer.alloc(44);
  head.write('RIFF');
  head.writeUInt32LE(36 + samples.byteLength, 4);
  head.write('WAVEfmt ', 8);
  for (const [value, at] of [
    [16, 16],
    [rate, 24],
    [rate * 2, 28],
  ] as const)
    head.writeUInt32LE(value, at);
  for (const [value, at] of [
    [1, 20],
    [1, 22],
    [2, 32],
    [16, 34],
  ] as const)
    head.writeUInt16LE(value, at);
  head.write('data', 36);
  head.writeUInt32LE(samples.byteLength, 40);
  await writeFile(file, Buffer.concat([head, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]));
};

/** `pause`: seconds of silence between sentences. */
type Script = { readonly chapters: readonly { readonly sentences: readonly Sentence[] }[]; readonly pause?: number };

/**
 * Synthesises a script sentence by sentence into `{folder}/voice.wav`, so that the cue times are exact. The duration is rounded
 * up to a multiple of 1 / `perSecond` seconds (by default whole frames) by extending the pauses.
 */
export const speakScript = async ({ chapters: parts, pause }: Script, folder: string, perSecond = 25): Promise<Spoken> => {
  const said: { readonly sentence: Sentence; readonly samples: Int16Array }[][] = [];
  for (const { sentences } of parts) {
    const chapter = [];
    for (const sentence of sentences) chapter.push({ sentence, samples: await speak(sentence.de, join(folder, 'sentence.wav')) });
    said.push(chapter);
  }
  const count = said.flat().length;
  const voice = said.flat().reduce((sum, { samples }) => sum + samples.length / rate, 0);
  const quiet = (pause ?? betweenSentences) * (count - said.length) + betweenChapters * (said.length - 1);
  const least = leadIn + voice + quiet + leadOut;
  const seconds = Math.ceil(least * perSecond) / perSecond;
  const more = (seconds - least) / count;
  const whole = new Int16Array(Math.round(seconds * rate));
  const [cues, chapters]: [Cue[], ChapterTime[]] = [[], []];
  let now = leadIn;
  for (const [index, chapter] of said.entries()) {
    const start = index === 0 ? 0 : now - betweenChapters / 2;
    for (const { sentence, samples } of chapter) {
      const at = Math.round(now * rate);
      whole.set(samples.subarray(0, whole.length - at), at);
      cues.push({ start: now, end: now + samples.length / rate, ...sentence });
      now += samples.length / rate + (pause ?? betweenSentences) + more;
    }
    now += betweenChapters - (pause ?? betweenSentences);
    chapters.push({ start, end: now - betweenChapters / 2 });
  }
  chapters.push({ start: chapters.pop()?.start ?? 0, end: seconds });
  await writeWav(join(folder, 'voice.wav'), whole);
  return { seconds, cues, chapters };
};

/** The background chords in hertz: open fifths and ninths without a sense of beginning or end. */
const chords = [
  [110, 164.81, 220, 246.94],
  [98, 146.83, 196, 246.94],
  [116.54, 174.61, 233.08, 261.63],
];

/** One tone of the background as an ffmpeg expression; each swells at its own speed. */
const tone = (hertz: number, i: number) =>
  `${(0.02 / (1 + i * 0.45)).toFixed(4)}*sin(2*PI*${hertz}*t)*(0.65+0.35*sin(2*PI*t/${7 + i * 2.3}+${i}))`;

/** Encoding quality: sample rate and bit rate. */
export type Quality = { readonly rate: string; readonly bits: string };

const clipQuality: Quality = { rate: '48000', bits: '48k' };

/** Mixes the voice at broadcast loudness over a background about 25 dB below, as AAC: `{folder}/sound.m4a`. */
export const mixSound = async (folder: string, seconds: number, key: string, quality = clipQuality) => {
  const chord = around(chords, key.length);
  const pad = `aevalsrc='${chord.map(tone).join('+')}':s=48000:d=${seconds}`;
  const voice =
    '[0:a]highpass=f=90,lowpass=f=7200,equalizer=f=2800:t=q:w=1.2:g=-2.5,loudnorm=I=-18:TP=-2:LRA=7,aresample=48000[voice]';
  const soft = `[1:a]lowpass=f=900,afade=t=in:d=1.8,afade=t=out:st=${seconds - 2.2}:d=2.2[pad]`;
  const mix = `[voice][pad]amix=inputs=2:normalize=0:duration=longest,atrim=0:${seconds},alimiter=limit=0.85:level=0[out]`;
  await run('ffmpeg', [
    '-v',
    'error',
    '-y',
    '-i',
    join(folder, 'voice.wav'),
    '-f',
    'lavfi',
    '-i',
    pad,
    '-filter_complex',
    `${voice};${soft};${mix}`,
    '-map',
    '[out]',
    '-ac',
    '1',
    '-ar',
    quality.rate,
    '-c:a',
    'aac',
    '-b:a',
    quality.bits,
    '-t',
    String(seconds),
    join(folder, 'sound.m4a'),
  ]);
};
