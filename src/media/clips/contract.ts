import { z } from 'zod';
import { endpoint, type Endpoint } from '#kit/endpoint.ts';
import { clipAddresses } from '#paths/clip-api.ts';
import { longestLabel } from './rules.ts';

/**
 * The state of a clip. `playable`: readers can watch it while its ladder is still being encoded. `failed` and `cancelled` ones
 * can be restarted.
 */
export const clipStates = ['waiting', 'probing', 'working', 'playable', 'ready', 'failed', 'cancelled'] as const;
export type ClipState = (typeof clipStates)[number];

/** The processing steps of a clip in order; `first` and `measure` run in parallel. */
export const clipSteps = ['probe', 'first', 'measure', 'sound', 'ladder', 'files', 'pictures'] as const;
export type ClipStep = (typeof clipSteps)[number];

/** An additional audio track: audio description (S11.6) or another language. */
const audioKinds = ['description', 'dub'] as const;

const uuid = z.uuid();
const instant = z.iso.datetime();
const share = z.number().min(0).max(1);
/** BCP 47, the subset needed for captions and audio. */
const lang = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/);
const label = z.string().trim().min(1).max(longestLabel);

const Chapter = z.object({ start: z.number(), title: z.string(), en: z.string().nullable() });
const Caption = z.object({ lang: z.string(), label: z.string(), file: z.string() });

const Audio = z.object({
  id: uuid,
  kind: z.enum(audioKinds),
  lang: z.string(),
  label: z.string(),
  state: z.enum(['waiting', 'ready', 'failed']),
  /** Error message if it failed. */
  message: z.string().nullable(),
});

/** A clip as the office API returns it. URLs are site-relative. */
export const Clip = z.object({
  id: uuid,
  title: z.string(),
  state: z.enum(clipStates),
  /** The current step. */
  step: z.enum(clipSteps).nullable(),
  /** Overall progress. */
  progress: share,
  /** Progress of each step that has started. */
  steps: z.partialRecord(z.enum(clipSteps), share),
  /** Why it failed: a code, and a message. */
  reason: z.string().nullable(),
  message: z.string().nullable(),
  /** Incremented with each change. */
  revision: z.int(),
  seconds: z.number().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  has_sound: z.boolean().nullable(),
  /** LUFS of the uploaded file. */
  loudness: z.number().nullable(),
  /** Sizes that are playable now, largest first. */
  variants: z.array(z.object({ width: z.int(), height: z.int() })),
  /** The HLS master for the office; null until the clip is playable. */
  stream: z.string().nullable(),
  posters: z.array(z.string()),
  poster: z.string().nullable(),
  captions: z.array(Caption),
  chapters: z.array(Chapter),
  audio: z.array(Audio),
  created_at: instant,
  updated_at: instant,
});
export type Clip = z.output<typeof Clip>;

const guard = ['editor'] as const;
const one = z.object({ data: Clip });
const named = z.object({ id: uuid });

/** The clip API (S10.7): from an uploaded file to what readers watch. */
export const clipEndpoints = {
  list: endpoint(clipAddresses.list, {
    in: z.object({
      page: z.coerce.number().int().min(1).max(100_000).default(1),
      perPage: z.coerce.number().int().min(1).max(200).default(25),
      state: z.enum(clipStates).optional(),
      q: z.string().max(200).optional(),
      sort: z.enum(['title', 'created_at', 'updated_at', 'seconds']).optional().catch(undefined),
      order: z.string().max(4).optional(),
    }),
    out: z.object({ data: z.array(Clip), total: z.int() }),
    guard,
    summary: 'Lists clips, the newest first, also by state and words of their title.',
  }),
  get: endpoint(clipAddresses.get, { in: named, out: one, guard, summary: 'One clip with its progress.' }),
  create: endpoint(clipAddresses.create, {
    in: z.object({ file: uuid, title: z.string().trim().max(200).optional() }),
    out: one,
    guard,
    status: 201,
    summary: 'Begins to make a clip of an uploaded file.',
  }),
  retry: endpoint(clipAddresses.retry, {
    in: named,
    out: one,
    guard,
    summary: 'Begins a failed or cancelled clip again; 409 for any other.',
  }),
  cancel: endpoint(clipAddresses.cancel, {
    in: named,
    out: one,
    guard,
    summary: 'Stops a clip that is waiting or being made; 409 for any other.',
  }),
  poster: endpoint(clipAddresses.poster, {
    in: z.object({ id: uuid, poster: z.string().max(300) }),
    out: one,
    guard,
    summary: 'Chooses one of the posters of a clip; videos that show the clip get it, unless they have one of their own.',
  }),
  captions: endpoint(clipAddresses.captions, {
    in: z.object({ id: uuid, lang, label, text: z.string().min(1).max(900_000) }),
    isLong: true,
    out: one,
    guard,
    summary: 'Sets the captions of one language from WebVTT or SubRip; 422 names each line that is wrong.',
  }),
  readCaptions: endpoint(clipAddresses.readCaptions, {
    in: z.object({ id: uuid, lang }),
    out: z.object({ data: z.object({ lang: z.string(), label: z.string(), text: z.string() }) }),
    guard,
    summary: 'The captions of one language as WebVTT.',
  }),
  deleteCaptions: endpoint(clipAddresses.deleteCaptions, {
    in: z.object({ id: uuid, lang }),
    out: one,
    guard,
    summary: 'Takes the captions of one language away.',
  }),
  chapters: endpoint(clipAddresses.chapters, {
    in: z.object({
      id: uuid,
      chapters: z
        .array(
          z.object({
            start: z.number().min(0).max(86_400),
            title: z.string().trim().min(1).max(120),
            en: z.string().trim().max(120).nullish(),
          }),
        )
        .max(200),
    }),
    isLong: true,
    out: one,
    guard,
    summary: 'Sets the chapters of a clip; each begins after the one before it and before the end.',
  }),
  audio: endpoint(clipAddresses.audio, {
    in: z.object({ id: uuid, file: uuid, lang, label, kind: z.enum(audioKinds) }),
    out: one,
    guard,
    summary: 'Adds a second sound to a clip: an audio description, or another language. One of each kind and language.',
  }),
  deleteAudio: endpoint(clipAddresses.deleteAudio, {
    in: z.object({ id: uuid, audio: uuid }),
    out: one,
    guard,
    summary: 'Takes a second sound away.',
  }),
} satisfies Record<string, Endpoint>;
