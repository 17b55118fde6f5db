import type { RefObject } from 'react';
import { useTexts } from '#ui/site.tsx';
import { clockTime } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import type { KeyAction } from './keys.ts';
import { nextSpeed } from './tuning.ts';
import type { Captions } from './use-captions.ts';
import type { Settings } from './use-settings.ts';
import type { useVolume } from './use-volume.ts';

type ActionParts = {
  readonly element: RefObject<HTMLVideoElement | null>;
  readonly settings: Settings;
  readonly captions: Captions;
  readonly volume: ReturnType<typeof useVolume>;
  readonly toggle: () => void;
  readonly seek: (time: number) => void;
  readonly fullscreen: () => void;
  readonly help: () => void;
  readonly tell: (text: string) => void;
};

/** Does what a key stands for (S11.2), and says it where the reader could not see or hear it otherwise. */
export function useActions({ element, settings, captions, volume, ...parts }: ActionParts): (action: KeyAction) => void {
  const t = useTexts(playbackTexts);
  const { toggle, seek, fullscreen, help, tell } = parts;
  const seekAndTell = (time: number): void => {
    seek(time);
    tell(clockTime(element.current?.currentTime ?? 0));
  };
  return (action) => {
    const { currentTime = 0, duration = 0, volume: loudness = 0, paused = true } = element.current ?? {};
    switch (action.kind) {
      case 'toggle':
        toggle();
        return tell(paused ? t.plays : t.pause);
      case 'mute':
        return tell(volume.mute() ? t.muted : t.unmuted);
      case 'captions':
        if (captions.tracks.length === 0) return;
        captions.toggle();
        return tell(captions.shown ? t.captionsOff : t.captionsOn);
      case 'skip':
        return seekAndTell(currentTime + action.seconds);
      case 'place':
        return seekAndTell(action.share * (duration || 0));
      case 'volume':
        return tell(t.loudness(Math.round(100 * volume.set(loudness + action.by / 100))));
      case 'speed': {
        const speed = nextSpeed(settings.speed, action.direction);
        settings.setSpeed(speed);
        return tell(t.atSpeed(speed));
      }
      case 'fullscreen':
        return fullscreen();
      case 'help':
        return help();
    }
  };
}
