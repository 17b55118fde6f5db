import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { apiAddresses as at } from '#paths/api.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { Video } from '#catalog/contract.ts';

/** A caption track (S11.1); `src` is a signed WebVTT address. */
export const Caption = z.object({ lang: z.string(), label: z.string(), src: z.string() });

/** Where a part of a video begins, in seconds, and what it is called (S11.2). */
export const Chapter = z.object({ start: z.number(), title: z.string() });
export type Chapter = z.infer<typeof Chapter>;

/** A video that may be watched now: with its stream, files and captions (S3.6, S7.5, S7.10). */
export const PlayableVideo = Video.extend({
  stream_id: z.string().describe('Site-relative HLS master, signed for some hours.'),
  file_1920: z.string(),
  file_960: z.string(),
  captions: z.array(Caption),
  chapters: z.array(Chapter).describe('In order; empty where the video has no parts.'),
  notes: z.string().nullable().describe("Editors' note as sanitised HTML (S2.46)."),
});
export type PlayableVideo = z.infer<typeof PlayableVideo>;

/** Why a video may not be watched (S7.5). `slug` is the coaching's for types coaching and locked, else null. */
export const VideoError = z.object({
  status: z.literal('error'),
  type: z.enum(['notfound', 'exclusive', 'coaching', 'locked']),
  slug: z.string().nullable(),
  opens_on: z.iso
    .date()
    .nullable()
    .optional()
    .describe('Of type locked: the Berlin day on which it opens; null while the course is paused.'),
});
export type VideoError = z.infer<typeof VideoError>;

export const VideoAnswer = z.object({
  status: z.literal('success'),
  type: z.enum(['free', 'exclusive', 'coaching']),
  slug: z.string().nullable(),
  data: PlayableVideo,
});
export type VideoAnswer = z.infer<typeof VideoAnswer>;

const input = z.object({ shortid: z.string().regex(shortidPattern) });

export const playbackEndpoints = {
  /** 200 with the video; 404 notfound, 403 exclusive or locked, 402 coaching, each with a `VideoError` body. */
  video: endpoint(at.video, { in: input, out: VideoAnswer, summary: 'A video to watch, or why not.' }),
  /** Counts a view, once per visitor and hour. */
  countView: endpoint(at.countView, { in: input, out: z.object({}), summary: 'Counts a view; the answer says nothing.' }),
};
