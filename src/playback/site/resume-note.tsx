import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { useTexts } from '#ui/site.tsx';
import type { PlayableVideo } from '../contract.ts';
import { resumeTexts } from '../resume-texts.ts';
import { clockTime } from '../rules.ts';
import { positions } from './positions.ts';
import styles from './resume-note.module.css';
import { after, resumeNoteFor } from './timing.ts';

type ResumeNoteProps = {
  /** The video that is resumed; null if it starts from the beginning or at a requested second. */
  video: PlayableVideo | null;
  at: number;
  isPlaying: boolean;
  onRestart: () => void;
};

/**
 * Says that a video is resumed, with a button to start from the beginning (S11.3). It disappears once the video plays, but not
 * while hovered or focused. The live region exists before its text.
 */
export function ResumeNote({ video, at, isPlaying, onRestart }: ResumeNoteProps) {
  const t = useTexts(resumeTexts);
  const note = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState<PlayableVideo | null>(null);
  const shown = video !== null && gone !== video ? video : null;
  useEffect(() => {
    if (!shown || !isPlaying) return undefined;
    let cancel: () => void;
    const leave = (): void => {
      if (note.current?.matches(':hover, :focus-within')) wait();
      else setGone(shown);
    };
    const wait = (): void => {
      cancel = after(resumeNoteFor, leave);
    };
    wait();
    return () => cancel();
  }, [shown, isPlaying]);

  const restart = ({ currentTarget }: MouseEvent): void => {
    if (!shown) return;
    onRestart();
    positions.keep({ video: shown.shortid, seconds: 0, duration: shown.seconds });
    // Move the focus on before the button disappears.
    currentTarget.closest('dialog')?.focus();
    setGone(shown);
  };

  return (
    <div ref={note} className={styles.note} data-shown={shown !== null || undefined}>
      <output>{shown && t.goesOn(clockTime(at))}</output>
      {shown && (
        <button type="button" className={styles.restart} onClick={restart}>
          {t.fromStart}
        </button>
      )}
    </div>
  );
}
