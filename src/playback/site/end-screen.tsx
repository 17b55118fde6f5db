import { useEffect, useRef, type ReactNode } from 'react';
import type { Video } from '#catalog/contract.ts';
import { VideoTile, type VideoRequest } from '#catalog/site/door.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { isMobile, useWindowSize } from '#ui/window-size.ts';
import { playbackTexts } from '../texts.ts';
import { setAutoplay, useAutoplay } from './autoplay.ts';
import styles from './end-screen.module.css';
import { Switch } from './switch.tsx';
import { secondsBeforeNext } from './timing.ts';
import type { Ending } from './use-ending.ts';

type EndScreenProps = {
  ending: Ending;
  /** The list that goes on. */
  list: Pick<VideoRequest, 'playlist' | 'coaching'>;
  onNext: (video: Video) => void;
  onCancel: () => void;
  onAgain: () => void;
  onClose: () => void;
};

/** What one can do after a video's end (S4.17, S11.8): go on, back to the course, something else, or see it again. */
export function EndScreen({ ending, list, onNext, onCancel, onAgain, onClose }: EndScreenProps) {
  const t = useTexts(playbackTexts);
  const links = useLinks();
  const again = (
    <Button kind="quiet" onClick={onAgain}>
      {t.again}
    </Button>
  );
  switch (ending.kind) {
    case 'next':
      return (
        <Screen heading={t.upNext} closing={t.closeEnd} onClose={onClose}>
          <div className={styles.next}>
            <VideoTile video={ending.video} {...list} size="s" />
          </div>
          <UpNext ending={ending} onNext={onNext} onCancel={onCancel}>
            {again}
          </UpNext>
        </Screen>
      );
    case 'course':
      return (
        <Screen heading={t.dayDone} closing={t.closeEnd} onClose={onClose}>
          <div className={styles.ways}>
            <ButtonLink to={links('presenter.coaching.detail', { slug: ending.slug })}>{t.toCourse}</ButtonLink>
            {again}
          </div>
        </Screen>
      );
    case 'more':
      return (
        <Screen heading={t.recommendations} closing={t.closeRecommendations} onClose={onClose}>
          <Tiles videos={ending.videos} />
          <div className={styles.ways}>{again}</div>
        </Screen>
      );
  }
}

type ScreenProps = { heading: string; closing: string; onClose: () => void; children: ReactNode };

function Screen({ heading, closing, onClose, children }: ScreenProps) {
  const panel = useRef<HTMLElement>(null);
  // In a low window it stands below the picture: who is asked has to see it.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="ending">
      <div className={styles.head}>
        <h3 id="ending" className={styles.heading}>
          {heading}
        </h3>
        <button type="button" className={styles.close} aria-label={closing} title={closing} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </section>
  );
}

type UpNextProps = Pick<EndScreenProps, 'onNext' | 'onCancel'> & {
  ending: Extract<Ending, { kind: 'next' }>;
  children: ReactNode;
};

function UpNext({ ending: { video, seconds }, onNext, onCancel, children }: UpNextProps) {
  const t = useTexts(playbackTexts);
  const isAutomatic = useAutoplay();
  return (
    <>
      {/* Said once; who sees it sees the seconds go. */}
      <output className="visually-hidden">{seconds !== null && t.startsSoon(video.title, secondsBeforeNext)}</output>
      <div className={styles.ways}>
        <Button icon="play" onClick={() => onNext(video)}>
          {t.playNow}
        </Button>
        {seconds !== null && (
          <Button kind="quiet" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        {children}
      </div>
      <div className={styles.automatic}>
        <p aria-hidden="true">{seconds !== null && t.startsIn(seconds)}</p>
        <Switch isOn={isAutomatic} onChange={setAutoplay}>
          {t.autoplay}
        </Switch>
      </div>
    </>
  );
}

/** The third is for screens where tiles lie flat (S9.2). */
function Tiles({ videos }: { videos: readonly Video[] }) {
  const size = isMobile(useWindowSize()) ? 's' : 'm';
  return (
    <ul className={styles.tiles}>
      {videos.map((video) => (
        <li key={video.shortid}>
          <VideoTile video={video} playlist={video.playlists[0]?.shortid} size={size} />
        </li>
      ))}
    </ul>
  );
}
