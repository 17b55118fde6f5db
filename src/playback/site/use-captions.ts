import { useEffect, useState, type RefObject } from 'react';
import { useLocale } from '#ui/site.tsx';
import type { PlayableVideo } from '../contract.ts';
import { captionFor, captionsWanted } from '../rules.ts';
import { rememberCaptions, rememberedCaptions } from './remembered.ts';

/** Shows the track of a language and no other; none where there is no language. */
function showTrack(element: HTMLVideoElement | null, language: string | undefined): void {
  for (const track of element?.textTracks ?? []) track.mode = track.language === language ? 'showing' : 'disabled';
}

/** Switches the native text tracks; the reader's choice is remembered (S11.1). */
export function useCaptions(element: RefObject<HTMLVideoElement | null>, video: PlayableVideo | null, muted: boolean) {
  const locale = useLocale();
  const [choice, setChoice] = useState(rememberedCaptions);
  const captions = video?.captions ?? [];
  const shown = captionsWanted(choice, { spoken: captions[0]?.lang, locale, muted });
  const language = shown ? captionFor(captions, locale)?.lang : undefined;

  // After every drawing, since a video that was replaced brings new tracks.
  useEffect(() => showTrack(element.current, language));

  const toggle = (): void => {
    rememberCaptions(!shown);
    setChoice(!shown);
  };
  return { available: captions.length > 0, shown, toggle };
}
