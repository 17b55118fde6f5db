import { useEffect, useState } from 'react';
import { sentencesOf, type Sentence } from '../sentences.ts';

/** What is said in a track; null until it is known, `missing` where it cannot be had. */
export type Said = { readonly language: string; readonly sentences: readonly Sentence[] } | 'missing' | null;

const wordsOf = (cue: TextTrackCue): string => ('getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : '');

function read(track: TextTrack): readonly Sentence[] {
  const cues = Array.from(track.cues ?? [], (cue) => ({ start: cue.startTime, end: cue.endTime, text: wordsOf(cue) }));
  return sentencesOf(cues, track.language);
}

/**
 * The sentences of the captions in a language. The browser fetches and reads the track as it does for captions: for a track
 * that is not shown it is enough to be `hidden`. A track that another video brings is another element.
 */
export function useCues(element: HTMLVideoElement | null, src: string, language: string): Said {
  const [known, setKnown] = useState<{ readonly src: string; readonly said: Said } | null>(null);
  useEffect(() => {
    const holder = Array.from(element?.querySelectorAll('track') ?? []).find((one) => one.getAttribute('src') === src);
    if (!element || !holder) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const look = (): void => {
      // Switching captions off must not take them from the transcript.
      if (holder.track.mode === 'disabled') holder.track.mode = 'hidden';
      if (holder.readyState === HTMLTrackElement.LOADED) setKnown({ src, said: { language, sentences: read(holder.track) } });
      else if (holder.readyState === HTMLTrackElement.ERROR) setKnown({ src, said: 'missing' });
    };
    holder.addEventListener('load', look, { signal });
    holder.addEventListener('error', look, { signal });
    element.textTracks.addEventListener('change', look, { signal });
    look();
    return () => {
      ending.abort();
      if (holder.track.mode === 'hidden') holder.track.mode = 'disabled';
    };
  }, [element, src, language]);
  return known?.src === src ? known.said : null;
}
