import type { LooseNode } from '../office-contract.ts';

/** A node's messages and answers as text. */

type Content = LooseNode['content'];
type Answers = LooseNode['answers'];

/** Messages are separated by an empty line. */
export const textOfContent = (content: Content | undefined): string => [content ?? []].flat().join('\n\n');

export function contentOfText(text: string): Content {
  const messages = text
    .split(/\n[ \t]*\n/)
    .map((message) => message.trim())
    .filter(Boolean);
  return messages.length === 1 ? (messages[0] ?? '') : messages;
}

/** One answer per line, its alternatives separated by a bar. */
export const textOfAnswers = (answers: Answers | undefined): string =>
  (answers ?? []).map((answer) => [answer].flat().join(' | ')).join('\n');

export const answersOfText = (text: string): Answers =>
  linesOf(text).map((line) => {
    const alternatives = line
      .split('|')
      .map((one) => one.trim())
      .filter(Boolean);
    return alternatives.length > 1 ? alternatives : line;
  });

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
