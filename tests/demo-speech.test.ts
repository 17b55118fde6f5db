import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { speeches, videos } from '../demo/content/index.ts';
import { captionLines } from '../demo/make/captions.ts';
import { clipScripts } from '../demo/make/clip-scripts.ts';
import { silentSeconds } from '../demo/make/silent-scripts.ts';
import { readCaptions } from '../src/media/clips/captions.ts';
import { demoNames } from './demo-names.ts';

/** The speech of each film, and the folder of its files. */
const films = videos.map((video) => {
  const own = speeches[video.shortid];
  const chapters = own ?? clipScripts[video.clip].chapters;
  return { video, chapters, folder: own ? `speech/${video.shortid}` : `clips/${video.clip}` };
});

const inDemo = (...names: readonly string[]): Promise<string> => readFile(path.join(demoNames.demoFolder, ...names), 'utf8');

/** The caption texts of a film; throws if they are invalid. */
async function captionsOf(folder: string, language: 'de' | 'en', seconds: number): Promise<string[]> {
  const read = readCaptions(await inDemo(folder, 'caption', `${language}.vtt`), seconds);
  if (!read.ok) throw new Error(`${folder}: ${read.problems.map(({ what, line }) => `${what} in ${line}`).join()}`);
  return read.cues.map(({ text }) => text.replaceAll('\n', ' '));
}

type Described = {
  readonly seconds: number;
  readonly chapters: readonly { readonly start: number; readonly title: string; readonly en: string }[];
};
const describedIn = async (folder: string) => JSON.parse(await inDemo(folder, 'clip.json')) as Described;

const wordsIn = (text: string): string[] =>
  text
    .replaceAll('\u00AD', '')
    .toLowerCase()
    .match(/\p{L}{4,}/gu) ?? [];
/** A crude stem, because words are inflected and occur in compounds. */
const stem = (word: string): string => word.slice(0, Math.max(4, Math.min(6, word.length - 1)));

describe('what the films of the demo say', () => {
  test('S12.1 every film speaks of its own topic: its captions have a word of its topline or keywords', async () => {
    const strange: string[] = [];
    for (const { video, folder } of films) {
      const { seconds } = await describedIn(folder);
      const said = (await captionsOf(folder, 'de', seconds)).join(' ').toLowerCase();
      const topic = [video.topline, ...video.keywords].flatMap(wordsIn);
      if (!topic.some((word) => said.includes(stem(word)))) strange.push(`${video.shortid} says: ${said}`);
    }
    expect(strange).toEqual([]);
  });

  test('S11.1 the captions are what is said, in both languages, and every sentence fits two lines of 42 characters', async () => {
    for (const { chapters, folder } of films) {
      const { seconds } = await describedIn(folder);
      for (const language of ['de', 'en'] as const) {
        const sentences = chapters.flatMap((chapter) => chapter.sentences.map((sentence) => sentence[language]));
        expect(await captionsOf(folder, language, seconds), folder).toEqual(sentences);
        for (const sentence of sentences) expect(captionLines(sentence).join(' ')).toBe(sentence);
      }
    }
  });

  test('S11.2 S1.7 every film has chapters with a title in both languages, in order, within its length', async () => {
    for (const { chapters, folder } of films) {
      const described = await describedIn(folder);
      expect(
        described.chapters.map(({ title, en }) => [title, en]),
        folder,
      ).toEqual(chapters.map(({ title, titleEn }) => [title.replaceAll('\n', ' '), titleEn]));
      const starts = described.chapters.map(({ start }) => start);
      expect([...starts, described.seconds], folder).toEqual([...starts, described.seconds].toSorted((a, b) => a - b));
      expect(described.chapters.filter(({ title, en }) => !title.trim() || !en.trim())).toEqual([]);
    }
  });

  test('S3.6 whoever says something of their own is a video, says it in no other’s words, and not longer than there are pictures', async () => {
    const shortids = new Set(videos.map(({ shortid }) => shortid));
    expect(Object.keys(speeches).filter((shortid) => !shortids.has(shortid))).toEqual([]);
    const sentences = Object.values(speeches).flatMap((speech) => speech.flatMap((chapter) => chapter.sentences));
    const said = Map.groupBy(sentences, ({ de }) => de);
    expect([...said].filter(([, times]) => times.length > 1).map(([sentence]) => sentence)).toEqual([]);
    for (const shortid of Object.keys(speeches))
      expect((await describedIn(`speech/${shortid}`)).seconds, shortid).toBeLessThanOrEqual(silentSeconds);
  });
});
