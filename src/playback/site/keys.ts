import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useTexts } from '#ui/site.tsx';
import { clockTime } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import { nextSpeed } from './tuning.ts';
import type { Captions, Settings, useVolume } from './use-settings.ts';

/** The actions of keys in the player, as is conventional (S11.2). */
export type KeyAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'help' }
  /** Relative, in seconds. */
  | { readonly kind: 'skip'; readonly seconds: number }
  /** To a share of the video, from 0 up to, but not including, 1. */
  | { readonly kind: 'place'; readonly share: number }
  /** In hundredths of the full volume. */
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'speed'; readonly direction: 1 | -1 };

const actions: Readonly<Record<string, KeyAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  j: { kind: 'skip', seconds: -10 },
  l: { kind: 'skip', seconds: 10 },
  ArrowLeft: { kind: 'skip', seconds: -5 },
  ArrowRight: { kind: 'skip', seconds: 5 },
  ArrowUp: { kind: 'volume', by: 5 },
  ArrowDown: { kind: 'volume', by: -5 },
  '<': { kind: 'speed', direction: -1 },
  '>': { kind: 'speed', direction: 1 },
  '?': { kind: 'help' },
};

/** The action of a `KeyboardEvent.key`; undefined if it has none. */
export function keyAction(key: string): KeyAction | undefined {
  if (/^\d$/.test(key)) return { kind: 'place', share: Number(key) / 10 };
  return actions[key.length === 1 ? key.toLowerCase() : key];
}

/** Keys that have another meaning in a focused control. */
const keysOf = {
  /** Keys of sliders, radio buttons and checkboxes. */
  movable: /^(?:Arrow|Page|Home$|End$| $)/,
  /** The key that presses buttons and links. */
  pressable: /^ $/,
};

/** Whether the focused control handles the key itself, such as a text field. */
function isKeyTaken(key: string, focused: Element | null): boolean {
  if (!focused) return false;
  if (focused.matches('input[type="range"], input[type="radio"], input[type="checkbox"]')) return keysOf.movable.test(key);
  if (focused.matches('input, textarea, select, [contenteditable]')) return true;
  return focused.closest('button, a, summary') !== null && keysOf.pressable.test(key);
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

/** The target of a key on the seek bar, in seconds; the input's native step is too fine for keys. */
export function timeByKey(
  key: string,
  { time, duration }: { readonly time: number; readonly duration: number },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return duration;
  const step = { ...steps, PageDown: -duration / 10, PageUp: duration / 10 }[key];
  return step === undefined ? undefined : time + step;
}

/** Whether the key is for something else: a control, or a popup over the layer. */
function isForOthers({ key, target }: KeyboardEvent, within: Element | null): boolean {
  if (!(target instanceof Element)) return false;
  const popup = target.closest('dialog');
  return (popup !== null && !popup.contains(within)) || isKeyTaken(key, target);
}

/** Listens for keys while the layer is open; `act` answers whether it handled one. */
export function useKeys(stage: RefObject<Element | null>, isActive: boolean, act: (event: KeyboardEvent) => boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isForOthers(event, stage.current)) return;
    if (act(event)) event.preventDefault();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const listen = (event: KeyboardEvent): void => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isActive]);
}

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

/** Runs a key's action (S11.2), and shows feedback where the effect is not obvious. */
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
