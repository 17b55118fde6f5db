import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

/** A clip with its files in the store. Several videos may use the same clip. */
export const media = pgTable('media', {
  id: id(),
  key: text().notNull().unique(),
  /** Prefix of its files in the store; below it, paths are `{type}/{value}` as in asset addresses (S7.8). */
  folder: text().notNull(),
  seconds: integer().notNull(),
  captions: jsonb().$type<CaptionTrack[]>().notNull().default([]),
  chapters: jsonb().$type<ChapterMark[]>().notNull().default([]),
  preview: jsonb().$type<PreviewSheet>(),
  /** Size of `file/sound.m4a` in bytes; 0 for a silent clip, null until it has been created. */
  soundBytes: integer('sound_bytes'),
});

/** Preview images (S11.5) as one sprite, row by row, one per `interval` seconds; `file` is its name below `preview/`. */
export type PreviewSheet = {
  readonly file: string;
  readonly columns: number;
  readonly rows: number;
  readonly interval: number;
  readonly width: number;
  readonly height: number;
};

/** `file` is the name of the WebVTT file below `caption/`. */
export type CaptionTrack = { readonly lang: string; readonly label: string; readonly file: string };

/** Start of a chapter in seconds, and its title (S11.2); `en` is its English title. */
export type ChapterMark = { readonly start: number; readonly title: string; readonly en?: string };
