import type { Locale } from '#kit/locale.ts';
import type { Analyse } from '../language/analysis.ts';
import { isStopWord, isWeak } from '../language/stop-words.ts';
import { isNumber, tokensOf } from '../language/tokens.ts';
import { fields } from './postings.ts';

type Text = { readonly text: string; readonly lang: Locale };

/** The texts of a video in one language, by field. */
export type DocumentTexts = {
  readonly title: Text;
  /** Keywords, tags and topline. */
  readonly keywords: readonly Text[];
  /** Names of its playlists and of its partner. */
  readonly lists: readonly Text[];
  readonly description: Text;
  /** Lexemes of what is spoken in it. */
  readonly speech: readonly string[];
};

/** The weight of a lexeme in a document, up to 255, and the bit set of the fields that contain it. */
type Weight = { readonly impact: number; readonly fields: number };

export type AnalysedDocument = {
  readonly lexemes: ReadonlyMap<string, Weight>;
  /** Its folded words, for the vocabulary. */
  readonly words: ReadonlyMap<string, { readonly shown: string; readonly lexeme: string }>;
};

/** In the most important fields exact word forms are lexemes too, so that Zucker does not count as zucken. */
export const exactly = (word: string): string => `=${word}`;

const impacts = { title: 100, keywords: 60, lists: 40, description: 25, speech: 12 } as const;
type Field = keyof typeof impacts;

/** Weight of a part of a compound: Knieschmerz is about knees, but less than Knie is. */
const ofPart = 0.7;
/** Bonus for a second field: a word in title and description counts more than one in the title. */
const ofFurtherField = 0.2;

const ofRepetition = 3;

/** Length normalisation: a title of one word is about it, one of ten mentions it. */
const ofShortness = (words: number): number => 0.8 + 0.5 / Math.sqrt(Math.max(1, words));

/** The index entries of a document. */
export function analyseDocument(texts: DocumentTexts, analyse: Analyse): AnalysedDocument {
  const found = new Map<string, Partial<Record<Field, number>>>();
  const words = new Map<string, { shown: string; lexeme: string }>();
  const meet = (lexeme: string, field: Field, impact: number): void => {
    const seen = found.get(lexeme) ?? {};
    // Term frequency: what is repeated is what it is about.
    seen[field] = seen[field] === undefined ? impact : Math.max(seen[field], impact) + ofRepetition;
    found.set(lexeme, seen);
  };
  const read = ({ text, lang }: Text, field: Field): void => {
    const tokens = tokensOf(text).filter(({ word }) => !isStopWord(word, lang));
    const isShort = field === 'title' || field === 'keywords';
    const impact = impacts[field] * (isShort ? ofShortness(tokens.length) : 1);
    for (const { word, shown } of tokens) {
      const { stem, parts, inner } = analyse(word, lang);
      // 'Ich mag' is not about a Magen.
      if (!isWeak(word)) meet(stem, field, impact);
      if (isShort || isWeak(word)) meet(exactly(word), field, impact);
      for (const part of [...parts, ...inner]) meet(part, field, impact * ofPart);
      if (!isNumber(word) && word.length > 2 && !words.has(word)) words.set(word, { shown, lexeme: stem });
    }
  };
  read(texts.title, 'title');
  for (const text of texts.keywords) read(text, 'keywords');
  for (const text of texts.lists) read(text, 'lists');
  read(texts.description, 'description');
  for (const lexeme of texts.speech) meet(lexeme, 'speech', impacts.speech);
  return { lexemes: new Map([...found].map(([lexeme, seen]) => [lexeme, weightOf(seen)])), words };
}

function weightOf(seen: Partial<Record<Field, number>>): Weight {
  const values = Object.values(seen);
  const most = Math.max(...values);
  const others = values.reduce((sum, value) => sum + value, -most);
  const inFields = Object.keys(seen).reduce((sum, field) => sum | fields[field as Field], 0);
  return { impact: Math.min(255, most + ofFurtherField * others), fields: inFields };
}

/** The lexemes of a spoken sentence, and its words for the vocabulary. */
export function analyseSentence(text: string, lang: Locale, analyse: Analyse): string[] {
  const lexemes = new Set<string>();
  for (const { word } of tokensOf(text)) {
    if (isStopWord(word, lang)) continue;
    for (const lexeme of isWeak(word) ? [exactly(word)] : analyse(word, lang).all) lexemes.add(lexeme);
  }
  return [...lexemes];
}
