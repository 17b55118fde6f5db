import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type FormEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { chapterAt } from '../chapters.ts';
import type { Chapter, Preview } from '../contract.ts';
import { clockTime } from '../rules.ts';
import { previewPlace, timeUnder } from './preview-place.ts';
import styles from './scrub-preview.module.css';
import { after, previewAfterKey } from './timing.ts';

type ScrubPreviewProps = {
  preview: Preview | null;
  chapters: readonly Chapter[];
  duration: number;
  /** The seek bar: a range input whose values are seconds. */
  children: ReactNode;
};

const barOf = ({ target }: { target: EventTarget }): HTMLInputElement | null =>
  target instanceof HTMLInputElement ? target : null;

/**
 * Shows what is at a place of the video, and when, over the seek bar: under the pointer, where it is dragged to, where a key leads (S11.5).
 * The images are fetched when first wanted; those that cannot be had leave the time. The slider itself says all of it to a screen reader.
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
    // The key is done with by the bar itself, whose value follows.
    requestAnimationFrame(() => {
      if (!bar || duration <= 0 || !bar.matches(':focus-visible')) return;
      show(bar.valueAsNumber);
      cancel.current = after(previewAfterKey, () => setTime(null));
    });
  };

  return (
    <div
      role="presentation"
      className={styles.scrub}
      onPointerMove={follow}
      onPointerLeave={() => show(null)}
      onPointerCancel={() => show(null)}
      onInput={drag}
      onKeyDown={press}
      onBlur={() => show(null)}
    >
      {time !== null && (
        <div
          className={styles.bubble}
          style={{ '--at': time / duration } as CSSProperties}
          data-images={(preview && broken !== preview.src) || undefined}
          aria-hidden="true"
        >
          {preview && broken !== preview.src && (
            <span className={styles.frame} style={{ aspectRatio: `${preview.width} / ${preview.height}` }}>
              <img src={preview.src} alt="" style={previewPlace(preview, time)} onError={() => setBroken(preview.src)} />
            </span>
          )}
          <span className={styles.chapter}>{chapterAt(chapters, time)?.title}</span>
          <span className={styles.time}>{clockTime(time)}</span>
        </div>
      )}
      {children}
    </div>
  );
}
