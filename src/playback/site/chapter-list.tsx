import type { Chapter } from '../contract.ts';
import { clockTime } from '../rules.ts';
import styles from './chapter-list.module.css';

export type ChapterListProps = {
  chapters: readonly Chapter[];
  current: Chapter | undefined;
  onChoose: (chapter: Chapter) => void;
};

/** The chapters of a video with their starts (S11.2). */
export function ChapterList({ chapters, current, onChoose }: ChapterListProps) {
  return (
    <ol className={styles.list}>
      {chapters.map((chapter) => (
        <li key={chapter.start}>
          <button
            type="button"
            className={styles.chapter}
            aria-current={chapter === current || undefined}
            onClick={() => onChoose(chapter)}
          >
            <span className={styles.title}>{chapter.title}</span>
            <span className={styles.time}>{clockTime(chapter.start)}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
