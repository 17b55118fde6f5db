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
  /** Loads the first image eagerly; if no larger one is above. */
  first?: boolean;
};

/** Larger grids use horizontal tiles on phones, so that several are visible at once. */
const flatFrom = 6;

/** Videos as a grid of tiles, or in one column when small. Off-screen tiles are not rendered (`content-visibility`). */
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
