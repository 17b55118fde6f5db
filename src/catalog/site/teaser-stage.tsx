import { Picture } from '#ui/picture.tsx';
import { Row } from '#ui/row.tsx';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../texts.ts';
import { ownColour, type PlaylistTeaserProps } from './teaser-props.ts';
import { AllVideos, TeaserFooter, TeaserHeading } from './teaser-parts.tsx';
import { teaserImageOf, tileSizeOf, videosIn } from './teasers.ts';
import { TileList } from './tile-list.tsx';
import { VideoTile } from './video-tile.tsx';
import styles from './teaser-stage.module.css';

/** The largest teaser (S2.36): a panel in the playlist's colour with its videos as a slider or as a list. */
export function TeaserStage({ playlist, modifier, level = 2, first = false }: Omit<PlaylistTeaserProps, 'size'>) {
  const t = useTexts(catalogTexts);
  const lang = useForeignLang(playlist.lang);
  const isList = playlist.xl_type === 'list' && modifier !== 'trending';
  const videos = playlist.videos.slice(0, isList ? 5 : videosIn.xl);
  const size = tileSizeOf('xl', modifier);
  return (
    <section
      className={styles.stage}
      style={ownColour(playlist.background)}
      data-form={isList ? 'list' : 'slider'}
      data-modifier={modifier}
    >
      <div className={styles.lead}>
        <div className={styles.words}>
          <TeaserHeading playlist={playlist} level={level} size="xl" />
          {playlist.description !== '' && (
            <p className={styles.description} lang={lang}>
              {playlist.description}
            </p>
          )}
          <AllVideos playlist={playlist} />
          <TeaserFooter playlist={playlist} />
        </div>
        <Picture
          src={teaserImageOf(playlist, 'xl')}
          processed={playlist.processed}
          color={playlist.background}
          sizes="(max-width: 1023px) 92vw, 700px"
          first={first}
          className={styles.picture}
        />
      </div>
      {isList ? (
        <TileList videos={videos} playlist={playlist.shortid} size="s" daily={modifier === 'daily'} />
      ) : (
        <Row label={t.videosOf(playlist.title)} item={size}>
          {videos.map((video) => (
            <VideoTile key={video.id} video={video} playlist={playlist.shortid} size={size} daily={modifier === 'daily'} />
          ))}
        </Row>
      )}
    </section>
  );
}
