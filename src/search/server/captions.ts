import { text as readText } from 'node:stream/consumers';
import { locales, type Locale } from '#kit/locale.ts';
import type { Clip } from '#catalog/server/door.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import { endsSentence, sentencesIn } from '../language/statements.ts';

/** A spoken sentence, and the whole second at which it begins. */
export type Sentence = { readonly seconds: number; readonly text: string };

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)[.,]\d{3}\s+-->/;

/** Maximum length of a sentence; captions without full stops are cut here. */
const longestSentence = 300;

/**
 * The sentences of a WebVTT file. Cues are lines on the screen: a sentence may span several, and one may contain two. Anything
 * that is no cue is skipped, and so is markup.
 */
export function sentencesOf(file: string): Sentence[] {
  const sentences: Sentence[] = [];
  let begun: { seconds: number; text: string } | undefined;
  for (const { seconds, text } of cuesOf(file)) {
    for (const piece of sentencesIn(text)) {
      begun = begun ? { ...begun, text: `${begun.text} ${piece}` } : { seconds, text: piece };
      if (!endsSentence(piece) && begun.text.length < longestSentence) continue;
      sentences.push(begun);
      begun = undefined;
    }
  }
  return begun ? [...sentences, begun] : sentences;
}

function cuesOf(file: string): Sentence[] {
  return file
    .replace(/^\u{FEFF}/u, '')
    .split(/\r?\n\s*\r?\n/)
    .flatMap((block) => {
      const lines = block.split(/\r?\n/);
      const at = lines.findIndex((line) => timing.test(line));
      const [, hours = '0', minutes = '0', seconds = '0'] = timing.exec(lines[at] ?? '') ?? [];
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replaceAll('\0', '')
        .replace(/<[^<>]*>/g, '')
        .replaceAll('&amp;', '&')
        .replace(/\s+/g, ' ')
        .trim();
      return at < 0 || text === ''
        ? []
        : [{ seconds: (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds), text: text.toWellFormed() }];
    });
}

const largest = 5 * 1024 * 1024;

/** The spoken sentences of a clip, by language of its captions. A missing file means no captions; a failing store throws. */
export async function readCaptions(
  { folder, captions }: Clip,
  { storage, log }: { storage: Pick<Storage, 'stat' | 'read'>; log: Pick<Log, 'warn'> },
): Promise<Partial<Record<Locale, Sentence[]>>> {
  const said: Partial<Record<Locale, Sentence[]>> = {};
  for (const lang of locales) {
    const track = captions.find((one) => one.lang === lang);
    if (!track) continue;
    const file = `${folder}/caption/${track.file}`;
    const stored = await storage.stat(file);
    if (!stored || stored.size > largest) {
      log.warn({ file }, 'Captions cannot be searched: the file is missing or too large.');
      continue;
    }
    said[lang] = sentencesOf(await readText(await storage.read(file)));
  }
  return said;
}
