import type { Steps } from '#kit/steps.ts';
import { stemOf } from '../language/stems.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { fold, tokensOf } from '../language/tokens.ts';
import { Vocabulary } from '../language/vocabulary.ts';
import { soundOf } from '../language/sounds.ts';
import { compoundSplitter, type SplitCompound } from '../language/compounds.ts';
import { compoundParts } from '../language/compound-parts.ts';
import { guesses } from '../engine/spelling.ts';
import { gluedWords, usualWords } from '../words/dialect.ts';
import { linkingLetters, wholeWords } from '../words/whole-words.ts';
import { add, Memory, put, some } from '../collections.ts';
import { dialect, severalOf, standardFormsOf } from '../language/dialect.ts';
import { isNegatedAt, none, not, turns } from './negation.ts';
import { apostrophes, frequencyIn, meets, nameOf, placesOf, wayTo, waysTo, wholeOf } from './phrases.ts';
import type { FlagTerm, Name, Piece } from './shapes.ts';

/** An occurrence of a term: the positions of its first and last token. */
export type Occurrence = { readonly from: number; readonly to: number; readonly isNegated: boolean };

/**
 * The terms of a text by key, its words as they were said, folded, and without those of sayings, and their number with them.
 * `isForeign`: most of them are no German or English words.
 */
export type Reading = {
  readonly found: ReadonlyMap<string, readonly Occurrence[]>;
  readonly said: readonly string[];
  readonly pieces: readonly (Piece | null)[];
  readonly length: number;
  readonly isForeign: boolean;
};

/** Minimum length for correcting a typo, for correcting one in a possible compound, and for splitting words written as one. */
const least = { mistyped: 5, compound: 9, glued: 9 } as const;
/** Maximum length of a part when words written as one are split. */
const longestPart = 20;
/** Maximum edit distance of a correction, for short and long words. */
const dearest = { short: 1, long: 2 } as const;

/** Marks that end a clause. */
const stop = /[.,;:!?\n]/;

/** Correct words that are missing in the dictionary. */
const usual: ReadonlySet<string> = new Set([...usualWords, ...compoundParts].map((word) => stemOf(fold(word), 'de')));

/** The names of terms, analysed for a `FlagReader`. */
export function* namesInSteps(terms: readonly FlagTerm[]): Steps<Name[]> {
  const found: Name[] = [];
  for (const { key, names } of terms) {
    for (const name of names) found.push(nameOf(key, name));
    yield;
  }
  return found;
}

/**
 * Finds the terms of red flags in a text (S12.8), in German and English: inflected, compounded, cut off or mistyped. Words of a
 * figure of speech count as nothing else. `isOrdinary` recognises correct words; typos are never corrected to one of the terms
 * `asWritten`.
 */
export class FlagReader {
  readonly #byStem = new Map<string, Set<string>>();
  readonly #byForm = new Map<string, Set<string>>();
  readonly #byBeginning = new Map<string, Set<string>>();
  readonly #ranges: Name[] = [];
  readonly #phrases = new Map<string, Name[]>();
  readonly #phrasesByBeginning = new Map<string, Name[]>();
  readonly #sayings = new Map<string, Name[]>();
  readonly #vocabulary: Vocabulary;
  readonly #bySound: ReadonlyMap<string | undefined, { readonly word: string; readonly docs: number }[]>;
  readonly #known: ReadonlySet<string>;
  readonly #split: SplitCompound;
  readonly #isOrdinary: (word: string) => boolean;
  readonly #pieces = new Memory<Piece>();
  readonly #tokens = new Memory<readonly string[]>();
  readonly #joined = new Memory<readonly string[]>();

  constructor(
    names: readonly Name[],
    sayings: readonly string[],
    isOrdinary: (word: string) => boolean,
    asWritten: ReadonlySet<string> = new Set(),
  ) {
    this.#isOrdinary = isOrdinary;
    const frequent = frequencyIn(names);
    for (const name of names) {
      const [first] = name.words;
      if (!first) continue;
      if (name.words.length > 1) {
        const way = wayTo(name.words, frequent);
        if (way?.isBeginning) add(this.#phrasesByBeginning, way.word, name);
        else for (const stem of waysTo(way)) add(this.#phrases, stem, name);
      } else if (first.range) this.#ranges.push(name);
      else if (first.isBeginning) put(this.#byBeginning, first.word, name.key);
      else if (first.isExact) put(this.#byForm, first.word, name.key);
      else for (const stem of first.stems) put(this.#byStem, stem, name.key);
    }
    const figures = sayings.map((saying) => nameOf('', saying)).filter(({ words }) => words.length > 0);
    for (const { words: figure } of figures) {
      // A single-word figure of speech matches only that form: 'ritzen' is no 'Ritze'.
      const words = figure.length > 1 ? figure : figure.map((word) => ({ ...word, stems: [], isExact: true }));
      for (const stem of waysTo(wayTo(words, frequent))) add(this.#sayings, stem, { key: '', words });
    }
    const wordsOf = (list: readonly Name[]): string[] =>
      list.flatMap(({ words }) => words.map(({ word }) => word)).filter((word) => /^[^\d]{3}/.test(word));
    const meant = new Set([...wordsOf(names.filter(({ key }) => !asWritten.has(key))), ...none, ...not, ...turns]);
    for (const { words } of figures) for (const { word } of words) meant.add(word);
    const counts = [...meant].filter((word) => word.length >= least.mistyped).map((word) => ({ word, docs: 1 }));
    this.#vocabulary = new Vocabulary(counts);
    this.#bySound = Map.groupBy(counts, ({ word }) => soundOf(word));
    const known = [...meant, ...wordsOf(names)];
    this.#known = new Set(known.flatMap((word) => [word, stemOf(word, 'de'), stemOf(word, 'en')]));
    const single = names
      .filter(({ words: [first, ...rest] }) => first && rest.length === 0 && !first.isBeginning && !first.isExact && !first.range)
      .map(({ words }) => words[0]?.word ?? '');
    this.#split = compoundSplitter({
      parts: [...compoundParts, ...single.filter((word) => word.length > 3)],
      whole: wholeWords,
      linking: linkingLetters,
    });
  }

  /** `endsOpen`: the last word may be incomplete. `isBegun`: it is a prefix of a known word, so it is no typo. */
  read(text: string, { endsOpen = false, isBegun = false } = {}): Reading {
    const plain = text.replace(apostrophes, '');
    const said = tokensOf(plain);
    const words: string[] = [];
    const stops = new Set<number>();
    let behind = 0;
    for (const { start, end, word } of said) {
      if (stop.test(plain.slice(behind, start))) stops.add(words.length);
      words.push(...this.#tokens.get(word, () => this.#wordsIn(word)));
      behind = end;
    }
    const pieces = words.map((word, at) =>
      (endsOpen || isBegun) && at === words.length - 1
        ? this.#pieceOf(word, { mayGoOn: endsOpen, isBegun })
        : this.#pieces.get(word, () => this.#pieceOf(word)),
    );
    for (let at = 0; at + 1 < words.length; at += 1) this.#join(pieces, words, at);
    const free = this.#withoutSayings(pieces);
    const whole = free.map(wholeOf);
    const met: (Occurrence & { readonly key: string; readonly places: readonly number[] })[] = [];
    const meet = (key: string, places: readonly number[]): void => {
      met.push({ key, places, from: Math.min(...places), to: Math.max(...places), isNegated: false });
    };
    for (const [at, piece] of free.entries()) {
      if (!piece) continue;
      for (const key of this.#keysOf(piece)) meet(key, [at]);
      for (const { key, words: phrase, saysNo } of this.#phrasesAt(piece)) {
        const places = placesOf(phrase, saysNo ? whole : free, at);
        if (places) meet(key, places);
      }
    }
    const found = new Map<string, Occurrence[]>();
    const taken = met.filter(({ places }) => places.length > 1);
    for (const { key, from, to, places } of met) {
      const isNegated = isNegatedAt(pieces, { from, to, places }, { phrases: taken, stops });
      add(found, key, { from, to, isNegated });
    }
    const unknown = words.filter((word) => !this.#isWord(word) && !dialect.has(word) && !isStopInEither(word));
    const isForeign = unknown.length > words.length / 2;
    return { found, said: said.map(({ word }) => word), pieces: free, length: words.length, isForeign };
  }

  /** Words written as one: 'kriegkeineluft', and 'nimmer', which is 'nicht mehr'. */
  #wordsIn(word: string): readonly string[] {
    const parts = this.#cut(word) ?? [word];
    return parts.flatMap(severalOf);
  }

  /** Splits an unknown word that lacks its spaces; undefined if it is none. */
  #cut(word: string): readonly string[] | undefined {
    if (word.length < least.glued || /\d/.test(word) || this.#isKnown(word) || dialect.has(word)) return undefined;
    const begins = some(gluedWords.first, (first) => word.startsWith(first));
    if (!begins && this.#isOrdinary(word)) return undefined;
    if (this.#vocabulary.similarTo(word, 1).length > 0) return undefined;
    type Way = { readonly cost: number; readonly parts: readonly string[] };
    const ways: (Way | undefined)[] = [{ cost: 0, parts: [] }];
    for (let to = 1; to <= word.length; to += 1) {
      for (let from = Math.max(0, to - longestPart); from < to; from += 1) {
        const before = ways[from];
        if (!before) continue;
        const part = word.slice(from, to);
        const cost = before.cost + this.#costOf(part);
        if (cost < (ways[to]?.cost ?? Number.POSITIVE_INFINITY)) ways[to] = { cost, parts: [...before.parts, part] };
      }
    }
    const parts = ways[word.length]?.parts ?? [];
    // A sequence of nouns is a compound; spoken phrases contain function words.
    return parts.length > 1 && parts.some((part) => gluedWords.little.has(part)) ? parts : undefined;
  }

  #costOf(part: string): number {
    if (gluedWords.little.has(part)) return 1;
    if (part.length < 3) return Number.POSITIVE_INFINITY;
    if (this.#known.has(part) || dialect.has(part)) return 1.1;
    // In longer words even 'keineluft' could be made of dictionary words.
    if (this.#isOrdinary(part)) return part.length < 4 ? 2.4 : part.length < 8 ? 1.3 : 3.5;
    return Number.POSITIVE_INFINITY;
  }

  #isKnown(word: string): boolean {
    return this.#known.has(word) || this.#known.has(stemOf(word, 'de')) || this.#known.has(stemOf(word, 'en'));
  }

  #pieceOf(word: string, { mayGoOn = false, isBegun = false } = {}): Piece {
    const forms = new Set([word]);
    const stems = new Set([word]);
    const take = (one: string): void => {
      if (one.length < 4) return void stems.add(one);
      stems.add(stemOf(one, 'de'));
      stems.add(stemOf(one, 'en'));
    };
    const mean = (one: string): void => {
      forms.add(one);
      take(one);
    };
    take(word);
    if (/^ge.{4,}(?:t|en)$/.test(word)) take(word.slice(2));
    if (/^.{4,}st$/.test(word)) take(word.slice(0, -2));
    if (/^.{4,}t$/.test(word)) take(word.slice(0, -1));
    const said = dialect.get(word) ?? [];
    for (const [, meant] of said) if (meant) mean(meant);
    const isKnown = said.length > 0 || some(stems, (stem) => this.#known.has(stem));
    const { parts } = this.#split(word);
    const own = new Set(stems);
    for (const part of parts) stems.add(part);
    if (isKnown) return { forms, stems, own };
    if (parts.length > 0) {
      // 'Schlagnfall' could be Schlag and Fall.
      const [near] = word.length < least.compound || this.#isOrdinary(word) ? [] : this.#vocabulary.similarTo(word, 1);
      if (near) mean(near.word);
      return { forms, stems, own };
    }
    if (mayGoOn && word.length >= 3) {
      for (const { word: whole } of this.#vocabulary.startingWith(word, 6)) take(whole);
      if (stems.size > 3) return { forms, stems, own: stems };
    }
    if (isBegun || word.length < 4 || /\d/.test(word) || usual.has(stemOf(word, 'de')) || this.#isOrdinary(word))
      return { forms, stems, own: stems };
    for (const meant of standardFormsOf(word)) {
      if (!this.#isKnown(meant)) continue;
      mean(meant);
      return { forms, stems, own: stems };
    }
    if (word.length < least.mistyped) return { forms, stems, own: stems };
    const [meant] = guesses(word, this.#vocabulary, this.#bySound.get(soundOf(word)) ?? []);
    if (meant && meant.cost <= (word.length < 7 ? dearest.short : dearest.long)) {
      mean(meant.word);
      for (const part of this.#split(meant.word).parts) stems.add(part);
    }
    return { forms, stems, own: stems };
  }

  #isWord(word: string): boolean {
    return this.#isOrdinary(word) || this.#known.has(word) || this.#known.has(stemOf(word, 'de'));
  }

  /** Two words that are one: 'Schlag Anfall', 'Atem Noht'. */
  #join(pieces: Piece[], words: readonly string[], at: number): void {
    const [one = '', other = ''] = [words[at], words[at + 1]];
    if (one.length < 3 || other.length < 3) return;
    const stems = this.#joined.get(`${one} ${other}`, () => this.#stemsOfBoth(one, other));
    const piece = pieces[at];
    if (piece && stems.length > 0) pieces[at] = { ...piece, stems: new Set([...piece.stems, ...stems]) };
  }

  #stemsOfBoth(one: string, other: string): readonly string[] {
    const joined = `${one}${other}`;
    const known = [joined, stemOf(joined, 'de')].filter((word) => this.#known.has(word));
    // Two correct words are no typo of one.
    if (known.length > 0 || [one, other].every((word) => this.#isWord(word))) return known;
    if (gluedWords.little.has(one) || gluedWords.little.has(other)) return [];
    const [meant] = guesses(joined, this.#vocabulary, this.#bySound.get(soundOf(joined)) ?? []);
    return meant && meant.cost <= 1 ? [stemOf(meant.word, 'de')] : [];
  }

  #withoutSayings(pieces: readonly Piece[]): (Piece | null)[] {
    const free: (Piece | null)[] = [...pieces];
    const whole = pieces.map(wholeOf);
    for (const [at, piece] of pieces.entries()) {
      for (const stem of piece.own) {
        for (const { words } of this.#sayings.get(stem) ?? []) {
          for (const place of placesOf(words, whole, at) ?? []) {
            free[place] = null;
            whole[place] = null;
          }
        }
      }
    }
    return free;
  }

  #keysOf(piece: Piece): Set<string> {
    const { forms, stems } = piece;
    const keys = new Set<string>();
    const take = (found: ReadonlySet<string> | undefined): void => {
      for (const key of found ?? []) keys.add(key);
    };
    for (const stem of stems) take(this.#byStem.get(stem));
    for (const form of forms) {
      take(this.#byForm.get(form));
      if (this.#byBeginning.size > 0)
        for (let end = 3; end <= form.length; end += 1) take(this.#byBeginning.get(form.slice(0, end)));
      if (!/^\d/.test(form)) continue;
      for (const { key, words } of this.#ranges) if (words[0] && meets(piece, words[0])) keys.add(key);
    }
    return keys;
  }

  *#phrasesAt({ forms, stems }: Piece): Generator<Name> {
    for (const stem of stems) yield* this.#phrases.get(stem) ?? [];
    if (this.#phrasesByBeginning.size === 0) return;
    for (const form of forms)
      for (let end = 3; end <= form.length; end += 1) yield* this.#phrasesByBeginning.get(form.slice(0, end)) ?? [];
  }
}
