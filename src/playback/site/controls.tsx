import type { CSSProperties, KeyboardEvent } from 'react';
import { Icon, type Drawing, type IconName } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { clockTime } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { playerIcons } from './player-icons.ts';
import styles from './controls.module.css';
import { timeByKey } from './keys.ts';
import type { PlayerState } from './player-state.ts';

type ControlsProps = {
  state: PlayerState;
  captions: { available: boolean; shown: boolean; toggle: () => void };
  isFullscreen: boolean;
  onToggle: () => void;
  onSeek: (time: number) => void;
  onMute: () => void;
  onFullscreen: () => void;
};

export function Controls({ state, captions, isFullscreen, onToggle, onSeek, onMute, onFullscreen }: ControlsProps) {
  const t = useTexts(playbackTexts);
  const isPlaying = state.phase === 'playing';
  return (
    <div className={styles.controls}>
      <SeekBar state={state} onSeek={onSeek} />
      <div className={styles.row}>
        <Control icon={isPlaying ? playerIcons.pause : 'play'} name={isPlaying ? t.pause : t.play} onPress={onToggle} />
        <Control
          icon={state.muted ? playerIcons.volumeOff : playerIcons.volume}
          name={t.mute}
          pressed={state.muted}
          onPress={onMute}
        />
        <p className={styles.time}>
          {clockTime(state.time)} <span>/ {clockTime(state.duration)}</span>
        </p>
        {captions.available && (
          <Control icon={playerIcons.captions} name={t.captions} pressed={captions.shown} onPress={captions.toggle} />
        )}
        <Control
          icon={isFullscreen ? playerIcons.fullscreenExit : playerIcons.fullscreen}
          name={t.fullscreen}
          pressed={isFullscreen}
          onPress={onFullscreen}
        />
      </div>
    </div>
  );
}

function SeekBar({ state, onSeek }: { state: PlayerState; onSeek: (time: number) => void }) {
  const t = useTexts(playbackTexts);
  const share = (time: number): string => `${state.duration > 0 ? (100 * time) / state.duration : 0}%`;
  return (
    <input
      type="range"
      className={styles.seek}
      min={0}
      max={state.duration || 1}
      step={0.1}
      value={state.time}
      onKeyDown={(event: KeyboardEvent) => {
        const time = timeByKey(event.key, state);
        if (time === undefined) return;
        event.preventDefault();
        onSeek(time);
      }}
      onChange={({ target }) => onSeek(Number(target.value))}
      aria-label={t.position}
      aria-valuetext={t.positionOf(clockTime(state.time), clockTime(state.duration))}
      style={{ '--played': share(state.time), '--loaded': share(state.buffered) } as CSSProperties}
    />
  );
}

type ControlProps = { icon: IconName | Drawing; name: string; pressed?: boolean; onPress: () => void };

function Control({ icon, name, pressed, onPress }: ControlProps) {
  return (
    <button type="button" className={styles.control} aria-label={name} title={name} aria-pressed={pressed} onClick={onPress}>
      <Icon name={icon} />
    </button>
  );
}
