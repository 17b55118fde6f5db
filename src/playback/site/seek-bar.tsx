import {
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useTexts } from '#ui/site.tsx';
import { chapterAt, chapterMarks } from '../chapters.ts';
import type { Chapter, Preview } from '../contract.ts';
import { clockTime } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { timeByKey } from './keys.ts';
import type { PlayerState } from './player-state.ts';
import scrubPreviewStyles from './scrub-preview.module.css';
import styles from './seek-bar.module.css';
import { after, previewAfterKey } from './timing.ts';

type SeekBarProps = {
  state: PlayerState;
  chapters: readonly Chapter[];
  onSeek: (time: number) => void;
};

/** The seek bar: position, buffered range, chapters. `ScrubPreview` shows the preview. */
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

type ScrubPreviewProps = {
  preview: Preview | null;
  chapters: readonly Chapter[];
  duration: number;
  /** A range input whose values are seconds. */
  children: ReactNode;
};

const barOf = ({ target }: { target: EventTarget }): HTMLInputElement | null =>
  target instanceof HTMLInputElement ? target : null;

/**
 * The preview image and time over the seek bar: under the pointer, while dragging, and after a key (S11.5). Images are loaded on
 * first use; without them only the time is shown. Screen readers use the slider itself.
 */
export function ScrubPreview({ preview, chapters, duration, children }: ScrubPreviewProps) {
  const [time, setTime] = useState<number | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => () => cancel.current?.(), []);

  const show = (next: number | null): void => {
    cancel.current?.();
    setTime(next);
  };
  const follow = (event: PointerEvent): void => {
    const bar = barOf(event);
    if (bar && duration > 0) show(timeUnder(event.clientX, bar.getBoundingClientRect(), duration));
  };
  const drag = (event: FormEvent): void => show(barOf(event)?.valueAsNumber ?? null);
  const press = (event: KeyboardEvent): void => {
    const bar = barOf(event);
    // The input handles the key itself.
    requestAnimationFrame(() => {
      if (!bar || duration <= 0 || !bar.matches(':focus-visible')) return;
      show(bar.valueAsNumber);
      cancel.current = after(previewAfterKey, () => setTime(null));
    });
  };

  return (
    <div
      role="presentation"
      className={scrubPreviewStyles.scrub}
      onPointerMove={follow}
      onPointerLeave={() => show(null)}
      onPointerCancel={() => show(null)}
      onInput={drag}
      onKeyDown={press}
      onBlur={() => show(null)}
    >
      {time !== null && (
        <div
          className={scrubPreviewStyles.bubble}
          style={{ '--at': time / duration } as CSSProperties}
          data-images={(preview && broken !== preview.src) || undefined}
          aria-hidden="true"
        >
          {preview && broken !== preview.src && (
            <span className={scrubPreviewStyles.frame} style={{ aspectRatio: `${preview.width} / ${preview.height}` }}>
              <img src={preview.src} alt="" style={previewPlace(preview, time)} onError={() => setBroken(preview.src)} />
            </span>
          )}
          <span className={scrubPreviewStyles.chapter}>{chapterAt(chapters, time)?.title}</span>
          <span className={scrubPreviewStyles.time}>{clockTime(time)}</span>
        </div>
      )}
      {children}
    </div>
  );
}

/** Width of the slider's thumb in pixels: its centre stays half of it inside the bar's ends. */
const knob = 16;

/** The second under a pointer on the seek bar. */
export function timeUnder(x: number, { left, width }: { left: number; width: number }, duration: number): number {
  const share = (x - left - knob / 2) / Math.max(1, width - knob);
  return Math.min(1, Math.max(0, share)) * duration;
}

/** The position of the sprite at which the image of a second fills a frame of one image's size. */
export function previewPlace(
  { columns, rows, interval }: Pick<Preview, 'columns' | 'rows' | 'interval'>,
  time: number,
): { width: string; height: string; transform: string } {
  const image = Math.min(columns * rows - 1, Math.max(0, Math.floor(time / interval)));
  const [across, down] = [image % columns, Math.floor(image / columns)];
  return {
    width: `${columns * 100}%`,
    height: `${rows * 100}%`,
    transform: `translate(${(-100 * across) / columns}%, ${(-100 * down) / rows}%)`,
  };
}
