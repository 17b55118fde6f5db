import { Link } from '#ui/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Video } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { usePlayLink } from './open-video.tsx';
import { Progress } from './progress.tsx';
import { dailyDate, type TileSize } from './teasers.ts';
import { VideoMenuButton } from './video-menu-button.tsx';
import { VideoMeta } from './video-meta.tsx';
import styles from './video-tile.module.css';

type VideoTileProps = {
  video: Video;
  /** Shortid of the playlist that continues after it. */
  playlist?: string | undefined;
  /** Shortid of the coaching it is played in. */
  coaching?: string | undefined;
  /** Shortid of the coaching whose owners may watch it, when played in a playlist (S4.16). */
  ofCoaching?: string | null | undefined;
  /** Shows 'Daily DD.MM' instead of the topline (S2.36). */
  daily?: boolean;
  /** `s` is horizontal, with the image at the side. */
  size?: TileSize;
  /** Loads the image eagerly; for the first tile of a page without a larger image. */
  first?: boolean;
};

const sizesOf: Record<TileSize, string> = {
  l: '(max-width: 767px) 86vw, (max-width: 1199px) 46vw, 440px',
  m: '(max-width: 767px) 72vw, (max-width: 1199px) 38vw, 320px',
  s: '140px',
};

/** A video as a tile (S2.38); the whole tile is the play link. */
export function VideoTile({ video, playlist, coaching, ofCoaching, daily = false, size = 'm', first = false }: VideoTileProps) {
  const t = useTexts(catalogTexts);
  const lang = useForeignLang(video.lang);
  const play = usePlayLink({ video: video.shortid, playlist, coaching }, video.protection, coaching ?? ofCoaching ?? undefined);
  const date = daily ? dailyDate(video) : null;
  return (
    <article className={styles.tile} data-size={size}>
      <div className={styles.picture}>
        <Picture
          src={video.poster}
          processed={video.processed}
          color={video.color}
          sizes={sizesOf[size]}
          first={first}
          className={styles.image}
        />
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <Progress video={video.shortid} />
      </div>
      <div className={styles.text}>
        {video.partner && <p className={styles.partner}>{t.ad}</p>}
        {date ? (
          <p className={styles.topline}>{t.daily(date)}</p>
        ) : (
          video.topline !== '' && (
            <p className={styles.topline} lang={lang}>
              {video.topline}
            </p>
          )
        )}
        <p className={styles.title} lang={lang}>
          <Link {...play} className={`card-link ${styles.link}`}>
            {video.title}
          </Link>
        </p>
        <VideoMeta video={video} />
      </div>
      <VideoMenuButton video={video} playlist={playlist} play={play} />
    </article>
  );
}
