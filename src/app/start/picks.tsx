import type { Playlist, Video } from '#catalog/contract.ts';
import { PlaylistTeaser, VideoTile } from '#catalog/site/door.tsx';
import { Row } from '#ui/row.tsx';
import { PageSection } from '#ui/section.tsx';
import { useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './picks.module.css';

/** The editors' highlights, large. */
export function Highlights({ videos, intro }: { videos: readonly Video[]; intro: string }) {
  const t = useTexts(appTexts).start;
  if (videos.length === 0) return null;
  return (
    <PageSection title={t.highlights} intro={intro}>
      <Row label={t.highlights} item="xl">
        {videos.map((video) => (
          <VideoTile key={video.id} video={video} playlist={video.playlists[0]?.shortid} size="l" />
        ))}
      </Row>
    </PageSection>
  );
}

/** Playlists selected in the settings (S2.1), each displayed according to its type (S2.36). */
export function Picks({ playlists, size }: { playlists: readonly Playlist[]; size: 'xl' | 'l' }) {
  if (playlists.length === 0) return null;
  return (
    <div className={styles.picks}>
      {playlists.map((playlist) => (
        <div key={playlist.id} data-far>
          <PlaylistTeaser playlist={playlist} size={size} />
        </div>
      ))}
    </div>
  );
}
