import type { Cue } from './speech.ts';

const widest = 42;

const two = (v: number) => String(Math.floor(v)).padStart(2, '0');

const stamp = (seconds: number) => {
  const ms = Math.round(seconds * 1000);
  return `${two(ms / 3600000)}:${two((ms / 60000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
};

/**
 * Splits text into one or two caption lines of at most 42 characters, of about equal length. Throws if it does not fit into
 * two.
 */
export const captionLines = (text: string): readonly string[] => {
  if (text.length <= widest) return [text];
  const breaks = [...text.matchAll(/ /g)]
    .map(({ index }) => ({
      first: text.slice(0, index),
      second: text.slice(index + 1),
      off: Math.abs(2 * index + 1 - text.length),
    }))
    .filter(({ first, second }) => first.length <= widest && second.length <= widest);
  const best = breaks.toSorted((a, b) => a.off - b.off)[0];
  if (!best) throw new Error(`Too long for two caption lines: ${text}`);
  return [best.first, best.second];
};

/** WebVTT of one language. A cue is shown slightly longer than the speech, but never overlaps the next. */
export const webVtt = (cues: readonly Cue[], language: 'de' | 'en') => {
  const blocks = cues.map((cue, i) => {
    const next = cues[i + 1]?.start ?? Infinity;
    const end = Math.min(cue.end + 0.5, next - 0.08);
    return `${i + 1}\n${stamp(cue.start)} --> ${stamp(end)}\n${captionLines(cue[language]).join('\n')}\n`;
  });
  return `WEBVTT\n\n${blocks.join('\n')}`;
};
