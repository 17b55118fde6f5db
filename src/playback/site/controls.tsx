import type { CSSProperties } from 'react';
import type { Video } from '#catalog/contract.ts';
import { type Drawing, Icon, type IconName } from '#ui/icon.tsx';
import { Picture } from '#ui/picture.tsx';
import { useTexts } from '#ui/site.tsx';
import { chapterAt } from '../chapters.ts';
import type { Chapter, Preview } from '../contract.ts';
import { clockTime } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import styles from './controls.module.css';
import { loadHls } from './hls.ts';
import { playerIcons } from './player-icons.ts';
import type { PanelName } from './panel.tsx';
import type { PlayerState } from './player-state.ts';
import overPictureStyles from './player.module.css';
import { posterOf } from './poster.ts';
import { ScrubPreview, SeekBar } from './seek-bar.tsx';
import type { Notice } from './use-player.ts';

/** A toggle. */
type Switch = { readonly isOn: boolean; readonly toggle: () => void };

type ControlsProps = {
  state: PlayerState;
  chapters: readonly Chapter[];
  preview: Preview | null;
  /** Null if the video has none. */
  captions: Switch | null;
  /** Sign language (S19.6); null if the video has none. */
  sign: Switch | null;
  fullscreen: Switch;
  /** Null if the browser does not support it. */
  pictureInPicture: Switch | null;
  panel: PanelName | null;
  onPanel: (panel: PanelName) => void;
  onToggle: () => void;
  onSeek: (time: number) => void;
  onMute: () => void;
  onVolume: (volume: number) => void;
};

export function Controls({ state, chapters, preview, captions, sign, fullscreen, pictureInPicture, ...props }: ControlsProps) {
  const t = useTexts(playbackTexts);
  const { panel, onPanel, onToggle, onSeek } = props;
  const isPlaying = state.phase === 'playing';
  return (
    <div className={styles.controls}>
      <ScrubPreview preview={preview} chapters={chapters} duration={state.duration}>
        <SeekBar state={state} chapters={chapters} onSeek={onSeek} />
      </ScrubPreview>
      <div className={styles.row}>
        <Control icon={isPlaying ? playerIcons.pause : 'play'} name={isPlaying ? t.pause : t.play} onPress={onToggle} />
        <Volume state={state} onMute={props.onMute} onVolume={props.onVolume} />
        <p className={styles.time}>
          {clockTime(state.time)} <span>/ {clockTime(state.duration)}</span>
        </p>
        <div className={styles.middle}>
          {chapters.length > 0 && (
            <button
              type="button"
              className={styles.chapter}
              aria-expanded={panel === 'chapters'}
              title={t.chapters}
              onClick={() => onPanel('chapters')}
            >
              <span className={styles.hidden}>{t.chapters}: </span>
              <span className={styles.chapterTitle}>{chapterAt(chapters, state.time)?.title ?? t.chapters}</span>
              <Icon name="chevron-right" size={18} />
            </button>
          )}
        </div>
        {captions && <Control icon={playerIcons.captions} name={t.captions} pressed={captions.isOn} onPress={captions.toggle} />}
        {sign && (
          <div className={styles.sign}>
            <Control icon={playerIcons.sign} name={t.sign} pressed={sign.isOn} onPress={sign.toggle} />
          </div>
        )}
        <Control
          icon={playerIcons.settings}
          name={t.settings}
          expanded={panel === 'settings'}
          onPress={() => onPanel('settings')}
        />
        {pictureInPicture && (
          <div className={styles.away}>
            <Control
              icon={playerIcons.pictureInPicture}
              name={t.pictureInPicture}
              pressed={pictureInPicture.isOn}
              onPress={pictureInPicture.toggle}
            />
          </div>
        )}
        <Control
          icon={fullscreen.isOn ? playerIcons.fullscreenExit : playerIcons.fullscreen}
          name={t.fullscreen}
          pressed={fullscreen.isOn}
          onPress={fullscreen.toggle}
        />
      </div>
    </div>
  );
}

/**
 * On phones keeps the room below the picture that the controls will take: nothing moves when they come. Not where the video waits for
 * a press, which could take long.
 */
export const ControlsRoom = ({ hasSecondLine }: { hasSecondLine: boolean }) => (
  <div className={styles.room} data-lines={hasSecondLine ? 2 : 1} />
);

type VolumeProps = { state: PlayerState; onMute: () => void; onVolume: (volume: number) => void };

/** Mute, with a volume slider on hover or focus. Phones control the volume themselves. */
function Volume({ state, onMute, onVolume }: VolumeProps) {
  const t = useTexts(playbackTexts);
  const volume = state.muted ? 0 : state.volume;
  return (
    <div className={styles.volume}>
      <Control
        icon={state.muted ? playerIcons.volumeOff : playerIcons.volume}
        name={t.mute}
        pressed={state.muted}
        onPress={onMute}
      />
      <input
        type="range"
        className={styles.loudness}
        min={0}
        max={100}
        step={5}
        value={Math.round(100 * volume)}
        onChange={({ target }) => onVolume(Number(target.value) / 100)}
        aria-label={t.volume}
        aria-valuetext={`${Math.round(100 * volume)} %`}
        style={{ '--played': `${100 * volume}%`, '--loaded': '0%' } as CSSProperties}
      />
    </div>
  );
}

type ControlProps = {
  icon: IconName | Drawing;
  name: string;
  /** For toggles. */
  pressed?: boolean;
  /** For buttons that open a panel. */
  expanded?: boolean;
  onPress: () => void;
};

function Control({ icon, name, pressed, expanded, onPress }: ControlProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={name}
      title={name}
      aria-pressed={pressed}
      aria-expanded={expanded}
      onClick={onPress}
    >
      <Icon name={icon} />
    </button>
  );
}

type OverPictureProps = {
  /** The video's data, available before it may be played. */
  known: Video | null;
  /** Whether a frame of it is visible. */
  hasFrame: boolean;
  state: PlayerState;
  notice: Notice | null;
  onPlay: () => void;
};

/** Overlays of the picture: poster, spinner, play button, messages. */
export function OverPicture({ known, hasFrame, state, notice, onPlay }: OverPictureProps) {
  const t = useTexts(playbackTexts);
  return (
    <>
      {known && (
        <div key={known.shortid} className={overPictureStyles.poster} data-melted={(hasFrame && state.started) || undefined}>
          <Picture
            {...posterOf(known)}
            processed={known.processed}
            color={known.color}
            first
            className={overPictureStyles.posterImage}
          />
        </div>
      )}
      {state.waiting && (
        <output className={overPictureStyles.spinner}>
          <span>{t.loading}</span>
        </output>
      )}
      {state.refused && (
        <button
          type="button"
          className={overPictureStyles.bigPlay}
          aria-label={t.play}
          onPointerEnter={() => {
            loadHls().catch(() => {});
          }}
          onClick={onPlay}
        >
          <Icon name="play" size={40} />
        </button>
      )}
      <p className={overPictureStyles.notice} aria-live="polite">
        {notice && <span key={notice.place}>{notice.text}</span>}
      </p>
    </>
  );
}
