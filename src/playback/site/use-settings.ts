import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import { remember, remembered, rememberedNumber, rememberedSwitch } from './remembered.ts';
import { speeds, type Tuning } from './tuning.ts';

const isSpeed = (value: number): boolean => speeds.some((speed) => speed === value);
const isHeight = (value: number): boolean => Number.isInteger(value) && value > 0 && value < 10_000;

function playAt(element: HTMLVideoElement, speed: number): void {
  // Another source begins at the default.
  element.defaultPlaybackRate = speed;
  element.playbackRate = speed;
}

export type Settings = {
  readonly speed: number;
  readonly tuning: Tuning;
  readonly setSpeed: (speed: number) => void;
  /** Null: what the connection carries. */
  readonly setHeight: (height: number | null) => void;
  readonly setDescribed: (described: boolean) => void;
  /** By its language; null: the film's own sound. */
  readonly setDub: (lang: string | null) => void;
};

/** How the reader wants videos to play (S11.2, S11.6); kept on the device from the first choice on. */
export function useSettings(): Settings {
  const [speed, keepSpeed] = useState(() => rememberedNumber('speed', isSpeed) ?? 1);
  const [height, keepHeight] = useState(() => rememberedNumber('quality', isHeight));
  const [described, keepDescribed] = useState(() => rememberedSwitch('described') ?? false);
  const [dub, keepDub] = useState(() => remembered('dub') || null);
  const tuning = useMemo(() => ({ height, described, dub }), [height, described, dub]);

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
  return { speed, tuning, setSpeed, setHeight, setDescribed, setDub };
}

/** Lets everything play at a speed. */
export function useSpeed(element: RefObject<HTMLVideoElement | null>, speed: number): void {
  useEffect(() => {
    if (element.current) playAt(element.current, speed);
  }, [element, speed]);
}
