import { useEffect, useRef } from 'react';
import { Link } from '#ui/link.tsx';
import type { Video } from '#catalog/contract.ts';
import { Progress, usePlayLink, VideoMenuButton, VideoMeta, type VideoRequest } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { WatchList } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import styles from './video-list.module.css';

type VideoListProps = {
  list: WatchList;
  /** The current video and its list. */
  open: VideoRequest;
  /** For an owned course: its locked days. */
  own: { readonly locked: ReadonlySet<string> } | null;
  isOverlay: boolean;
};

/** The list beside the picture, or over it on narrow screens (S2.45). Rows render when they come into view. */
export function VideoList({ list, open, own, isOverlay }: VideoListProps) {
  const t = useTexts(playbackTexts);
  const rows = (videos: readonly Video[]) => (
    <ol className={styles.rows}>
      {videos.map((video) => (
        <Row key={video.shortid} video={video} list={list} open={open} own={own} />
      ))}
    </ol>
  );
  return (
    <aside className={styles.list} aria-label={t.list} data-overlay={isOverlay || undefined}>
      {list.trailers.length > 0 && (
        <>
          <h3 className={styles.heading}>{t.trailers}</h3>
          {rows(list.trailers)}
        </>
      )}
      <h3 className={styles.heading}>{t.videos(list.videos.length)}</h3>
      {rows(list.videos)}
    </aside>
  );
}

function Row({ video, list, open, own }: { video: Video } & Pick<VideoListProps, 'list' | 'open' | 'own'>) {
  const t = useTexts(playbackTexts);
  const words = useTexts(catalogTexts);
  const lang = useForeignLang(video.lang);
  // The list knows who may watch a video: others are led to the checkout or the login (S4.16).
  const play = usePlayLink(
    { video: video.shortid, playlist: open.playlist, coaching: open.coaching },
    video.protection,
    list.coaching ?? undefined,
  );
  const isCurrent = video.shortid === open.video;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    const box = row.current?.closest('aside');
    if (isCurrent && row.current && box) box.scrollTop = row.current.offsetTop - box.clientHeight / 3;
  }, [isCurrent]);
  return (
    <li ref={row} className={styles.row} data-current={isCurrent || undefined}>
      <div className={styles.image}>
        <Picture
          src={video.list || video.poster}
          processed={video.processed}
          color={video.color}
          sizes="112px"
          className={styles.picture}
        />
        <Progress video={video.shortid} />
      </div>
      <div className={styles.text}>
        {video.partner && <p className={styles.ad}>{words.ad}</p>}
        {isCurrent && <p className={styles.now}>{t.now}</p>}
        <Link {...play} className={styles.link} aria-current={isCurrent || undefined} lang={lang}>
          {video.title}
        </Link>
        {/* Owners need no label that the course is paid. */}
        <VideoMeta video={own ? { ...video, protection: 'free' } : video} />
        {own?.locked.has(video.shortid) && (
          <p className={styles.locked}>
            <Icon name="lock" size={16} />
            {t.notYet}
          </p>
        )}
      </div>
      <VideoMenuButton video={video} playlist={open.playlist} play={play} />
    </li>
  );
}
