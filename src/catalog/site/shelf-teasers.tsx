import { PageSection } from '#ui/section.tsx';
import { Row } from '#ui/row.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Playlist, Video } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { TeaserCard } from './teaser-card.tsx';
import { VideoTile } from './video-tile.tsx';
import styles from './shelf-teasers.module.css';

/** Teaser 'new' (S2.37): the newest playlists. Full width; renders nothing if there are none. */
export function NewTeaser({ playlists, title }: { playlists: readonly Playlist[]; title?: string }) {
  const t = useTexts(catalogTexts);
  if (playlists.length === 0) return null;
  const shown = title ?? t.newTeaser;
  return (
    <PageSection title={shown}>
      <Row label={shown} item="m">
        {playlists.map((playlist) => (
          <TeaserCard key={playlist.id} playlist={playlist} size="s" level={3} />
        ))}
      </Row>
    </PageSection>
  );
}

/** Teaser 'trending' (S2.37): the most viewed videos of the last 14 days, large, on blue. Full width. */
export function TrendingTeaser({ videos, title }: { videos: readonly Video[]; title?: string }) {
  const t = useTexts(catalogTexts);
  if (videos.length === 0) return null;
  const shown = title ?? t.trendingTeaser;
  return (
    <div className={styles.trending}>
      <PageSection title={shown}>
        <Row label={shown} item="l">
          {videos.map((video) => (
            <VideoTile key={video.id} video={video} size="l" />
          ))}
        </Row>
      </PageSection>
    </div>
  );
}
