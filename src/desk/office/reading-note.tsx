import { useDeferredValue, useMemo } from 'react';
import { plainText } from '#kit/plain-text.ts';
import { readingIndex, type ReadingIndex } from '#kit/reading-index.ts';
import { readingTexts } from '../reading-texts.ts';
import { useOfficeTexts } from './language.ts';
import styles from './reading-note.module.css';

/** Where a paragraph, an item of a list or a heading ends, a sentence ends too. */
const withLines = (html: string): string => html.replaceAll(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/gi, '\n');

const linesOf = (value: string): string => withLines(value).split('\n').map(plainText).join('\n');

const isHard = ({ level }: ReadingIndex): boolean => level !== 'very-easy' && level !== 'easy';

/** How hard a text is to read (S19.4), while it is written; nothing for a few words. `isEasy`: it is meant to be easy. */
export function ReadingNote({ value, isEasy }: { readonly value: unknown; readonly isEasy: boolean }) {
  const t = useOfficeTexts(readingTexts);
  const written = useDeferredValue(typeof value === 'string' ? value : '');
  const index = useMemo(() => readingIndex(linesOf(written)), [written]);
  if (!index) return null;
  const isTooHard = isEasy && isHard(index);
  return (
    <p className={styles.note} data-hard={isTooHard || undefined} title={t.formula}>
      {t.index(index.value, t.levels[index.level], Math.round(index.sentenceLength))}
      {isTooHard && ` ${t.tooHard}`}
      {isTooHard && index.longWords.length > 0 && ` ${t.longWords(index.longWords.join(', '))}`}
    </p>
  );
}
