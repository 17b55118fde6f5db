import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import type { Video } from '#catalog/contract.ts';
import type { PlayableVideo, VideoAnswer, VideoError } from './contract.ts';

/** The browser's streaming support: `mse` for Media Source Extensions, `nativeHls` for native HLS. */
export type StreamSupport = { readonly mse: boolean; readonly nativeHls: boolean; readonly mobile: boolean };

/** A source: `hls` needs hls.js, `address` goes to the video element. */
export type Source = { readonly kind: 'hls' | 'address'; readonly src: string };

/**
 * The sources of a video, best first; when one fails the next is tried (S7.10). Media Source Extensions come before native HLS,
 * since Chromium claims the latter and hls.js plays better there.
 */
export function sourcesOf(
  video: Pick<PlayableVideo, 'stream_id' | 'file_1920' | 'file_960'>,
  can: StreamSupport,
): readonly Source[] {
  const stream: Source[] = can.mse
    ? [{ kind: 'hls', src: video.stream_id }]
    : can.nativeHls
      ? [{ kind: 'address', src: video.stream_id }]
      : [];
  const file: Source = {
    kind: 'address',
    src: can.mobile ? video.file_960 || video.file_1920 : video.file_1920 || video.file_960,
  };
  return [...stream, file].filter(({ src }) => src !== '');
}

/** The outcome of requesting a video: it can be played, it is refused (S8.5), or the request failed. */
export type Outcome =
  /** `coaching` is the slug of the coaching that contains the video; null if it is not for sale. */
  | { readonly kind: 'video'; readonly video: PlayableVideo; readonly coaching: string | null }
  | { readonly kind: 'refused'; readonly type: Exclude<VideoError['type'], 'locked'>; readonly slug: string | null }
  /** S13.1: a day that opens on that Berlin day (`YYYY-MM-DD`); null while the course is paused. */
  | { readonly kind: 'refused'; readonly type: 'locked'; readonly slug: string | null; readonly opensOn: string | null }
  | { readonly kind: 'trouble' };

/** A text property of an answer's body, null if it is missing. */
function textIn(body: unknown, name: keyof VideoError): string | null {
  const value = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : null;
  return typeof value === 'string' ? value : null;
}

/** Interprets an answer of `/api/video/{shortid}` (S7.5). */
export function outcomeOf(answer: Result<VideoAnswer>): Outcome {
  if (answer.ok) {
    const { type, slug, data } = answer.value;
    return { kind: 'video', video: data, coaching: type === 'coaching' ? slug : null };
  }
  switch (answer.code) {
    case 'not-found':
      return { kind: 'refused', type: 'notfound', slug: null };
    case 'forbidden':
      return textIn(answer.body, 'type') === 'locked'
        ? { kind: 'refused', type: 'locked', slug: textIn(answer.body, 'slug'), opensOn: textIn(answer.body, 'opens_on') }
        : { kind: 'refused', type: 'exclusive', slug: null };
    case 'payment-required':
      return { kind: 'refused', type: 'coaching', slug: textIn(answer.body, 'slug') };
    default:
      return { kind: 'trouble' };
  }
}

/**
 * Why a stream stopped for good. Missing files are permanent; everything else may be temporary: a lost connection, or a
 * permission that expired while the window was open, which a retry renews.
 */
export const outcomeOfStream = (httpStatus: number | undefined): Outcome =>
  httpStatus === 404 || httpStatus === 410 ? { kind: 'refused', type: 'notfound', slug: null } : { kind: 'trouble' };

/** The list beside the player: the days of a coaching or the videos of a playlist, trailers first. */
export type WatchList = {
  readonly title: string;
  readonly trailers: readonly Video[];
  readonly videos: readonly Video[];
  /** Shortid of the coaching that the days belong to. */
  readonly coaching: string | null;
};

/** The reader's rights, as far as they matter here. */
export type Watcher = {
  readonly isMember: boolean;
  /** Whether the reader owns the coaching that is playing. */
  readonly ownsCourse: boolean;
};

/** Whether a reader may watch an item of the list (S4.16). */
const mayWatch = ({ protection }: Pick<Video, 'protection'>, { isMember, ownsCourse }: Watcher): boolean =>
  protection === 'free' || (protection === 'exclusive' ? isMember : ownsCourse);

/**
 * The next video (S4.17). A trailer is only followed by trailers, so that nobody runs into a paid day, and a day never by one
 * that is `locked` (S13.1). Items that the reader may not watch are skipped.
 */
export function nextOf(
  list: WatchList | null,
  current: string,
  watcher: Watcher,
  locked: ReadonlySet<string> = new Set(),
): Video | null {
  const row = [list?.videos ?? [], list?.trailers ?? []].find((videos) => videos.some(({ shortid }) => shortid === current));
  const place = row?.findIndex(({ shortid }) => shortid === current) ?? -1;
  const next = row?.slice(place + 1).find((video) => mayWatch(video, watcher));
  return next && !locked.has(next.shortid) ? next : null;
}

/**
 * Up to three random highlights, each with a playlist, without the current video (S9.2). `random` returns 0 up to, but not
 * including, 1.
 */
export function recommend(highlights: readonly Video[], current: string, random: () => number): readonly Video[] {
  const left = highlights.filter(({ shortid, playlists }) => shortid !== current && playlists.length > 0);
  const picked: Video[] = [];
  while (picked.length < 3 && left.length > 0) picked.push(...left.splice(Math.floor(random() * left.length), 1));
  return picked;
}

/**
 * The candidates of the shuffle (S2.32): highlights with a playlist that are not in `played` (shortids); all of them once every
 * one was played.
 */
export function unplayed(highlights: readonly Video[], played: readonly string[]): readonly Video[] {
  const fit = highlights.filter(({ playlists }) => playlists.length > 0);
  const left = fit.filter(({ shortid }) => !played.includes(shortid));
  return left.length > 0 ? left : fit;
}

/** The caption track for a reader: in the page's language, else the first. */
export const captionFor = <Track extends { readonly lang: string }>(
  captions: readonly Track[],
  locale: Locale,
): Track | undefined => captions.find(({ lang }) => lang === locale) ?? captions[0];

/**
 * Whether captions are shown: as remembered; by default if the speech (the first track's language) is foreign, there is no sound, or
 * in quiet mode.
 */
export function captionsWanted(
  remembered: boolean | null,
  now: {
    readonly spoken: string | undefined;
    readonly locale: Locale;
    readonly muted: boolean;
    /** Quiet mode (S19.5). */
    readonly quiet: boolean;
  },
): boolean {
  if (now.spoken === undefined) return false;
  return remembered ?? (now.quiet || now.muted || now.spoken !== now.locale);
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Formats seconds: `0:07`, `12:30`, `1:02:03`. */
export function clockTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
