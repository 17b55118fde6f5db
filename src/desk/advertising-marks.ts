import type { Locale } from '#kit/locale.ts';
import { checkAdvertising, type Finding } from './check-advertising.ts';
import { ownTexts } from './own-texts.ts';

/**
 * Marked wording of an entry (S15.6), as publishing asks about it: by the sentence, so that a reason holds for that sentence and
 * no other.
 */
export type Mark = Pick<Finding, 'rule' | 'text' | 'sentence'>;
type OpenMark = Mark & { readonly lang: Locale };

/** Limits: what is read of an entry, in characters (below 1 s), and how many marks are asked about. */
const most = { characters: 100_000, marks: 200 } as const;

/** The marks in an entry's content, each once. */
export function marksIn(content: unknown): OpenMark[] {
  const found = new Map<string, OpenMark>();
  let left: number = most.characters;
  for (const { text, lang } of ownTexts(content)) {
    for (const { rule, text: passage, sentence } of checkAdvertising(text.slice(0, left), lang))
      found.set(keyOf({ rule, sentence }), { rule, text: passage, sentence, lang });
    left -= text.length;
    if (left <= 0 || found.size >= most.marks) break;
  }
  return [...found.values()].slice(0, most.marks);
}

const keyOf = ({ rule, sentence }: Pick<Mark, 'rule' | 'sentence'>): string => `${rule} ${sentence}`;

/** The marks for which nobody has given a reason yet. */
export function openMarks(marks: readonly OpenMark[], settled: readonly Mark[]): OpenMark[] {
  const known = new Set(settled.map(keyOf));
  return marks.filter((mark) => !known.has(keyOf(mark)));
}
