import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { quietSwitch } from '#ui/quiet.ts';
import { useLocale } from '#ui/site.tsx';
import type { PlayableVideo } from '../contract.ts';
import { captionFor, captionsWanted } from '../rules.ts';
import { remember, remembered, rememberedNumber, rememberedSwitch } from './remembered.ts';
import { speeds, type Tuning } from './tuning.ts';

const isSpeed = (value: number): boolean => speeds.some((speed) => speed === value);
const isHeight = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 10_000;

function playAt(element: HTMLVideoElement, speed: number): void {
  // Another source starts with the defaults.
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

export type Settings = {
  readonly speed: number;
  readonly tuning: Tuning;
  readonly setSpeed: (speed: number) => void;
  /** Null: automatic. */
  readonly setHeight: (height: number | null) => void;
  readonly setSoundOnly: (soundOnly: boolean) => void;
  readonly setDescribed: (described: boolean) => void;
  /** By language; null: the original sound. */
  readonly setDub: (lang: string | null) => void;
};

/** The reader's playback settings (S11.2, S11.6); stored on the device from the first choice on. */
export function useSettings(): Settings {
  const [speed, keepSpeed] = useState(() => rememberedNumber('speed', isSpeed) ?? 1);
  const [height, keepHeight] = useState(() => rememberedNumber('quality', isHeight));
  const [described, keepDescribed] = useState(() => rememberedSwitch('described') ?? false);
  const [dub, keepDub] = useState(() => remembered('dub') || null);
  const [soundOnly, keepSoundOnly] = useState(() => rememberedSwitch('sound-only') ?? false);
  const tuning = useMemo(() => ({ height, described, dub, soundOnly }), [height, described, dub, soundOnly]);

  const setSpeed = useCallback((next: number) => {
    remember('speed', next);
    keepSpeed(next);
  }, []);
  const setHeight = useCallback((next: number | null) => {
    remember('quality', next ?? 'auto');
    keepHeight(next);
  }, []);
  const setDescribed = useCallback((next: boolean) => {
    remember('described', next);
    keepDescribed(next);
  }, []);
  const setDub = useCallback((next: string | null) => {
    remember('dub', next ?? '');
    keepDub(next);
  }, []);
  const setSoundOnly = useCallback((next: boolean) => {
    remember('sound-only', next);
    keepSoundOnly(next);
  }, []);
  return { speed, tuning, setSpeed, setHeight, setDescribed, setDub, setSoundOnly };
}

/** Sets the speed of all videos. */
export function useSpeed(element: RefObject<HTMLVideoElement | null>, speed: number): void {
  useEffect(() => {
    if (element.current) playAt(element.current, speed);
  }, [element, speed]);
}

const isVolume = (value: number): boolean => value >= 0 && value <= 1;

/** Sets the volume and unmutes. Returns the actual volume: phones may not let a page set it. */
function setVolume(element: HTMLVideoElement, volume: number): number {
  // In hundredths, so that steps add up exactly.
  element.volume = Math.round(Math.min(Math.max(volume, 0), 1) * 100) / 100;
  element.muted = element.volume === 0;
  remember('volume', element.volume);
  return element.volume;
}

/** Toggles mute; returns whether it is muted now. Unmuting at volume 0 restores the sound. */
function switchSound(element: HTMLVideoElement): boolean {
  if (element.volume === 0) setVolume(element, 0.5);
  else element.muted = !element.muted;
  return element.muted;
}

function restoreVolume(element: HTMLVideoElement): void {
  const kept = rememberedNumber('volume', isVolume);
  if (kept !== null) element.volume = kept;
}

/** The volume from 0 to 1; stored on the device from the first choice on. */
export function useVolume(element: RefObject<HTMLVideoElement | null>) {
  useEffect(() => {
    if (element.current) restoreVolume(element.current);
  }, [element]);
  const set = (volume: number): number => (element.current ? setVolume(element.current, volume) : 0);
  const mute = (): boolean => element.current !== null && switchSound(element.current);
  return { set, mute };
}

/** Shows the track of a language and no other; none without a language. The transcript's track stays loaded. */
function showTrack(element: HTMLVideoElement | null, language: string | undefined): void {
  for (const track of element?.textTracks ?? []) {
    const mode = track.language === language ? 'showing' : track.mode === 'hidden' ? 'hidden' : 'disabled';
    if (track.mode !== mode) track.mode = mode;
  }
}

export type Captions = {
  readonly tracks: PlayableVideo['captions'];
  readonly shown: boolean;
  /** The selected captions; undefined if there are none. */
  readonly track: PlayableVideo['captions'][number] | undefined;
  readonly toggle: () => void;
  /** Shows the captions of a language; null: none. */
  readonly choose: (language: string | null) => void;
};

/** Whether the sound is off. */
function useMuted(element: HTMLVideoElement | null): boolean {
  const [muted, setMuted] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const look = (): void => setMuted(element.muted || element.volume === 0);
    element.addEventListener('volumechange', look);
    look();
    return () => element.removeEventListener('volumechange', look);
  }, [element]);
  return muted;
}

/** Switches the native text tracks; the reader's choice is remembered (S11.1). */
export function useCaptions(element: HTMLVideoElement | null, video: PlayableVideo | null): Captions {
  const locale = useLocale();
  const muted = useMuted(element);
  const quiet = quietSwitch.use() === true;
  // Quiet mode has them on, whatever was chosen without it; there each layer begins with them.
  const [chosen, setChoice] = useState<{ readonly quiet: boolean; readonly shown: boolean } | null>(null);
  const choice = chosen?.quiet === quiet ? chosen.shown : quiet ? null : rememberedSwitch('captions');
  const [language, setLanguage] = useState(() => remembered('language'));
  const tracks = video?.captions ?? [];
  const shown = captionsWanted(choice, { spoken: tracks[0]?.lang, locale, muted, quiet });
  const track = tracks.find(({ lang }) => lang === language) ?? captionFor(tracks, locale);

  // After every render, since another video has new tracks.
  useEffect(() => showTrack(element, shown ? track?.lang : undefined));

  const show = (next: boolean): void => {
    if (!quiet) remember('captions', next);
    setChoice({ quiet, shown: next });
  };
  const choose = (next: string | null): void => {
    show(next !== null);
    if (next === null) return;
    remember('language', next);
    setLanguage(next);
  };
  return { tracks, shown, track, toggle: () => show(!shown), choose };
}
