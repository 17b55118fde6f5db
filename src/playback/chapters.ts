import type { Locale } from '#kit/locale.ts';
import type { Chapter } from './contract.ts';

/** A stored chapter, with its English title if there is one. */
type Mark = { readonly start: number; readonly title: string; readonly en?: string };

/** The chapters (S11.2) in a reader's language, in order. English titles only if all are translated, as with all texts (S1.7). */
export function chaptersIn(marks: readonly Mark[], locale: Locale): Chapter[] {
  const isEnglish = locale === 'en' && marks.every(({ en }) => en);
  const named = marks.map(({ start, title, en }) => ({ start, title: isEnglish && en ? en : title }));
  return named.toSorted((a, b) => a.start - b.start);
}

/** The chapter at a second; undefined before the first. */
export const chapterAt = (chapters: readonly Chapter[], time: number): Chapter | undefined =>
  chapters.findLast(({ start }) => start <= time);

/** The starts of chapters on the seek bar, as shares from 0 to 1. One at the very start needs no mark. */
export const chapterMarks = (chapters: readonly Chapter[], duration: number): readonly number[] =>
  duration > 0 ? chapters.map(({ start }) => start / duration).filter((share) => share > 0 && share < 1) : [];
