import type { Correction, Trust, Video } from '#catalog/contract.ts';
import type { ComponentProps } from 'react';
import { WatchFallback, type Refusal } from '#playback/site/door.tsx';
import type { StartData } from './start/guide-data.ts';
import { StartPage } from './start/start-page.tsx';

/** What an address below /watch loads; `video` is null where it may not be watched, or `isMissing`. */
export type WatchData = StartData & {
  readonly video: Video | null;
  readonly isMissing: boolean;
  /** Why not everyone may watch it. On the server alone: in the browser the layer says so. */
  readonly refusal: Refusal | null;
  /** Who stands for the video. On the server alone: in the browser the layer shows it. */
  readonly trust: (Trust & { readonly corrections?: readonly Correction[] | undefined }) | null;
  /** Likewise. */
  readonly captions: ComponentProps<typeof WatchFallback>['captions'];
};

/** The start page under the video layer (S2.12); without script the video stands in the page itself. */
export function WatchPage({ data: { video, refusal, trust, captions, ...start } }: { data: WatchData }) {
  return (
    <>
      <WatchFallback video={video} refusal={refusal} trust={trust} captions={captions} />
      <StartPage {...start} />
    </>
  );
}
