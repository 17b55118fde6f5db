import { useEffect, useState } from 'react';
import { useLocale } from '#ui/site.tsx';
import type { PlayableVideo } from '../contract.ts';
import { captionFor, captionsWanted } from '../rules.ts';
import { remember, remembered, rememberedSwitch } from './remembered.ts';

/** Shows the track of a language and no other; none where there is no language. What the transcript reads stays loaded. */
function showTrack(element: HTMLVideoElement | null, language: string | undefined): void {
  for (const track of element?.textTracks ?? []) {
    const mode = track.language === language ? 'showing' : track.mode === 'hidden' ? 'hidden' : 'disabled';
    if (track.mode !== mode) track.mode = mode;
  }
}

export type Captions = {
  readonly tracks: PlayableVideo['captions'];
  readonly shown: boolean;
  /** What shows, or would; undefined where there are no captions. */
  readonly track: PlayableVideo['captions'][number] | undefined;
  readonly toggle: () => void;
  /** Shows the captions of a language; null: none. */
  readonly choose: (language: string | null) => void;
};

/** Whether nothing can be heard. */
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
  const [choice, setChoice] = useState(() => rememberedSwitch('captions'));
  const [language, setLanguage] = useState(() => remembered('language'));
  const tracks = video?.captions ?? [];
  const shown = captionsWanted(choice, { spoken: tracks[0]?.lang, locale, muted });
  const track = tracks.find(({ lang }) => lang === language) ?? captionFor(tracks, locale);

  // After every drawing, since a video that was replaced brings new tracks.
  useEffect(() => showTrack(element, shown ? track?.lang : undefined));

  const show = (next: boolean): void => {
    remember('captions', next);
    setChoice(next);
  };
  const choose = (next: string | null): void => {
    show(next !== null);
    if (next === null) return;
    remember('language', next);
    setLanguage(next);
  };
  return { tracks, shown, track, toggle: () => show(!shown), choose };
}
