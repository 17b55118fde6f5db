import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** A clip with its files in the store. Several videos may show the same one. */
export const media = pgTable('media', {
  id: id(),
  key: text().notNull().unique(),
  /** Prefix of its files in the store; below it `{type}/{value}` as in an asset's address (S7.8). */
  folder: text().notNull(),
  seconds: integer().notNull(),
  captions: jsonb().$type<CaptionTrack[]>().notNull().default([]),
  chapters: jsonb().$type<ChapterMark[]>().notNull().default([]),
  preview: jsonb().$type<PreviewSheet>(),
  /** Bytes of `file/sound.m4a`, 0 for a silent clip, null where it is still to be made. */
  soundBytes: integer('sound_bytes'),
});

/** Preview images (S11.5) in one picture, row by row, one for every `interval` seconds; `file` is its bare name below `preview/`. */
export type PreviewSheet = {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  readonly interval: number;
  readonly width: number;
  readonly height: number;
};

/** `file` is the bare name of the WebVTT file below `caption/`. */
export type CaptionTrack = { readonly lang: string; readonly label: string; readonly file: string };

/** Where a part of a clip begins, in seconds, and what it is called (S11.2); `en` is its English title. */
export type ChapterMark = { readonly start: number; readonly title: string; readonly en?: string };
