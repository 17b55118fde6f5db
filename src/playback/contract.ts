import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { givenDay } from '#kit/shapes.ts';
import { apiAddresses as at } from '#paths/api.ts';
import { mostPlayed } from '#paths/play-time.ts';
import { playbackAddresses, positionLimits } from '#paths/playback-api.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { Correction, Trust, Video } from '#catalog/contract.ts';
import { evidenceGrade } from '#catalog/evidence/traits.ts';

/** A caption track (S11.1); `src` is a signed WebVTT address. */
const Caption = z.object({ lang: z.string(), label: z.string(), src: z.string() });

/** A chapter: its start in seconds, and its title (S11.2). */
export const Chapter = z.object({ start: z.number(), title: z.string() });
export type Chapter = z.infer<typeof Chapter>;
/** A text for what is only seen, from a second on (S19.6). */
export const Seen = z.object({ start: z.number(), text: z.string() });
export type Seen = z.infer<typeof Seen>;
/**
 * Preview images for the seek bar (S11.5): a sprite of `columns` × `rows` images of `width` × `height` pixels, row by row, one
 * every `interval` seconds.
 */
export const Preview = z.object({
  src: z.string(),
  columns: z.int(),
  rows: z.int(),
  interval: z.number(),
  width: z.int(),
  height: z.int(),
});
export type Preview = z.infer<typeof Preview>;

/** A resume position (S11.3): at `seconds` of `duration`, reached `age` milliseconds ago. */
export const Stopped = z.object({ seconds: z.number(), duration: z.int(), age: z.int() });
export type Stopped = z.infer<typeof Stopped>;

/** A claim of a video with what supports it (S15.5). */
export const Evidence = z.object({
  second: z.int().describe('At which it is made.'),
  claim: z.string(),
  lang: z.enum(['de', 'en']).describe('Of the claim.'),
  grade: z.enum(evidenceGrade.values),
  source: z.object({ title: z.string(), url: z.string() }),
});
export type Evidence = z.infer<typeof Evidence>;

/** A video that may be watched now: with its stream, files and captions (S3.6, S7.5, S7.10). */
export const PlayableVideo = Video.extend({
  ...Trust.shape,
  evidence: z.array(Evidence).optional().describe('In the order of the film (S15.5); absent where there is none.'),
  stream_id: z.string().describe('Site-relative HLS master, signed for some hours.'),
  file_1920: z.string(),
  file_960: z.string(),
  sound: z.string().describe('The sound alone, signed; empty where there is no such file.'),
  sign: z.string().describe('The film in sign language (S19.6), signed like the video; empty where there is none.'),
  seen: z.array(Seen).describe('What is only seen (S19.6), in order; empty where nothing was written.'),
  captions: z.array(Caption),
  chapters: z.array(Chapter).describe('In order; empty where the video has no parts.'),
  notes: z.string().nullable().describe("Editors' note as sanitised HTML (S2.46)."),
  seconds: z.int().describe('How long it is.'),
  preview: Preview.nullable().describe('Null where none were made.'),
  expires_at: z.iso.datetime().optional().describe('When it is taken off again; absent where nothing is planned.'),
  stopped: Stopped.nullable().describe('Where the member who asks stopped; null for visitors.'),
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

/** An oEmbed response (https://oembed.com, section 2.3.4). */
export const OEmbed = z.object({
  version: z.literal('1.0'),
  type: z.literal('video'),
  title: z.string(),
  author_name: z.string().describe('The presenter, or the partner whose content it is.'),
  author_url: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.number().int().describe('Seconds.'),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.number().int().optional(),
  thumbnail_height: z.number().int().optional(),
  width: z.number().int(),
  height: z.number().int(),
  html: z.string().describe('One iframe.'),
});
export type OEmbed = z.infer<typeof OEmbed>;

/** Values are parsed one by one; invalid ones count as absent. */
export const OEmbedQuery = z.object({
  url: z.string().describe('The whole address of a page of a video.'),
  maxwidth: z.string().optional().describe('CSS pixels.'),
  maxheight: z.string().optional(),
  format: z.string().optional().describe('json, which is also the default; anything else is a 501.'),
});

const shortid = z.string().regex(shortidPattern);
const input = z.object({ shortid });

export const playbackEndpoints = {
  /** 200 with the video; 404 notfound, 403 exclusive or locked, 402 coaching, each with a `VideoError` body. */
  video: endpoint(at.video, {
    in: input.extend({
      preview: z.string().max(300).optional().describe('That of a preview’s address (S10.8): the video as its draft has it.'),
    }),
    out: VideoAnswer,
    summary: 'A video to watch, or why not.',
  }),
  /** Counts a view, once per visitor and hour. */
  countView: endpoint(at.countView, { in: input, out: z.object({}), summary: 'Counts a view; the answer says nothing.' }),
};

/** A resume position on the wire: its age instead of a time, since device clocks are unreliable. */
const Position = Stopped.extend({ video: shortid });
export type Position = z.infer<typeof Position>;

/** That a video which the member has watched was corrected on a day (S15.5). */
const CorrectionNotice = z.object({
  video: z.object({ shortid, title: z.string(), lang: z.enum(['de', 'en']) }),
  date: z.iso.date(),
  corrections: z.array(Correction).describe('Those of that day.'),
});
export type CorrectionNotice = z.infer<typeof CorrectionNotice>;

/** What an account knows of what its member watched: resume positions (S11.3), and corrections since (S15.5). */
export const positionEndpoints = {
  positions: endpoint(playbackAddresses.positions, {
    in: z.object({}),
    out: z.object({ data: z.array(Position).describe('Newest first.') }),
    guard: 'session',
    summary: 'Where one stopped in which video, on whatever device.',
  }),
  savePositions: endpoint(playbackAddresses.savePositions, {
    in: z.object({
      positions: z
        .array(
          z.object({
            video: shortid,
            seconds: z.number().min(0).max(86_400),
            age: z
              .int()
              .min(0)
              .max(positionLimits.oldest)
              .describe('Reached so many ms ago. What is newer on the account stays.'),
          }),
        )
        .min(1)
        .max(positionLimits.most),
    }),
    out: z.object({}),
    guard: 'session',
    summary: 'Keeps where one stopped; videos that do not exist are passed over.',
  }),
  unfinished: endpoint(playbackAddresses.unfinished, {
    in: z.object({}),
    out: z.object({ data: z.array(Video).describe('At most twelve, watched last first.') }),
    guard: 'session',
    summary: 'The videos that one began and did not finish.',
  }),
  /** Sent like the view count, and as anonymous: no record of who played it, nothing stored on the device. */
  addPlayed: endpoint(playbackAddresses.addPlayed, {
    in: z.object({ shortid, seconds: z.coerce.number().int().min(1).max(mostPlayed) }),
    out: z.object({}),
    summary: 'Adds to how long a video was played today, whoever it was; the answer says nothing.',
  }),
  forgetPositions: endpoint(playbackAddresses.forgetPositions, {
    in: z.object({}),
    out: z.object({}),
    guard: 'session',
    summary: 'Forgets where one stopped in every video, and which of them were corrected.',
  }),
  corrections: endpoint(playbackAddresses.corrections, {
    in: z.object({}),
    out: z.object({ data: z.array(CorrectionNotice).describe('At most twenty, newest first.') }),
    guard: 'session',
    summary: 'Corrections of videos that one has watched, until they are put away.',
  }),
  readCorrection: endpoint(playbackAddresses.readCorrection, {
    in: z.object({ video: shortid, date: givenDay }),
    out: z.object({}),
    guard: 'session',
    summary: 'Puts the corrections of a video and day away; again changes nothing.',
  }),
};
