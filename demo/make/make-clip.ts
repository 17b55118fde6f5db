import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { ClipKey } from '../shapes.ts';
import { webVtt } from './captions.ts';
import { framesOf } from './clip-frames.ts';
import type { ClipScript } from './clip-scripts.ts';
import { titleFilter } from './clip-titles.ts';
import { makePreview, type PreviewFacts } from './preview.ts';
import type { Speech } from './speech.ts';
import { mixSound, speakClip } from './speech.ts';
import { encode, framesPerSecond, packageClip } from './transcode.ts';

const renderFrame = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

const milliseconds = (seconds: number) => Number(seconds.toFixed(3));

const film = async (work: string, key: ClipKey, script: ClipScript, speech: Speech) => {
  const frame = framesOf(key, script, speech.chapters);
  const count = Math.round(speech.seconds * framesPerSecond);
  const { chain, configuration } = await titleFilter(work, script, speech);
  process.env['FONTCONFIG_FILE'] = configuration;
  await encode(work, chain, speech.seconds, async (write) => {
    // One frame is drawn ahead while the last one is being taken.
    let ahead = renderFrame(frame(0));
    for (let i = 1; i <= count; i++) {
      const pixels = await ahead;
      if (i < count) ahead = renderFrame(frame(i / framesPerSecond));
      await write(pixels);
    }
  });
};

/** The chapters as the player lists them; times are seconds. */
export const namedChapters = (script: ClipScript, starts: readonly number[]) =>
  script.chapters.map(({ title, titleEn }, i) => ({ start: starts[i] ?? 0, title: title.replaceAll('\n', ' '), en: titleEn }));

/** What `clip.json` holds: enough for the importer, the transcript and the next run; times are seconds. */
const describe = (key: ClipKey, script: ClipScript, speech: Speech, preview: PreviewFacts, hash: string) => ({
  key,
  seconds: speech.seconds,
  width: 1920,
  height: 1080,
  captions: [
    { lang: 'de', label: 'Deutsch', file: 'caption/de.vtt' },
    { lang: 'en', label: 'English', file: 'caption/en.vtt' },
  ],
  chapters: namedChapters(
    script,
    speech.chapters.map(({ start }) => milliseconds(start)),
  ),
  sentences: speech.cues.map(({ start, end, de, en }) => ({ start: milliseconds(start), end: milliseconds(end), de, en })),
  preview,
  hash,
});

/** Makes one clip anew in `target`: voice, picture, renditions, captions and `clip.json`, which is written last. */
export const makeClip = async (key: ClipKey, script: ClipScript, target: string, hash: string) => {
  const work = await mkdtemp(join(tmpdir(), `clip-${key}-`));
  await rm(target, { recursive: true, force: true });
  for (const folder of ['hls', 'file', 'caption']) await mkdir(join(target, folder), { recursive: true });
  const speech = await speakClip(script, work);
  await mixSound(work, speech.seconds, key);
  await film(work, key, script, speech);
  await packageClip(work, target);
  for (const language of ['de', 'en'] as const)
    await writeFile(join(target, 'caption', `${language}.vtt`), webVtt(speech.cues, language));
  const preview = await makePreview(target, speech.seconds);
  await writeFile(join(target, 'clip.json'), `${JSON.stringify(describe(key, script, speech, preview, hash), null, 2)}\n`);
  await rm(work, { recursive: true });
};
