import { index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ClipState, ClipStep } from '../clips/contract.ts';
import type { Sounding, Variant } from '../clips/manifest.ts';
import type { Fault } from '../clips/probe.ts';

/** A second sound of a clip, and how far it is. `file` is the id of the uploaded file. */
export type AudioTrack = {
  readonly id: string;
  readonly kind: 'description' | 'dub';
  readonly lang: string;
  readonly label: string;
  readonly file: string;
  readonly state: 'waiting' | 'ready' | 'failed';
  readonly reason: Fault | null;
};

/** What is beside the picture where a clip has a second sound: pictures without sound, and all sounds. */
export type SoundSet = { readonly variants: readonly Variant[]; readonly sounds: readonly Sounding[] };

/**
 * How each clip came to be (S10.7). Its `id` is also that of the catalogue's row, which is there as soon as the clip can be played and
 * holds what readers need of it. A clip that came with an import has a row too, without `file_id`.
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
    /** Raised by each retry; a job of an earlier round does nothing. */
    round: integer().notNull().default(1),
    /** Of the try that is under way: whoever took over, or cancelled, has changed it, and the one before stops. */
    run: uuid(),
    seconds: real(),
    width: integer(),
    height: integer(),
    /** Channels of its sound, 0 where it has none. */
    channels: integer(),
    /** LUFS, as the file came. */
    loudness: real(),
    variants: jsonb().$type<readonly Variant[]>().notNull().default([]),
    soundSet: jsonb('sound_set').$type<SoundSet>(),
    audio: jsonb().$type<readonly AudioTrack[]>().notNull().default([]),
    /** Addresses. */
    posters: jsonb().$type<readonly string[]>().notNull().default([]),
    poster: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (t) => [index('transcodes_newest').on(t.createdAt, t.id), index('transcodes_by_state').on(t.state, t.createdAt)],
);
