import { Link } from '#ui/link.tsx';
import { Picture } from '#ui/picture.tsx';
import { Row } from '#ui/row.tsx';
import { useForeignLang, useLinks, useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../texts.ts';
import { ownColour, type PlaylistTeaserProps } from './teaser-props.ts';
import { AllVideos, TeaserFooter, TeaserHeading } from './teaser-parts.tsx';
import { teaserImageOf, tileSizeOf, videosIn } from './teasers.ts';
import { TileList } from './tile-list.tsx';
import { VideoTile } from './video-tile.tsx';
import styles from './teaser-large.module.css';

/** Fewer videos would leave a row half empty, so they are placed beside the image, whatever the type. */
const leastOfRow = 3;

type LargeProps = Omit<PlaylistTeaserProps, 'size'>;

/**
 * The large teaser (S2.36): 'normal' has the videos beside its image, 'center' below it, 'color' on the playlist's colour. Under
 * a letter the videos are always beside the image, so that the alphabet reads along one line.
 */
export function TeaserLarge(props: LargeProps) {
  const { playlist, modifier, level = 2, listed } = props;
  const type = modifier === 'trending' ? 'color' : playlist.l_type;
  const isBeside = modifier !== 'trending' && (listed || type === 'normal' || playlist.videos.length < leastOfRow);
  return (
    <section
      className={styles.large}
      style={ownColour(playlist.background)}
      data-type={isBeside && type === 'center' ? 'normal' : type}
      data-modifier={modifier}
      data-listed={listed || undefined}
    >
      {type === 'center' && !isBeside && <Cover {...props} />}
      <header className={styles.head}>
        <TeaserHeading playlist={playlist} level={level} size="l" listed={listed} />
        <AllVideos playlist={playlist} />
      </header>
      {isBeside ? <BesideCover {...props} /> : <TileRow {...props} />}
      <TeaserFooter playlist={playlist} />
    </section>
  );
}

function Cover({ playlist, first = false }: LargeProps) {
  const links = useLinks();
  return (
    <Link to={links('playlist', { slug: playlist.slug })} tabIndex={-1} aria-hidden="true" className={styles.cover}>
      <Picture
        src={teaserImageOf(playlist, 'l')}
        processed={playlist.processed}
        color={playlist.background}
        sizes="(max-width: 1023px) 92vw, 640px"
        first={first}
      />
    </Link>
  );
}

function BesideCover(props: LargeProps) {
  const { playlist, modifier } = props;
  const lang = useForeignLang(playlist.lang);
  return (
    <div className={styles.beside}>
      <Cover {...props} />
      <div className={styles.side}>
        {playlist.description !== '' && (
          <p className={styles.description} lang={lang}>
            {playlist.description}
          </p>
        )}
        <TileList videos={playlist.videos.slice(0, 3)} playlist={playlist.shortid} size="s" daily={modifier === 'daily'} />
      </div>
    </div>
  );
}

function TileRow({ playlist, modifier }: LargeProps) {
  const t = useTexts(catalogTexts);
  const size = tileSizeOf('l', modifier);
  return (
    <Row label={t.videosOf(playlist.title)} item={size}>
      {playlist.videos.slice(0, videosIn.l).map((video) => (
        <VideoTile key={video.id} video={video} playlist={playlist.shortid} size={size} daily={modifier === 'daily'} />
      ))}
    </Row>
  );
}
