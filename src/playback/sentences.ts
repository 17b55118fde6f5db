import type { Chapter, Seen } from './contract.ts';

/** A cue of a text track, or the part of it that one voice says; times in seconds. `speaker` is the annotation of WebVTT's `<v>`. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string; readonly speaker?: string | undefined };

/**
 * A spoken sentence and the second at which it begins. `speaker`: who says it, if the captions name somebody. `kind`: no speech but
 * a sound, or what is only seen (S19.6).
 */
export type Sentence = {
  readonly start: number;
  readonly text: string;
  readonly speaker?: string;
  readonly kind?: 'sound' | 'seen';
};

/** A section of a transcript; `title` is its chapter's, null if there are none. */
export type Part = { readonly title: string | null; readonly paragraphs: readonly (readonly Sentence[])[] };

/** Endings that do not end a sentence: 'Dr.', 'z. B.', 'Am 3.' */
const goesOn =
  /(?:^|[\s(„"])(?:\p{L}|\d{1,2}|Dr|Prof|Nr|St|Mr|Mrs|Ms|bzw|ca|evtl|ggf|inkl|max|min|vs|z\. ?B|d\. ?h|u\. ?a|e\. ?g|i\. ?e)\.\s*$/u;

/** Without a full stop for this many characters the captions are machine-made: then each cue counts as a sentence. */
const longest = 320;

/** The starts of sentences in a text, by the rules of its language. */
function beginnings(text: string, language: string, ofCues: readonly number[]): readonly number[] {
  if (!('Segmenter' in Intl)) return ofCues;
  const found: number[] = [];
  let last = '';
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text)) {
    if (!goesOn.test(last)) found.push(index);
    last = segment;
  }
  return found.flatMap((from, i) => {
    const to = found[i + 1] ?? text.length;
    return to - from > longest ? [from, ...ofCues.filter((at) => at > from && at < to)] : [from];
  });
}

/**
 * The sentences of a track (S11.1): cues are cut to two lines, so a sentence may span several, and several may be in one. The
 * start of a sentence within a cue is interpolated. `language` is the track's.
 */
export function sentencesOf(cues: readonly Cue[], language: string): readonly Sentence[] {
  const spoken = cues
    .map((cue) => ({ ...cue, text: cue.text.replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '')
    .toSorted((a, b) => a.start - b.start);
  return turnsOf(spoken).flatMap((turn) => {
    const [first] = turn;
    if (first && isSound(first.text)) return turn.map(({ start, text }) => ({ start, text, kind: 'sound' as const }));
    const speaker = first?.speaker;
    const sentences = sentencesOfTurn(turn, language);
    return speaker === undefined ? sentences : sentences.map((one) => ({ ...one, speaker }));
  });
}

/** A sound that captions describe, such as `[Musik]` or `(lacht)`, or a song. */
const isSound = (text: string): boolean => /^(?:\[[^\]]+\]|\([^)]+\)|♪.*)$/u.test(text);

/** Consecutive cues of one speaker; each sound is a turn of its own. */
function turnsOf(cues: readonly Cue[]): Cue[][] {
  const turns: Cue[][] = [];
  for (const cue of cues) {
    const before = turns.at(-1)?.at(-1);
    const goesOnTurn = before && before.speaker === cue.speaker && !isSound(before.text) && !isSound(cue.text);
    if (goesOnTurn) turns.at(-1)?.push(cue);
    else turns.push([cue]);
  }
  return turns;
}

/** `spoken` is in order and has no empty texts. */
function sentencesOfTurn(spoken: readonly Cue[], language: string): readonly Sentence[] {
  let length = 0;
  const placed = spoken.map((cue) => {
    const at = length;
    length += cue.text.length + 1;
    return { ...cue, at };
  });
  const text = placed.map((cue) => cue.text).join(' ');
  const secondAt = (place: number): number => {
    const cue = placed.findLast(({ at }) => at <= place);
    return cue ? cue.start + (cue.end - cue.start) * Math.min(1, (place - cue.at) / cue.text.length) : 0;
  };
  const starts = beginnings(
    text,
    language,
    placed.map(({ at }) => at),
  );
  return starts.map((from, i) => ({ start: secondAt(from), text: text.slice(from, starts[i + 1]).trim() }));
}

/** Maximum number of sentences in a paragraph, and the pause in seconds that ends one. */
const [mostSentences, pause] = [5, 4];

function paragraphsOf(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const paragraphs: Sentence[][] = [];
  for (const sentence of sentences) {
    const current = paragraphs.at(-1);
    const last = current?.at(-1);
    // About fifteen characters are spoken per second.
    // What is no speech, and who speaks next, begins a line.
    const isAlike = last?.kind === sentence.kind && last?.speaker === sentence.speaker && sentence.kind === undefined;
    const isNear = last !== undefined && isAlike && sentence.start - (last.start + last.text.length / 15) < pause;
    if (current && isNear && current.length < mostSentences) current.push(sentence);
    else paragraphs.push([sentence]);
  }
  return paragraphs;
}

/** The sentences with what is only seen between them (S19.6), in order; what is seen comes before what is said at the same time. */
export const withSeen = (sentences: readonly Sentence[], seen: readonly Seen[]): readonly Sentence[] =>
  seen.length === 0
    ? sentences
    : [...seen.map(({ start, text }) => ({ start, text, kind: 'seen' as const })), ...sentences].toSorted(
        (one, other) => one.start - other.start,
      );

/** A chapter starts in the pause before its first sentence, hence a tolerance. */
const breath = 0.3;

/** The sentences as readable text: by chapter, in paragraphs. Speech before the first chapter has no heading. */
export function partsOf(sentences: readonly Sentence[], chapters: readonly Chapter[]): readonly Part[] {
  const heads = [{ start: -Infinity, title: null }, ...chapters];
  return heads.flatMap(({ start, title }, i) => {
    const end = heads[i + 1]?.start ?? Infinity;
    const own = sentences.filter((one) => one.start >= start - breath && one.start < end - breath);
    return own.length > 0 ? [{ title, paragraphs: paragraphsOf(own) }] : [];
  });
}

/** The index of the sentence spoken at a second, or the last one before; -1 before the first. */
export const sentenceAt = (sentences: readonly Sentence[], time: number): number =>
  sentences.findLastIndex(({ start }) => start <= time + 0.05);

const folded = (text: string): string => text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** The range of a word in a text, ignoring case and accents. Null if it is missing. */
export function placeIn(text: string, wanted: string): readonly [number, number] | null {
  const letters = Array.from(text);
  const word = folded(wanted.trim());
  if (word === '') return null;
  for (const from of letters.keys()) {
    let [found, to] = ['', from];
    while (found.length < word.length && to < letters.length) found += folded(letters[to++] ?? '');
    if (found === word) return [letters.slice(0, from).join('').length, letters.slice(0, to).join('').length];
  }
  return null;
}
