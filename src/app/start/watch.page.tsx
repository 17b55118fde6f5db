import type { ComponentProps } from 'react';
import type { Video } from '#catalog/contract.ts';
import { plainText } from '#kit/plain-text.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { shortidPattern } from '#paths/patterns.ts';
import type { Chapter, VideoAnswer } from '#playback/contract.ts';
import { outcomeOf, WatchFallback, type Refusal } from '#playback/site/door.tsx';
import { sitePage, type LoadCall } from '#ui/page.ts';
import type { SiteApi } from '../api.ts';
import { loadStart, type StartData } from './guide-data.ts';
import { StartPage } from './start.page.tsx';

/** Loader data of URLs below /watch; `video` is null if it may not be watched, or if `isMissing`. */
export type WatchData = StartData & {
  readonly video: Video | null;
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
 * The start page with the video layer open (S2.12). A video's metadata is public, as in lists; the stream call only tells
 * whether it may be played, and the layer makes it again, so that no stream URL is embedded in a shared page.
 */
async function load({ api, params }: LoadCall<SiteApi>): Promise<Result<WatchData>> {
  const { video = '', playlist, coaching } = params;
  if (![video, playlist, coaching].every((id) => id === undefined || shortidPattern.test(id))) return fail('not-found');
  const [start, found, answer, said] = await Promise.all([
    loadStart(api),
    api.videos({ shortid: video }),
    api.video({ shortid: video }),
    api.transcript?.({ shortid: video }),
  ]);
  if (!start.ok) return start;
  return ok({
    ...start.value,
    video: (found.ok && found.value.data[0]) || null,
    isMissing: !answer.ok && answer.code === 'not-found',
    refusal: import.meta.env.SSR ? refusalIn(answer) : null,
    trust: import.meta.env.SSR && answer.ok ? answer.value.data : null,
    chapters: import.meta.env.SSR && answer.ok ? answer.value.data.chapters : [],
    captions: import.meta.env.SSR && answer.ok ? answer.value.data.captions : [],
    transcript: answer.ok && said?.ok ? said.value.data : null,
    expires: import.meta.env.SSR && answer.ok ? answer.value.data.expires_at : undefined,
  });
}

/** The start page under the video layer (S2.12); without JavaScript the video is part of the page. */
function WatchPage({ data }: { data: WatchData }) {
  return (
    <>
      <WatchFallback
        video={data.video}
        refusal={data.refusal}
        trust={data.trust}
        captions={data.captions}
        transcript={data.transcript}
      />
      <StartPage content={data.content} guide={data.guide} />
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
          video,
          isAd: video.partner !== null,
          hasEasy: video.easy !== undefined,
        }
      : { title: identity.siteName, description: '' },
  status: ({ isMissing }) => (isMissing ? 404 : 200),
});

export const pages = { watch, 'watch.playlist': watch, 'watch.coaching': watch };
