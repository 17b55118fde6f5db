import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { highlights, media, notes, settings } from '#catalog/server/tables.ts';
import { chatbotPersona, chatbotScripts } from '#chatbot/server/tables.ts';
import { emergencyWords, synonyms, wholeWords } from '#search/server/tables.ts';
import type { Entity } from '#desk/server/door.ts';

/**
 * What a site's content is as files (S18.7):
 *
 *     site.json                 { format, entities }
 *     tag/{id}.json              an entry each, as the call `get` of the office answers it
 *     tables/settings.json      rows of what has no entity
 *     files/…                   the store, by its own paths
 *
 * People, orders and what is computed stay where they are: a backup has them.
 */
export const format = 1;

/** Blocks are part of the pages that they stand on. */
export const transferred = (entities: readonly Entity[]): Entity[] => entities.filter(({ name }) => name !== 'module');

/** Tables without an entity: those that entries refer to, and those that refer to entries. */
export const tablesBefore: readonly PgTable[] = [media];
export const tablesAfter: readonly PgTable[] = [
  highlights,
  notes,
  settings,
  chatbotPersona,
  chatbotScripts,
  synonyms,
  emergencyWords,
  wholeWords,
];

export const fileOfTable = (table: PgTable): string => `tables/${getTableName(table)}.json`;

/** Folders of the store that hold content; members' pictures and papers are no content. */
export const storeFolders = ['pictures', 'media', 'playlists', 'files'] as const;

/** A folder of content cannot be read. `problems` name the file and what is wrong with it. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What is told while it goes on, a line each. */
export type Progress = (line: string) => void;
