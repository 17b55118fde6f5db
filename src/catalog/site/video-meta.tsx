import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Video } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { machineDuration, shownDuration } from './teasers.ts';
import styles from './video-tile.module.css';

/** A video's duration (S2.38), and who may watch it. */
export function VideoMeta({ video }: { video: Pick<Video, 'duration' | 'protection'> }) {
  const t = useTexts(catalogTexts);
  const { text, unit } = shownDuration(video.duration);
  return (
    <p className={styles.meta}>
      <time dateTime={machineDuration(video.duration)}>{t[unit](text)}</time>
      {video.protection !== 'free' && (
        <span className={styles.lock}>
          <Icon name="lock" />
          {t.protectedBy[video.protection]}
        </span>
      )}
    </p>
  );
}
