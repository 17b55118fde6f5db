import { Link } from '#ui/link.tsx';
import type { Video } from '#catalog/contract.ts';
import { VideoMeta } from '#catalog/site/door.tsx';
import { NoteList, useActiveNotes } from '#ui/notes.tsx';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import { playbackTexts } from '../texts.ts';
import styles from './video-info.module.css';

type VideoInfoProps = {
  video: Video;
  /** The editors' note as sanitised HTML (S2.46). */
  notes: string | null;
  titleId: string;
};

/** What the video is, below the picture; whose content it is comes first (S15.2). */
export function VideoInfo({ video, notes, titleId }: VideoInfoProps) {
  const t = useTexts(playbackTexts);
  const links = useLinks();
  const lang = useForeignLang(video.lang);
  const showsNotes = useActiveNotes();
  return (
    <div className={styles.info}>
      {video.partner && (
        <p className={styles.partner}>
          <Link to={links.partner(video.partner.slug)}>{t.partnerContent(video.partner.title)}</Link>
        </p>
      )}
      {video.topline !== '' && (
        <p className={styles.topline} lang={lang}>
          {video.topline}
        </p>
      )}
      <h2 id={titleId} className={styles.title} lang={lang}>
        {video.title}
      </h2>
      <VideoMeta video={video} />
      {video.description !== '' && (
        <p className={styles.description} lang={lang}>
          {video.description}
        </p>
      )}
      {showsNotes && notes && <NoteList notes={[{ id: video.id, copy: notes, lang: video.lang }]} />}
    </div>
  );
}
