import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Video } from '#catalog/contract.ts';
import { useTexts } from '#ui/site.tsx';
import { captionStyle } from '../caption-rules.ts';
import { chapterAt } from '../chapters.ts';
import type { Chapter, PlayableVideo } from '../contract.ts';
import type { Outcome } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { Controls, ControlsRoom, OverPicture } from './controls.tsx';
import type { EvidenceCardProps } from './evidence-card.tsx';
import { keyAction, useActions, useKeys } from './keys.ts';
import { Later } from './later.tsx';
import { type PanelName, PlayerPanels } from './panel.tsx';
import styles from './player.module.css';
import { useEvidence } from './remembered.ts';
import { ResumeNote } from './resume-note.tsx';
import type { SignInsetProps } from './sign-inset.tsx';
import { troubleFor } from './timing.ts';
import { speeds } from './tuning.ts';
import { useBeginning, useKeepPosition } from './use-keep-position.ts';
import type { CaptionLooks } from './use-caption-look.ts';
import { useMediaSession, useWakeLock } from './use-device.ts';
import { useSign } from './use-sign.ts';
import { type Captions, useSettings, useSpeed, useVolume } from './use-settings.ts';
import {
  timeOf,
  useControlsClock,
  useFirstFrame,
  useFullscreen,
  useNotice,
  usePictureInPicture,
  usePlayer,
  usePlayTime,
} from './use-player.ts';
import type { OwnDays } from './use-watch-list.ts';
import { useWatchReport } from './watch-reports.ts';
import type { Opening } from './watch-request.ts';

const loadEvidence = async () => (await import('./evidence-card.tsx')).EvidenceCard;
/** The list below the film has the same. */
const leaveOut = (): void => {};

type PlayerProps = {
  /** Receives the video element, for whoever needs its position. */
  onElement: (element: HTMLVideoElement | null) => void;
  /** Null until the answer is there. */
  video: PlayableVideo | null;
  /** What the list knows of the video, so that its poster can be shown at once. */
  known: Video | null;
  opening: Opening;
  /** The requested start second (S11.4). */
  asked: number | undefined;
  isOpen: boolean;
  captions: Captions;
  looks: CaptionLooks;
  /** The owned course that it belongs to. */
  own: OwnDays | null;
  onCount: (shortid: string) => void;
  onEnded: () => void;
  /** Playback has started (again) after an end. */
  onPlaying: () => void;
  onFailed: (outcome: Outcome) => void;
  /** Plays the next video; null if there is none. */
  onNext: (() => void) | null;
  /** A panel opens: other overlays must close. */
  onPanel: () => void;
  /** Overlays of the picture, also in full screen. */
  children?: ReactNode;
};

const loadSign = async () => (await import('./sign-inset.tsx')).SignInset;

/**
 * The stage: picture, poster, controls (S2.45). A single video element for all videos, since phones only let one that was touched
 * continue to play.
 */
export function Player({
  onElement,
  video,
  known,
  opening,
  asked,
  isOpen,
  captions,
  looks,
  own,
  onCount,
  onEnded,
  onPlaying,
  onFailed,
  onNext,
  onPanel,
  children,
}: PlayerProps) {
  const t = useTexts(playbackTexts);
  const stage = useRef<HTMLDivElement>(null);
  const settings = useSettings();
  const { tuning } = settings;
  const { beginsAt, goesOn } = useBeginning(video, opening, asked);
  const { element, state, offer, dispatch, toggle, seek, start, settle } = usePlayer({
    video,
    opening,
    isOpen,
    tuning,
    beginsAt,
    onCount,
    onFailed,
  });
  useEffect(() => {
    onElement(element.current);
    return () => onElement(null);
  }, [element, onElement]);
  useSpeed(element, settings.speed);
  useWatchReport({ element, video: video?.shortid ?? null, isOpen, own });
  useKeepPosition(element, video, isOpen);
  usePlayTime(element, video?.shortid ?? null, isOpen);
  const hasFrame = useFirstFrame(element, video);
  const volume = useVolume(element);
  useMediaSession({ element, video: isOpen ? known : null, seek, onNext });
  useWakeLock(state.phase === 'playing' && !tuning.soundOnly);
  const fullscreen = useFullscreen(stage, element);
  const pictureInPicture = usePictureInPicture(element, isOpen);
  const { visible, clock } = useControlsClock(state.phase === 'playing');
  const [panel, setPanel] = useState<PanelName | null>(null);
  const closePanel = (): void => setPanel(null);
  const openPanel = (name: PanelName): void => {
    setPanel(name);
    onPanel();
  };
  const { notice, tell } = useNotice();
  const sign = useSign();
  const signFilm = video?.sign ?? '';
  const missSign = (): void => {
    sign.hide();
    tell(t.partMissing, troubleFor);
  };
  const chapters = video?.chapters ?? [];
  const evidence = video?.evidence ?? [];
  const showsEvidence = useEvidence();

  const goToChapter = (chapter: Chapter): void => {
    seek(chapter.start);
    closePanel();
  };

  const act = useActions({
    element,
    settings,
    captions,
    volume,
    toggle,
    seek,
    fullscreen: fullscreen.toggle,
    help: () => openPanel('keys'),
    tell,
  });
  useKeys(stage, isOpen && video !== null, (event) => {
    const action = keyAction(event.key);
    if (!action) return false;
    clock()?.moved();
    act(action);
    return true;
  });

  return (
    <div
      ref={stage}
      className={styles.stage}
      data-controls={visible || panel !== null ? 'shown' : 'hidden'}
      data-captions={looks.look.place}
      data-picture={tuning.soundOnly ? 'none' : undefined}
      style={captionStyle(looks.look)}
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
          onVolumeChange={({ currentTarget: { muted, volume: loudness } }) =>
            dispatch({ type: 'sound', muted: muted || loudness === 0, volume: loudness })
          }
        >
          {video?.captions.map(({ lang, label, src }) => (
            <track key={src} kind="captions" srcLang={lang} label={label} src={src} />
          ))}
        </video>
        {signFilm !== '' && sign.isOn && !tuning.soundOnly && (
          <Later<SignInsetProps>
            load={loadSign}
            props={{ picture: element, src: signFilm, sign, onMissing: missSign }}
            onMissing={missSign}
          />
        )}
        <OverPicture known={known} hasFrame={hasFrame && !tuning.soundOnly} state={state} notice={notice} onPlay={toggle} />
      </div>
      <PlayerPanels
        panel={panel}
        settings={{ settings, speeds, offer, captions, looks, hasEvidence: evidence.length > 0, onKeys: () => openPanel('keys') }}
        chapters={{ chapters, current: chapterAt(chapters, state.time), onChoose: goToChapter }}
        onClose={closePanel}
        onMissing={() => {
          closePanel();
          tell(t.partMissing, troubleFor);
        }}
      />
      {state.started ? (
        <Controls
          state={state}
          chapters={chapters}
          preview={video?.preview ?? null}
          captions={captions.tracks.length > 0 ? { isOn: captions.shown, toggle: captions.toggle } : null}
          sign={signFilm !== '' && !tuning.soundOnly ? { isOn: sign.isOn, toggle: sign.toggle } : null}
          fullscreen={{ isOn: fullscreen.isFullscreen, toggle: fullscreen.toggle }}
          pictureInPicture={
            pictureInPicture.isOffered ? { isOn: pictureInPicture.isShown, toggle: pictureInPicture.toggle } : null
          }
          panel={panel}
          onPanel={(pressed) => (panel === pressed ? closePanel() : openPanel(pressed))}
          onToggle={toggle}
          onSeek={seek}
          onMute={volume.mute}
          onVolume={volume.set}
        />
      ) : (
        opening !== 'link' && <ControlsRoom hasSecondLine={chapters.length > 0 || pictureInPicture.isOffered} />
      )}
      <ResumeNote video={goesOn ? video : null} at={beginsAt} isPlaying={state.phase === 'playing'} onRestart={() => seek(0)} />
      {showsEvidence && evidence.length > 0 && state.started && panel === null && (
        <Later<EvidenceCardProps>
          key={video?.shortid}
          load={loadEvidence}
          props={{ evidence, time: state.time }}
          onMissing={leaveOut}
        />
      )}
      {children}
    </div>
  );
}
