import { categoryLink, watchLink } from '#paths/routes.ts';
import { useEffect, useRef } from 'react';
import { sectionOf } from '#paths/categories.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { PageSection } from '#ui/section.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { Playlist, Video } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { namedTitle } from '../rules.ts';
import { catalogTexts } from '../texts.ts';
import { CornerTag } from './corner-tag.tsx';
import { Follow } from './follow.tsx';
import { useShown } from './easy.tsx';
import { chunk, useMoreVideos } from './more-videos.ts';
import { usePlayLink } from './open-video.tsx';
import { PageTop } from './page-top.tsx';
import { DownloadButton, PartnerLabel } from './teaser-parts.tsx';
import { teaserImageOf } from './teasers.ts';
import { TileList } from './tile-list.tsx';
import pages from './pages.module.css';
import styles from './playlist-page.module.css';

/** Up to this number, videos are large; they would look lost in the grid. */
const leastOfGrid = 2;

const hueOf = (playlist: Playlist) =>
  playlist.partners.length > 0
    ? 'partner'
    : playlist.type === 'coaching'
      ? 'coaching'
      : playlist.category
        ? sectionOf(playlist.category)
        : 'presenter';

/** /playlist/:slug (S2.11): description, owner and videos. Use the playlist's id as React key. */
export function PlaylistPage({ playlist }: { playlist: Playlist }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts);
  const links = useLinks();
  const shown = useShown(playlist);
  return (
    <div className={pages.page} data-hue={hueOf(playlist)}>
      <PageTop
        title={shown.title}
        lang={shown.lang}
        intro={shown.description}
        of={playlist}
        image={{ src: teaserImageOf(playlist, 'l'), processed: playlist.processed, color: playlist.background }}
        kind={<Kind playlist={playlist} />}
      >
        <Actions playlist={playlist} />
      </PageTop>
      {playlist.trailers.length > 0 && (
        <PageSection title={words.playlist.trailers}>
          <TileList videos={playlist.trailers} playlist={playlist.shortid} />
        </PageSection>
      )}
      <section className={styles.videos} aria-label={t.videosOf(playlist.title)}>
        {playlist.videos.length > 0 ? <Videos playlist={playlist} /> : <p className={styles.empty}>{words.playlist.empty}</p>}
        <Onward category={playlist.category} />
      </section>
      {playlist.type !== 'coaching' && <Follow page={links('playlist', { slug: playlist.slug })} />}
    </div>
  );
}

/** Links at the end of a playlist to related topics. */
function Onward({ category }: Pick<Playlist, 'category'>) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts);
  const links = useLinks();
  if (category === null) return null;
  return (
    <p className={styles.onward}>
      <ButtonLink to={categoryLink(links, category)} kind="quiet" icon="arrow-right" iconAfter>
        {words.playlist.onward(t.categories[category].title)}
      </ButtonLink>
    </p>
  );
}

/** Partner label first (S15.2), then the corner tag and the number of videos. */
function Kind({ playlist }: { playlist: Playlist }) {
  const t = useTexts(catalogTexts);
  return (
    <>
      <PartnerLabel partners={playlist.partners} />
      <CornerTag playlist={playlist} />
      <span>{t.videos(playlist.total)}</span>
    </>
  );
}

function Actions({ playlist }: { playlist: Playlist }) {
  const t = useTexts(catalogTexts);
  const words = useTexts(pageTexts);
  const links = useLinks();
  const first = playlist.videos[0];
  const partner = playlist.partners[0];
  return (
    <div className={pages.actions}>
      {first && playlist.type !== 'coaching' && (
        <Play
          video={first}
          playlist={playlist.shortid}
          label={playlist.total > 1 ? words.playlist.playAll : words.playlist.playOne}
        />
      )}
      {playlist.coaching && (
        <ButtonLink to={links('presenter.coaching.detail', { slug: playlist.coaching })}>{words.playlist.toCoaching}</ButtonLink>
      )}
      {partner && (
        <ButtonLink to={links('partner.detail', { slug: partner.slug })} kind="quiet" icon="arrow-right" iconAfter>
          {t.toPartner}
        </ButtonLink>
      )}
      <DownloadButton playlist={playlist} />
    </div>
  );
}

function Play({ video, playlist, label }: { video: Video; playlist: string; label: string }) {
  const play = usePlayLink({ video: video.shortid, playlist }, video.protection);
  return (
    <ButtonLink {...play} icon="play">
      {label}
    </ButtonLink>
  );
}

function Videos({ playlist }: { playlist: Playlist }) {
  const t = useTexts(pageTexts);
  const { shown, hasMore, state, showMore } = useMoreVideos(playlist);
  const list = useFocusOnNew(shown.length);
  return (
    <div ref={list}>
      <TileList
        videos={shown}
        playlist={playlist.shortid}
        ofCoaching={playlist.coaching_shortid}
        size={shown.length > leastOfGrid ? 'm' : 'l'}
      />
      <WithoutScript playlist={playlist} />
      {playlist.total > chunk && (
        <div className={styles.more}>
          <output>{t.playlist.shown(shown.length, playlist.total)}</output>
          {state === 'failed' && <p role="alert">{t.playlist.failed}</p>}
          {hasMore && (
            <Button kind="quiet" busy={state === 'loading'} onClick={showMore}>
              {t.playlist.more}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Keyboard focus moves to the first new video, not behind the last one. */
function useFocusOnNew(shown: number) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    const from = before.current;
    before.current = shown;
    if (shown > from) list.current?.querySelectorAll<HTMLElement>('article a')[from]?.focus({ preventScroll: true });
  }, [shown]);
  return list;
}

/** Without script, the remaining delivered videos are plain links (S17.1). */
function WithoutScript({ playlist }: { playlist: Playlist }) {
  const t = useTexts(catalogTexts);
  const links = useLinks();
  if (playlist.videos.length <= chunk) return null;
  return (
    <noscript>
      <ul>
        {playlist.videos.slice(chunk).map((video) => (
          <li key={video.id}>
            <a href={watchLink(links, { video: video.shortid, playlist: playlist.shortid })}>{namedTitle(video, t)}</a>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
