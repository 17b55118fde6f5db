import { useContext, type ComponentProps } from 'react';
import { Link } from '#ui/link.tsx';
import { watchLink } from '#paths/routes.ts';
import type { Video } from '#catalog/contract.ts';
import { traitTexts } from '#catalog/traits.ts';
import { EasyButton, TrustNote, useShown, VideoMenuContext, VideoMeta } from '#catalog/site/door.tsx';
import { Icon } from '#ui/icon.tsx';
import { NoteList, useActiveNotes } from '#ui/notes.tsx';
import { useForeignLang, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Evidence } from '../contract.ts';
import { playbackTexts } from '../texts.ts';
import type { EvidenceListProps } from './evidence-list.tsx';
import { Later } from './later.tsx';
import { shareIcon } from './share-icons.ts';
import styles from './video-info.module.css';

const loadEvidence = async () => (await import('./evidence-list.tsx')).EvidenceList;
/** The reader loses a part that is no reason to interrupt them. */
const leaveOut = (): void => {};

type VideoInfoProps = {
  video: Video;
  /** Shortid of the playlist in which it plays. */
  playlist: string | undefined;
  /** The editors' note as sanitised HTML (S2.46). */
  notes: string | null;
  /** The reviewers and sources; null until the video is loaded. */
  trust: ComponentProps<typeof TrustNote>['trust'] | null;
  titleId: string;
  evidence: readonly Evidence[];
  /** Plays from a second. */
  onSeek: (second: number) => void;
};

/** The details below the picture; the partner label comes first (S15.2). */
export function VideoInfo({ video: written, playlist, notes, trust, titleId, evidence, onSeek }: VideoInfoProps) {
  const t = useTexts(playbackTexts);
  const video = useShown(written);
  const links = useLinks();
  const locale = useLocale();
  const lang = useForeignLang(video.lang);
  // Only its title and its description may be in easy German.
  const ordinary = useForeignLang(written.lang);
  const showsNotes = useActiveNotes();
  return (
    <div className={styles.info}>
      {video.partner && (
        <p className={styles.partner}>
          <Link to={links('partner.detail', { slug: video.partner.slug })}>{t.partnerContent(video.partner.title)}</Link>
        </p>
      )}
      {video.topline !== '' && (
        <p className={styles.topline} lang={ordinary}>
          {video.topline}
        </p>
      )}
      <h2 id={titleId} className={styles.title} lang={lang}>
        {video.title}
      </h2>
      <div className={styles.line}>
        <VideoMeta video={written} />
        {traitTexts(written, locale).map(({ name, label, value }) => (
          <p key={name} className={styles.trait}>
            {label}: {value}
          </p>
        ))}
        <ShareButton video={written} playlist={playlist} />
        <EasyButton of={written} />
      </div>
      {video.description !== '' && (
        <p className={styles.description} lang={lang}>
          {video.description}
        </p>
      )}
      {showsNotes && notes && <NoteList notes={[{ id: video.id, copy: notes, lang: written.lang }]} />}
      {trust && <TrustNote trust={trust} level={3} />}
      {evidence.length > 0 && (
        <Later<EvidenceListProps>
          load={loadEvidence}
          props={{ evidence, hrefOf: (second) => watchLink(links, { video: video.shortid, t: second }), onSeek }}
          onMissing={leaveOut}
        />
      )}
    </div>
  );
}

/** Opens the share menu (S2.34), whose code loads on hover. */
function ShareButton({ video, playlist }: Pick<VideoInfoProps, 'video' | 'playlist'>) {
  const t = useTexts(playbackTexts);
  const openMenu = useContext(VideoMenuContext);
  return (
    <button
      type="button"
      className={styles.share}
      data-share=""
      aria-expanded={false}
      onClick={({ currentTarget }) => openMenu?.({ trigger: currentTarget, video, playlist })}
    >
      <Icon name={shareIcon} size={20} />
      {t.share}
    </button>
  );
}
