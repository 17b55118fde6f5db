import type { Video } from '#catalog/contract.ts';
import { VideoTile } from '#catalog/site/door.tsx';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { isMobile, useWindowSize } from '#ui/window-size.ts';
import { playbackTexts } from '../texts.ts';
import styles from './recommendations.module.css';

type RecommendationsProps = { videos: readonly Video[]; onClose: () => void };

/** What to watch after the last video (S4.17); the third is for screens where tiles lie flat (S9.2). */
export function Recommendations({ videos, onClose }: RecommendationsProps) {
  const t = useTexts(playbackTexts);
  const size = isMobile(useWindowSize()) ? 's' : 'm';
  return (
    <section className={styles.panel} aria-labelledby="recommendations">
      <div className={styles.head}>
        <h3 id="recommendations" className={styles.heading}>
          {t.recommendations}
        </h3>
        <button
          type="button"
          className={styles.close}
          aria-label={t.closeRecommendations}
          title={t.closeRecommendations}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <ul className={styles.tiles}>
        {videos.map((video) => (
          <li key={video.shortid}>
            <VideoTile video={video} playlist={video.playlists[0]?.shortid} size={size} />
          </li>
        ))}
      </ul>
    </section>
  );
}
