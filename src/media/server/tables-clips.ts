import { index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClipState, ClipStep } from '../clips/contract.ts';
import type { Sounding, Variant } from '../clips/manifest.ts';
import type { Fault } from '../clips/probe.ts';

/** An additional audio track of a clip and its state. `file` is the id of the uploaded file. */
export type AudioTrack = {
  readonly id: string;
  readonly kind: 'description' | 'dub';
  readonly lang: string;
  readonly label: string;
  readonly file: string;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly reason: Fault | null;
};

/** Renditions of a clip with additional audio tracks: video without sound, and all audio. */
export type SoundSet = { readonly variants: readonly Variant[]; readonly sounds: readonly Sounding[] };

/**
 * The transcoding state of each clip (S10.7). Its `id` equals that of the catalogue's row, which exists once the clip is
 * playable and holds what readers need. An imported clip also has a row here, without `file_id`.
 */
export const transcodes = pgTable(
  'transcodes',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The uploaded file. */
    fileId: uuid('file_id'),
    title: text().notNull(),
    /** Prefix of the clip's files in the store. */
    folder: text().notNull(),
    state: text().$type<ClipState>().notNull().default('waiting'),
    step: text().$type<ClipStep>(),
    steps: jsonb().$type<Partial<Record<ClipStep, number>>>().notNull().default({}),
    progress: real().notNull().default(0),
    reason: text().$type<Fault>(),
    revision: integer().notNull().default(1),
    /** Incremented by each retry; jobs of earlier rounds do nothing. */
    round: integer().notNull().default(1),
    /** Id of the current run. Another run taking over, or a cancellation, changes it, and the previous run stops. */
    run: uuid(),
    seconds: real(),
    width: integer(),
    height: integer(),
    /** Number of audio channels, 0 for a silent film. */
    channels: integer(),
    /** LUFS of the uploaded file. */
    loudness: real(),
    variants: jsonb().$type<readonly Variant[]>().notNull().default([]),
    soundSet: jsonb('sound_set').$type<SoundSet>(),
    audio: jsonb().$type<readonly AudioTrack[]>().notNull().default([]),
    /** URLs. */
    posters: jsonb().$type<readonly string[]>().notNull().default([]),
    poster: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('transcodes_newest').on(t.createdAt, t.id), index('transcodes_by_state').on(t.state, t.createdAt)],
);
