import { useEffect, type ComponentProps } from 'react';
import type { SiteContent, Video } from '#catalog/contract.ts';
import { plainText } from '#kit/plain-text.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import type { Chapter, VideoAnswer } from '#playback/contract.ts';
import { outcomeOf, posterOf, WatchFallback, type Refusal } from '#playback/site/door.tsx';
import { sitePage, type LoadCall } from '#ui/page.ts';
import type { SiteApi } from '../api.ts';
import { useContentAhead } from '../frame/content.tsx';
import { Hero } from './hero.tsx';

/** Loader data of URLs below /watch. */
export type WatchData = {
  readonly video: Video | null;
  /** For the first screen of the start page, which is under the layer where there is no video to speak of. */
  readonly content: SiteContent | null;
  readonly isMissing: boolean;
  /** Why it is restricted. Server only: in the browser the layer shows it. */
  readonly refusal: Refusal | null;
  /** Who is responsible for the video. Server only: in the browser the layer shows it. */
  readonly trust: ComponentProps<typeof WatchFallback>['trust'];
  /** Server only, for the same reason. */
  readonly chapters: readonly Chapter[];
  /** Server only, for the same reason. */
  readonly captions: ComponentProps<typeof WatchFallback>['captions'];
  /** Server only, for the same reason. */
  readonly transcript: ComponentProps<typeof WatchFallback>['transcript'];
  /** When it is taken off again, if that is known. Server only. */
  readonly expires: string | undefined;
};

function refusalIn(answer: Result<VideoAnswer>): Refusal | null {
  const outcome = outcomeOf(answer);
  return outcome.kind === 'refused' ? outcome : null;
}

/**
 * A video's metadata is public, as in lists; the stream call only tells the server whether it may be played. In the browser the layer
 * makes it, so that no stream URL is embedded in a shared page. The start page is not loaded: the layer covers it, and it comes when that is
 * closed (docs/decisions/watch-page-without-start.md).
 */
async function load({ api, params }: LoadCall<SiteApi>): Promise<Result<WatchData>> {
  const { video: shortid = '', playlist, coaching } = params;
  if (![shortid, playlist, coaching].every((id) => id === undefined || shortidPattern.test(id))) return fail('not-found');
  const [found, answer, said] = await Promise.all([
    api.videos({ shortid }),
    import.meta.env.SSR ? api.video({ shortid }) : null,
    api.transcript?.({ shortid }),
  ]);
  const told = answer?.ok ? answer.value.data : null;
  const video = (found.ok && found.value.data[0]) || null;
  const content = video ? null : await api.content({});
  if (content && !content.ok) return content;
  return ok({
    video,
    content: content && content.value.data,
    isMissing: answer?.ok === false && answer.code === 'not-found',
    refusal: answer && refusalIn(answer),
    trust: told,
    chapters: told?.chapters ?? [],
    captions: told?.captions ?? [],
    transcript: told && said?.ok ? said.value.data : null,
    expires: told?.expires_at,
  });
}

/** The page of a video, under the layer (S2.12); without JavaScript it is in the page. */
function WatchPage({ data: { content, video, refusal, trust, captions, transcript } }: { data: WatchData }) {
  const loadContent = useContentAhead();
  // Whoever presses something may close the layer next: then the start page's data is there.
  useEffect(() => {
    const stop = new AbortController();
    for (const hint of ['pointerdown', 'keydown']) addEventListener(hint, loadContent, { once: true, signal: stop.signal });
    return () => stop.abort();
  }, [loadContent]);
  return (
    <>
      <WatchFallback video={video} refusal={refusal} trust={trust} captions={captions} transcript={transcript} />
      {content && <Hero content={content} />}
    </>
  );
}

const watch = sitePage({
  load,
  page: WatchPage,
  head: ({ video }, { identity }) =>
    video
      ? {
          title: video.title,
          description: plainText(video.description),
          image: video.poster,
          ...(video.processed && { firstPicture: posterOf(video) }),
          video,
          isAd: video.partner !== null,
          hasEasy: video.easy !== undefined,
        }
      : { title: identity.siteName, description: '' },
  status: ({ isMissing }) => (isMissing ? 404 : 200),
});

export const pages = { watch, 'watch.playlist': watch, 'watch.coaching': watch };
