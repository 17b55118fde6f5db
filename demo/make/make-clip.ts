import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ClipKey } from '../shapes.ts';
import { webVtt } from './captions.ts';
import { framesOf } from './clip-frames.ts';
import type { ClipScript } from './clip-scripts.ts';
import { titleFilter } from './clip-titles.ts';
import { drawFrames } from './draw-frames.ts';
import { makePreview } from './preview.ts';
import type { Spoken } from './speech.ts';
import { mixSound, speakScript } from './speech.ts';
import { encode, encodeSettings, framesPerSecond, packageClip } from './transcode.ts';

export const writeJson = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`);

const milliseconds = (seconds: number) => Number(seconds.toFixed(3));

const film = async (work: string, key: ClipKey, script: ClipScript, speech: Spoken) => {
  const { chain, configuration } = await titleFilter(work, script, speech);
  process.env['FONTCONFIG_FILE'] = configuration;
  const { seconds, chapters } = speech;
  const frames = drawFrames(framesOf(key, script, chapters), { seconds, framesPerSecond });
  await encode(work, encodeSettings, { seconds, overlay: chain, sound: join(work, 'sound.m4a') }, frames);
};

/** The chapters for the player's list; times are in seconds. */
export const namedChapters = (chapters: readonly { title: string; titleEn: string }[], starts: readonly number[]) =>
  chapters.map(({ title, titleEn }, i) => ({ start: starts[i] ?? 0, title: title.replaceAll('\n', ' '), en: titleEn }));

/** The speech metadata in `clip.json`, as needed by the importer and the transcript; times are in seconds. */
export const describeSpeech = (titled: Parameters<typeof namedChapters>[0], { chapters, cues, seconds }: Spoken) => ({
  seconds,
  width: 1920,
  height: 1080,
  captions: [
    { lang: 'de', label: 'Deutsch', file: 'caption/de.vtt' },
    { lang: 'en', label: 'English', file: 'caption/en.vtt' },
  ],
  chapters: namedChapters(
    titled,
    chapters.map(({ start }) => milliseconds(start)),
  ),
  sentences: cues.map(({ start, end, de, en }) => ({ start: milliseconds(start), end: milliseconds(end), de, en })),
});

/** Writes `caption/de.vtt` and `en.vtt`. */
export const writeCaptions = async (target: string, { cues }: Spoken) => {
  await mkdir(join(target, 'caption'), { recursive: true });
  for (const language of ['de', 'en'] as const)
    await writeFile(join(target, 'caption', `${language}.vtt`), webVtt(cues, language));
};

/** Creates a clip in `target`: voice, video, renditions, captions and `clip.json`, which is written last. */
export const makeClip = async (key: ClipKey, script: ClipScript, target: string, hash: string) => {
  const work = await mkdtemp(join(tmpdir(), `clip-${key}-`));
  await rm(target, { recursive: true, force: true });
  for (const folder of ['hls', 'file']) await mkdir(join(target, folder), { recursive: true });
  const speech = await speakScript(script, work);
  await mixSound(work, speech.seconds, key);
  await film(work, key, script, speech);
  await packageClip(work, target);
  await writeCaptions(target, speech);
  const preview = await makePreview(target, join(target, 'file', '960.mp4'), speech.seconds);
  await writeJson(join(target, 'clip.json'), { key, ...describeSpeech(script.chapters, speech), preview, hash });
  await rm(work, { recursive: true });
};
