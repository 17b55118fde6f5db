import { Link } from '#ui/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { Playlist, Video } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { usePlayLink } from './open-video.tsx';
import { Progress } from './progress.tsx';
import type { PlaylistTeaserProps } from './teaser-props.ts';
import { TeaserFooter, TeaserHeading } from './teaser-parts.tsx';
import { dailyDate, shownDuration, teaserImageOf, tileSizeOf, videosIn } from './teasers.ts';
import { TileList } from './tile-list.tsx';
import styles from './teaser-card.module.css';

const sizesOf = {
  m: '(max-width: 767px) 92vw, (max-width: 1199px) 46vw, 460px',
  s: '(max-width: 767px) 92vw, (max-width: 1199px) 46vw, 330px',
};

/** The medium and small teaser (S2.36): a card; the small one lists its videos as lines. */
export function TeaserCard({
  playlist,
  size,
  modifier,
  level = 2,
  listed,
  flat = false,
  first = false,
}: PlaylistTeaserProps & { size: 'm' | 's' }) {
  const t = useTexts(catalogTexts);
  const tiles = tileSizeOf(size, modifier);
  const videos = playlist.videos.slice(0, videosIn[size]);
  return (
    <section className={styles.card} data-size={size} data-modifier={modifier} data-flat={flat || undefined}>
      <div className={styles.top}>
        <Picture
          src={teaserImageOf(playlist, size)}
          processed={playlist.processed}
          color={playlist.background}
          sizes={sizesOf[size]}
          first={first}
          className={styles.picture}
        />
        <TeaserHeading playlist={playlist} level={level} size={size} listed={listed} />
        <p className={styles.count}>{t.videos(playlist.total)}</p>
      </div>
      {size === 'm' || tiles === 'l' ? (
        <TileList
          videos={videos}
          playlist={playlist.shortid}
          ofCoaching={playlist.coaching_shortid}
          size={tiles}
          daily={modifier === 'daily'}
        />
      ) : (
        <ul className={styles.lines}>
          {videos.map((video) => (
            <li key={video.id}>
              <VideoLine video={video} playlist={playlist} daily={modifier === 'daily'} />
            </li>
          ))}
        </ul>
      )}
      <TeaserFooter playlist={playlist} />
    </section>
  );
}

function VideoLine({ video, playlist, daily }: { video: Video; playlist: Playlist; daily: boolean }) {
  const t = useTexts(catalogTexts);
  const lang = useForeignLang(video.lang);
  const play = usePlayLink(
    { video: video.shortid, playlist: playlist.shortid },
    video.protection,
    playlist.coaching_shortid ?? undefined,
  );
  const { text, unit } = shownDuration(video.duration);
  const date = daily ? dailyDate(video) : null;
  return (
    <Link {...play} className={styles.line}>
      <Icon name={video.protection === 'free' ? 'play' : 'lock'} size={16} />
      <span className={styles.lineText}>
        {video.partner && <span className={styles.lineNote}>{t.ad}</span>}
        {date && <span className={styles.lineNote}>{t.daily(date)}</span>}
        <span className={styles.lineTitle} lang={lang}>
          {video.title}
        </span>
        <span className={styles.lineNote}>
          {t[unit](text)}
          {video.protection !== 'free' && `, ${t.protectedBy[video.protection]}`}
        </span>
        <Progress video={video.shortid} />
      </span>
    </Link>
  );
}
