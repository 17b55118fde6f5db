import type { Locale } from '#kit/locale.ts';
import type { Marks } from '../contract.ts';
import type { Analyse } from '../language/analysis.ts';
import { isStopWord } from '../language/stop-words.ts';
import { tokensOf } from '../language/tokens.ts';
import { exactly } from './document.ts';

/** The words of a text that have one of the lexemes, or a part that has (S12.6). */
export function marksIn(text: string, lexemes: ReadonlySet<string>, lang: Locale, analyse: Analyse): Marks {
  if (lexemes.size === 0) return [];
  const marks: Marks = [];
  for (const { start, end, word } of tokensOf(text)) {
    if (isStopWord(word, lang) && !lexemes.has(exactly(word))) continue;
    const { stem, parts, inner } = analyse(word, lang);
    if ([stem, ...parts, ...inner].some((lexeme) => lexemes.has(lexeme))) marks.push([start, end]);
  }
  return marks;
}
