import { otherTopics } from '../words/other-topics.ts';
import { fold } from './tokens.ts';

const known: ReadonlySet<string> = new Set(otherTopics.map(fold));

/** Minimum length of the last part of a compound, and of what precedes it: 'einkaufen' is not 'kaufen'. */
const least = { part: 5, before: 4 } as const;

/** Whether a folded word, or the last part of it, marks a search as not about health. */
export function isOfOtherTopic(word: string): boolean {
  if (known.has(word)) return true;
  for (let at = least.before; at <= word.length - least.part; at += 1) if (known.has(word.slice(at))) return true;
  return false;
}
