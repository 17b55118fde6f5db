import type { SiteContent, Video } from '#catalog/contract.ts';
import { WatchFallback } from '#playback/site/door.tsx';
import { StartPage } from './start/start-page.tsx';

/** What an address below /watch loads; `video` is null where it may not be watched, or `isMissing`. */
export type WatchData = { readonly content: SiteContent; readonly video: Video | null; readonly isMissing: boolean };

/** The start page under the video layer (S2.12); without script the video stands in the page itself. */
export function WatchPage({ data: { content, video } }: { data: WatchData }) {
  return (
    <>
      {video && <WatchFallback video={video} />}
      <StartPage content={content} />
    </>
  );
}
