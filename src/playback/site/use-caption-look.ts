import { useEffect, useState } from 'react';
import { type CaptionLook, captionLookOf, type CaptionPlace } from '../caption-rules.ts';
import { remember, remembered, type Setting } from './remembered.ts';

const settingOf = { size: 'caption-size', colour: 'caption-colour', place: 'caption-place' } as const satisfies Record<
  keyof CaptionLook,
  Setting
>;

const rememberedLook = (): CaptionLook =>
  captionLookOf({
    size: remembered(settingOf.size),
    colour: remembered(settingOf.colour),
    place: remembered(settingOf.place),
  });

export type CaptionLooks = {
  readonly look: CaptionLook;
  /** Changes a part of it. */
  readonly choose: (part: Partial<CaptionLook>) => void;
};

/** How captions look (S19.6); stored on the device from the first choice on. */
export function useCaptionLook(element: HTMLVideoElement | null): CaptionLooks {
  const [look, setLook] = useState(rememberedLook);
  usePlace(element, look.place);
  const choose = (part: Partial<CaptionLook>): void => {
    for (const [name, value] of Object.entries(part)) remember(settingOf[name as keyof CaptionLook], value);
    setLook({ ...look, ...part });
  };
  return { look, choose };
}

/** Where each cue stood before it was moved. */
const written = new WeakMap<VTTCue, { readonly line: VTTCue['line']; readonly snapToLines: boolean }>();

function place(track: TextTrack, cue: TextTrackCue, at: CaptionPlace): void {
  if (!(cue instanceof VTTCue)) return;
  const original = written.get(cue) ?? { line: cue.line, snapToLines: cue.snapToLines };
  const next = at === 'top' ? { line: 0, snapToLines: true } : original;
  if (cue.line === next.line && cue.snapToLines === next.snapToLines) return;
  written.set(cue, original);
  // One that is shown stays where it is until it is shown anew.
  track.removeCue(cue);
  Object.assign(cue, next);
  track.addCue(cue);
}

/** Moves the cues of shown tracks: at once, and when those of another track or video are there. */
function usePlace(element: HTMLVideoElement | null, at: CaptionPlace): void {
  useEffect(() => {
    if (!element) return undefined;
    const placeAll = (): void => {
      for (const track of element.textTracks) {
        if (track.mode === 'showing') for (const cue of Array.from(track.cues ?? [])) place(track, cue, at);
      }
    };
    const ending = new AbortController();
    const { signal } = ending;
    element.textTracks.addEventListener('change', placeAll, { signal });
    // A track's 'load' does not bubble.
    element.addEventListener('load', placeAll, { signal, capture: true });
    placeAll();
    return () => ending.abort();
  }, [element, at]);
}
