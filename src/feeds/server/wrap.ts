import { lettersOf } from '#platform/letters.ts';

/** The width of a text in pixels. */
export type Measure = (text: string) => number;

const soft = '\u00AD';
/** Scripts that are written with hyphens; Chinese is broken without. */
const hyphenated = /[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}]\p{M}*$/u;
const cut = (begin: string): string => (hyphenated.test(begin) ? `${begin}-` : begin);

const visible = (text: string): string => text.replaceAll(soft, '');

/** The longest prefix of a word that fits, with a hyphen: up to a soft hyphen if one fits, else to any letter. */
function broken(word: string, width: number, measure: Measure): readonly [string, string] {
  const parts = word.split(soft);
  for (let count = parts.length - 1; count > 0; count -= 1) {
    const begin = `${parts.slice(0, count).join('')}-`;
    if (measure(begin) <= width) return [begin, parts.slice(count).join(soft)];
  }
  const letters = lettersOf(visible(word));
  let count = 1;
  // From the front, so that the cost of a line does not grow with the length of the word.
  while (count < letters.length - 1 && measure(cut(letters.slice(0, count + 1).join(''))) <= width) count += 1;
  return [cut(letters.slice(0, count).join('')), letters.slice(count).join('')];
}

/** Wraps a text to a width; words longer than a line are broken. */
export function linesOf(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(visible(longer)) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(visible(line));
    line = word;
    while (measure(visible(line)) > width && lettersOf(visible(line)).length > 1) {
      const [begin, rest] = broken(line, width, measure);
      lines.push(begin);
      line = rest;
    }
  }
  if (line !== '') lines.push(visible(line));
  return lines;
}

/** The first lines, the last one with an ellipsis if there are more, within the width. */
export function shortened(lines: readonly string[], most: number, width: number, measure: Measure): string[] {
  if (lines.length <= most) return [...lines];
  const letters = lettersOf(lines[most - 1] ?? '');
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return [...lines.slice(0, most - 1), `${letters.join('').replace(/[\s-]+$/, '')}…`];
}
