import type { Video } from '#catalog/contract.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useTexts } from '#ui/site.tsx';
import { playbackTexts } from '../texts.ts';
import styles from './player.module.css';
import type { PlayerState } from './player-state.ts';
import type { Notice } from './use-notice.ts';

type OverPictureProps = {
  /** What is known of the video, also before it may be played. */
  known: Video | null;
  /** Whether a frame of it is on the screen. */
  hasFrame: boolean;
  state: PlayerState;
  notice: Notice | null;
  onPlay: () => void;
};

/** What lies on the picture while it is not there, waits, may not start, or something is to be told. */
export function OverPicture({ known, hasFrame, state, notice, onPlay }: OverPictureProps) {
  const t = useTexts(playbackTexts);
  return (
    <>
      {known && (
        <div key={known.shortid} className={styles.poster} data-melted={(hasFrame && state.started) || undefined}>
          <Picture
            src={known.poster}
            processed={known.processed}
            color={known.color}
            sizes="(max-width: 1280px) 100vw, 1280px"
            first
            className={styles.posterImage}
          />
        </div>
      )}
      {state.waiting && (
        <output className={styles.spinner}>
          <span>{t.loading}</span>
        </output>
      )}
      {state.refused && (
        <button type="button" className={styles.bigPlay} aria-label={t.play} onClick={onPlay}>
          <Icon name="play" size={40} />
        </button>
      )}
      <p className={styles.notice} aria-live="polite">
        {notice && <span key={notice.place}>{notice.text}</span>}
      </p>
    </>
  );
}
