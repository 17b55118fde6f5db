import { otherTopics, surelyOtherTopics } from '../words/other-topics.ts';
import { fold } from './tokens.ts';

const surely: ReadonlySet<string> = new Set(surelyOtherTopics.map(fold));
const perhaps: ReadonlySet<string> = new Set(otherTopics.map(fold));

/** The last part of a compound is so long at least, and so is what stands before it: 'einkaufen' is not 'kaufen'. */
const least = { part: 5, before: 4 } as const;

function has(words: ReadonlySet<string>, word: string): boolean {
  if (words.has(word)) return true;
  for (let at = least.before; at <= word.length - least.part; at += 1) if (words.has(word.slice(at))) return true;
  return false;
}

/** Whether a folded word, or what it ends in, says that a search is about another topic than health. */
export const otherTopicOf = (word: string): 'surely' | 'perhaps' | null =>
  has(surely, word) ? 'surely' : has(perhaps, word) ? 'perhaps' : null;
