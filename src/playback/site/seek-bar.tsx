import type { CSSProperties, KeyboardEvent } from 'react';
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
};

/** The bar of the video's length: where it is, what is loaded, where chapters begin. What is at a place `ScrubPreview` shows. */
export function SeekBar({ state, chapters, onSeek }: SeekBarProps) {
  const t = useTexts(playbackTexts);
  const { time, duration, buffered } = state;
  const share = (at: number): string => `${duration > 0 ? (100 * at) / duration : 0}%`;
  return (
    <>
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
        aria-label={t.position}
        aria-valuetext={t.positionOf(clockTime(time), clockTime(duration), chapterAt(chapters, time)?.title)}
        style={{ '--played': share(time), '--loaded': share(buffered) } as CSSProperties}
      />
      <div className={styles.over} aria-hidden="true">
        {chapterMarks(chapters, duration).map((mark) => (
          <span key={mark} className={styles.mark} style={{ insetInlineStart: `${100 * mark}%` }} />
        ))}
      </div>
    </>
  );
}
