import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Video } from '#catalog/contract.ts';
import { namedTitle } from '#catalog/rules.ts';
import { type VideoRequest, VideoTile } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { isStill } from '#ui/quiet.ts';
import { useLinks, useTexts } from '#ui/site.tsx';
import { isMobile, useWindowSize } from '#ui/window-size.ts';
import { recommend } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import styles from './end-screen.module.css';
import { setAutoplay, useAutoplay } from './remembered.ts';
import { Switch } from './switch.tsx';
import { after, recommendAfterEnd, secondsBeforeNext } from './timing.ts';

type EndScreenProps = {
  ending: Ending;
  /** The list that continues. */
  list: Pick<VideoRequest, 'playlist' | 'coaching'>;
  onNext: (video: Video) => void;
  onCancel: () => void;
  onAgain: () => void;
  onClose: () => void;
};

/** The options after a video's end (S4.17, S11.8): continue, back to the course, something else, or replay. */
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
  // In a low window it is below the picture: scroll it into view.
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
  const words = useTexts(catalogTexts);
  const isAutomatic = useAutoplay();
  return (
    <>
      {/* Announced once; the countdown is only visible. */}
      <output className="visually-hidden">{seconds !== null && t.startsSoon(namedTitle(video, words), secondsBeforeNext)}</output>
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

/** The third is for screens with flat tiles (S9.2). */
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

/**
 * The overlay after a video's end (S4.17, S11.8): the next video with the seconds until it starts (null if it waits for a press),
 * the way back to its course, or recommendations.
 */
type Ending =
  | { readonly kind: 'next'; readonly video: Video; readonly seconds: number | null }
  | { readonly kind: 'course'; readonly slug: string }
  | { readonly kind: 'more'; readonly videos: readonly Video[] };

type EndingOptions = {
  readonly isOpen: boolean;
  /** Shortid of the current video. */
  readonly current: string;
  readonly next: Video | null;
  /** Slug of the coaching that it is a day of. */
  readonly coaching: string | null;
  readonly loadHighlights: () => Promise<readonly Video[]>;
  readonly onNext: (video: Video) => void;
};

export type Endings = {
  readonly ending: Ending | null;
  /** The video has ended. */
  readonly show: () => void;
  /** It plays again, or the reader dismissed the overlay. */
  readonly hide: () => void;
  /** Cancels the countdown. */
  readonly cancel: () => void;
};

export function useEnding({ isOpen, current, next, coaching, loadHighlights, onNext }: EndingOptions): Endings {
  const isAutomatic = useAutoplay();
  const [ended, setEnded] = useState<string | null>(null);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [found, setFound] = useState<{ readonly of: string; readonly videos: readonly Video[] } | null>(null);
  const hasEnded = isOpen && ended === current;
  const wantsMore = hasEnded && next === null && coaching === null;

  useEffect(() => {
    if (!wantsMore) return undefined;
    let isCurrent = true;
    const cancel = after(recommendAfterEnd, () => {
      loadHighlights().then(
        (highlights) => isCurrent && setFound({ of: current, videos: recommend(highlights, current, Math.random) }),
        (error: unknown) => console.info('There are no recommendations.', error),
      );
    });
    return () => {
      isCurrent = false;
      cancel();
    };
  }, [wantsMore, current, loadHighlights]);

  const counts = hasEnded && next !== null && isAutomatic && seconds !== null;
  const goOn = useEffectEvent(() => {
    if (next) onNext(next);
  });
  useEffect(() => {
    if (!counts) return undefined;
    return after(1000, () => (seconds > 1 ? setSeconds(seconds - 1) : goOn()));
  }, [counts, seconds]);

  const show = useCallback(() => {
    setEnded(current);
    // With reduced motion nothing starts by itself (S19.2).
    setSeconds(isStill() ? null : secondsBeforeNext);
  }, [current]);
  const hide = useCallback(() => {
    setEnded(null);
    setFound(null);
  }, []);
  const cancel = useCallback(() => setSeconds(null), []);
  return {
    ending: hasEnded ? endingOf({ next, coaching, seconds: counts ? seconds : null, found, current }) : null,
    show,
    hide,
    cancel,
  };
}

type Known = Pick<EndingOptions, 'next' | 'coaching' | 'current'> & {
  readonly seconds: number | null;
  readonly found: { readonly of: string; readonly videos: readonly Video[] } | null;
};

function endingOf({ next, coaching, seconds, found, current }: Known): Ending | null {
  if (next) return { kind: 'next', video: next, seconds };
  if (coaching !== null) return { kind: 'course', slug: coaching };
  return found?.of === current && found.videos.length > 0 ? { kind: 'more', videos: found.videos } : null;
}
