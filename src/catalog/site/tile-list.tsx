import type { Video } from '../contract.ts';
import type { TileSize } from './teasers.ts';
import { VideoTile } from './video-tile.tsx';
import styles from './tile-list.module.css';

type TileListProps = {
  videos: readonly Video[];
  playlist?: string | undefined;
  coaching?: string | undefined;
  ofCoaching?: string | null | undefined;
  size?: TileSize;
  daily?: boolean;
  /** Loads the first picture at once; where no larger one stands above. */
  first?: boolean;
};

/** A grid of more than this lies flat on phones, so that one sees several at a time. */
const flatFrom = 6;

/** Videos as a grid of tiles, or one below the other when small. Tiles out of sight cost nothing to draw. */
export function TileList({ videos, playlist, coaching, ofCoaching, size = 'm', daily = false, first = false }: TileListProps) {
  return (
    <ul className={styles.tiles} data-size={size} data-long={(size === 'm' && videos.length > flatFrom) || undefined}>
      {videos.map((video, index) => (
        <li key={video.id}>
          <VideoTile
            video={video}
            playlist={playlist}
            coaching={coaching}
            ofCoaching={ofCoaching}
            size={size}
            daily={daily}
            first={first && index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
