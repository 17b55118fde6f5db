import { otherTopics } from '../words/other-topics.ts';
import { fold } from './tokens.ts';

const known: ReadonlySet<string> = new Set(otherTopics.map(fold));

/** The last part of a compound is so long at least, and so is what stands before it: 'einkaufen' is not 'kaufen'. */
const least = { part: 5, before: 4 } as const;

/** Whether a folded word, or what it ends in, says that a search is about another topic than health. */
export function isOfOtherTopic(word: string): boolean {
  if (known.has(word)) return true;
  for (let at = least.before; at <= word.length - least.part; at += 1) if (known.has(word.slice(at))) return true;
  return false;
}
