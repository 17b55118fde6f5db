import type { ConceptKind } from '../concepts.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { stemOf } from '../language/stems.ts';
import { fold, tokensOf } from '../language/tokens.ts';
import type { Vocabulary } from '../language/vocabulary.ts';
import type { Concepts } from './concepts.ts';

/**
 * Minimum length of the last word of a compound, 'Tipp', of one that names a treatment, 'Tee', of what it is about, 'Fuß', and of
 * both where that is mistyped.
 */
const least = { head: 4, treatment: 3, topic: 3, mistyped: 5 } as const;

/** What joins the words of a compound: 'Gleichgewichtsübungen', 'Nasentropfen', 'Atem-Übungen'. */
const links = ['', 's', 'n', 'en', 'es', 'e'];

/** What is done about something, and by whom: the films about that answer a search for it, too. */
const aboutTopic: ReadonlySet<ConceptKind> = new Set(['treatment', 'specialist', 'wellbeing']);
const topicKinds: ReadonlySet<ConceptKind> = new Set(['body', 'sign', 'illness', 'group', 'treatment', 'situation', 'wellbeing']);

/** What tells that a word is a compound, as `Language` describes it. */
type CompoundLanguage = {
  readonly concepts: Concepts;
  readonly vocabulary: Vocabulary;
  readonly isOrdinary: (word: string) => boolean;
  readonly isOneWord: (word: string) => boolean;
  readonly generalStems: ReadonlySet<string>;
};

/**
 * A search with its compounds as two words, for one that finds nothing as it is written: 'Nackengymnastik' as 'Nacken Gymnastik',
 * since nobody lists all that may be done about something. Null if it has none.
 */
export function takenApart(text: string, language: CompoundLanguage): string | null {
  let written = '';
  let end = 0;
  for (const token of tokensOf(text)) {
    const parts = partsOf(token.shown, language);
    if (!parts) continue;
    written += `${text.slice(end, token.start)}${parts.join(' ')}`;
    end = token.end;
  }
  return end > 0 ? written + text.slice(end) : null;
}

/** What a compound is about, and what is asked about that. */
export function partsOf(shown: string, language: CompoundLanguage): readonly [string, string] | undefined {
  const word = fold(shown);
  const { concepts, generalStems, vocabulary, isOrdinary, isOneWord } = language;
  const kindsOf = (name: string): ConceptKind[] => concepts.named([name]).map(({ concept }) => concept.kind);
  if (isOneWord(word) || isWeak(word) || isStopWord(word, 'de') || !kindsOf(word).every((kind) => aboutTopic.has(kind)))
    return undefined;
  const isWord = (name: string): boolean => isOrdinary(name) || vocabulary.docsOf(name) !== undefined;
  const isHead = (name: string): boolean =>
    name.length < least.head
      ? kindsOf(name).includes('treatment')
      : isWeak(name) || (isWord(name) && (generalStems.has(stemOf(name, 'de')) || kindsOf(name).length > 0));
  const isTopic = (name: string): boolean =>
    name.length >= least.topic && isWord(name) && kindsOf(name).some((kind) => topicKinds.has(kind));
  let mistyped: readonly [string, string] | undefined;
  for (let at = least.topic; at <= shown.length - least.treatment; at += 1) {
    const first = shown.slice(0, at);
    const last = shown.slice(at);
    const end = fold(last);
    if (!isHead(end)) continue;
    const topic = links
      .filter((link) => first.endsWith(link))
      .map((link) => first.slice(0, first.length - link.length))
      .find((name) => isTopic(fold(name)));
    if (topic) return [topic, last];
    const isLong = Math.min(at, end.length) >= least.mistyped;
    const isAboutTopic = kindsOf(end).every((kind) => aboutTopic.has(kind));
    // Of a weak word's beginning nothing is known: 'einschalten' is no 'einsc halten'.
    if (isLong && isAboutTopic && !isWeak(end) && !isWord(fold(first))) mistyped ??= [first, last];
  }
  return mistyped;
}
