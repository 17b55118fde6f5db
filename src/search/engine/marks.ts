import type { Locale } from '#kit/locale.ts';
import type { Marks } from '../contract.ts';
import type { Analyse } from '../language/analysis.ts';
import { isStopWord } from '../language/stop-words.ts';
import { tokensOf } from '../language/tokens.ts';
import { exactly } from './document.ts';

/** Stop words are only highlighted if they were searched for alone. */
const isMarked = (word: string, lexemes: ReadonlySet<string>, lang: Locale): boolean =>
  !isStopWord(word, lang) || lexemes.has(exactly(word));

/** The words of a text that match one of the lexemes, directly or by a part (S12.6). */
export function marksIn(text: string, lexemes: ReadonlySet<string>, lang: Locale, analyse: Analyse): Marks {
  if (lexemes.size === 0) return [];
  const marks: Marks = [];
  for (const { start, end, word } of tokensOf(text)) {
    if (analyse(word, lang).all.some((lexeme) => lexemes.has(lexeme)) && isMarked(word, lexemes, lang)) marks.push([start, end]);
  }
  return marks;
}
