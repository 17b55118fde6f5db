import { useState, type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { useTexts } from '#ui/site.tsx';
import type { Chapter } from '../contract.ts';
import { chapterAt, chapterMarks } from '../chapters.ts';
import { clockTime } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { timeByKey } from './keys.ts';
import type { PlayerState } from './player-state.ts';
import styles from './seek-bar.module.css';

type SeekBarProps = {
  state: PlayerState;
  chapters: readonly Chapter[];
  onSeek: (time: number) => void;
  /** What stands over the time where the mouse points. */
  preview?: ((time: number) => ReactNode) | undefined;
};

/** The bar of the video's length: where it is, what is loaded, where chapters begin, and what is where the mouse points. */
export function SeekBar({ state, chapters, onSeek, preview }: SeekBarProps) {
  const t = useTexts(playbackTexts);
  const [pointed, setPointed] = useState<number | null>(null);
  const { time, duration, buffered } = state;
  const share = (at: number): string => `${duration > 0 ? (100 * at) / duration : 0}%`;
  const point = ({ pointerType, clientX, currentTarget }: PointerEvent): void => {
    if (pointerType !== 'mouse') return;
    const { left, width } = currentTarget.getBoundingClientRect();
    setPointed(Math.min(Math.max((clientX - left) / width, 0), 1));
  };
  return (
    <div className={styles.bar} style={{ '--played': share(time), '--loaded': share(buffered) } as CSSProperties}>
      <input
        type="range"
        className={styles.seek}
        min={0}
        max={duration || 1}
        step={0.1}
        value={time}
        onKeyDown={(event: KeyboardEvent) => {
          const to = timeByKey(event.key, state);
          if (to === undefined) return;
          event.preventDefault();
          onSeek(to);
        }}
        onChange={({ target }) => onSeek(Number(target.value))}
        onPointerMove={point}
        onPointerLeave={() => setPointed(null)}
        aria-label={t.position}
        aria-valuetext={t.positionOf(clockTime(time), clockTime(duration), chapterAt(chapters, time)?.title)}
      />
      {chapterMarks(chapters, duration).map((mark) => (
        <span key={mark} className={styles.mark} style={{ insetInlineStart: `${100 * mark}%` }} />
      ))}
      {pointed !== null && duration > 0 && (
        <div className={styles.hint} style={{ '--at': pointed } as CSSProperties} aria-hidden="true">
          {preview?.(pointed * duration)}
          <span className={styles.chapter}>{chapterAt(chapters, pointed * duration)?.title}</span>
          <span>{clockTime(pointed * duration)}</span>
        </div>
      )}
    </div>
  );
}
