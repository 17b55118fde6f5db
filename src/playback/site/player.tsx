import { useRef, type ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useTexts } from '#ui/site.tsx';
import type { PlayableVideo } from '../contract.ts';
import type { Outcome } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { Controls } from './controls.tsx';
import { keyAction } from './keys.ts';
import styles from './player.module.css';
import { useCaptions } from './use-captions.ts';
import { useControlsClock } from './use-controls-clock.ts';
import { useFullscreen } from './use-fullscreen.ts';
import { useKeys } from './use-keys.ts';
import type { OwnDays } from './use-own-days.ts';
import { timeOf, usePlayer } from './use-player.ts';
import { useWatchReport } from './use-watch-report.ts';
import type { Opening } from './watch-request.ts';

type PlayerProps = {
  /** Null until the answer is there. */
  video: PlayableVideo | null;
  opening: Opening;
  isOpen: boolean;
  /** The own course in which it plays. */
  own: OwnDays | null;
  onCount: (shortid: string) => void;
  onEnded: () => void;
  /** Playback began (again) after an end. */
  onPlaying: () => void;
  onFailed: (outcome: Outcome) => void;
  /** What lies over the picture, also in full screen. */
  children?: ReactNode;
};

/** The stage: picture, poster, controls (S2.45). One video element for all videos, as phones let only a touched one play on. */
export function Player({ video, opening, isOpen, own, onCount, onEnded, onPlaying, onFailed, children }: PlayerProps) {
  const t = useTexts(playbackTexts);
  const stage = useRef<HTMLDivElement>(null);
  const { element, state, dispatch, toggle, seek, mute, start, settle } = usePlayer({
    video,
    opening,
    isOpen,
    onCount,
    onFailed,
  });
  useWatchReport({ element, video: video?.shortid ?? null, isOpen, own });
  const captions = useCaptions(element, video, state.muted);
  const fullscreen = useFullscreen(stage, element);
  const { visible, clock } = useControlsClock(state.phase === 'playing');

  useKeys(isOpen && video !== null, (event) => {
    const act = keyAction(event.key);
    if (!act) return false;
    clock()?.moved();
    if (act.kind === 'skip') seek((element.current?.currentTime ?? 0) + act.seconds);
    else ({ toggle, mute, fullscreen: fullscreen.toggle, captions: captions.toggle })[act.kind]();
    return true;
  });

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-controls={visible ? 'shown' : 'hidden'}
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && clock()?.moved()}
      onPointerLeave={() => clock()?.left()}
      onFocus={({ target }) => clock()?.held(target.matches(':focus-visible'))}
      onBlur={() => clock()?.held(false)}
    >
      <div className={styles.picture}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its tracks come with the video */}
        <video
          ref={element}
          className={styles.video}
          playsInline
          onClick={toggle}
          onCanPlay={start}
          onPlaying={() => {
            settle();
            onPlaying();
          }}
          onPause={() => dispatch({ type: 'paused' })}
          onWaiting={() => dispatch({ type: 'waiting' })}
          onSeeked={() => dispatch({ type: 'seeked' })}
          onEnded={() => {
            dispatch({ type: 'ended' });
            onEnded();
          }}
          onDurationChange={({ currentTarget }) => dispatch({ type: 'duration', duration: currentTarget.duration || 0 })}
          onTimeUpdate={({ currentTarget }) => dispatch(timeOf(currentTarget))}
          onVolumeChange={({ currentTarget }) =>
            dispatch({ type: 'muted', muted: currentTarget.muted || currentTarget.volume === 0 })
          }
        >
          {video?.captions.map(({ lang, label, src }) => (
            <track key={src} kind="captions" srcLang={lang} label={label} src={src} />
          ))}
        </video>
        {video && (
          <div key={video.shortid} className={styles.poster} data-melted={state.started || undefined}>
            <Picture
              src={video.poster}
              processed={video.processed}
              color={video.color}
              sizes="(max-width: 1280px) 100vw, 1280px"
              first
              className={styles.posterImage}
            />
          </div>
        )}
        {state.waiting && (
          <output className={styles.spinner}>
            <span>{t.loading}</span>
          </output>
        )}
        {state.refused && (
          <button type="button" className={styles.bigPlay} aria-label={t.play} onClick={toggle}>
            <Icon name="play" size={40} />
          </button>
        )}
      </div>
      {state.started && (
        <Controls
          state={state}
          captions={captions}
          isFullscreen={fullscreen.isFullscreen}
          onToggle={toggle}
          onSeek={seek}
          onMute={mute}
          onFullscreen={fullscreen.toggle}
        />
      )}
      {children}
    </div>
  );
}
