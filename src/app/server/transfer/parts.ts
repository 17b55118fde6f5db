import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { highlights, media, notes, settings } from '#catalog/server/tables.ts';
import { chatbotPersona, chatbotScripts } from '#chatbot/server/tables.ts';
import { knownEntries, wholeWords } from '#search/server/tables.ts';
import { deskMoves, deskShown, type Entity } from '#desk/server/door.ts';
import { files, folders, transcodes } from '#media/server/tables.ts';
import { MendableError } from '#platform/mendable-error.ts';

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

type Row = Readonly<Record<string, unknown>>;

/** A table without an entity. `as`: a row as it goes to another site. */
export type Transferred = { readonly table: PgTable; readonly as?: (row: Row) => Row };

/** Who brought it in is no content. */
const fileAs = (row: Row): Row => ({ ...row, created_by: null });

/** Nobody works on it there: what is not done waits for somebody to begin it again. */
function clipAs(row: Row): Row {
  const isDone = ['ready', 'failed', 'cancelled'].includes(String(row.state));
  const audio = (row.audio as Row[]).filter(({ state }) => state !== 'waiting');
  return { ...row, audio, run: null, ...(isDone ? {} : { state: 'cancelled', step: null }) };
}

/** There nobody was told of it. */
const shownAs = (row: Row): Row => ({ ...row, announced_at: null });

/** Those that entries refer to, each after what it refers to itself. */
export const tablesBefore: readonly Transferred[] = [
  { table: folders },
  { table: files, as: fileAs },
  { table: media },
  { table: transcodes, as: clipAs },
];

/** Those that refer to entries. */
export const tablesAfter: readonly Transferred[] = [
  highlights,
  notes,
  settings,
  chatbotPersona,
  chatbotScripts,
  knownEntries,
  wholeWords,
  deskMoves,
]
  .map((table): Transferred => ({ table }))
  .concat({ table: deskShown, as: shownAs });

export const fileOfTable = (table: PgTable): string => `tables/${getTableName(table)}.json`;

/** Folders of the store that hold content; members' pictures and papers are no content. In `files` stand uploads too that are still under way. */
export const storeFolders = ['pictures', 'media', 'playlists', 'files'] as const;

/** A folder of content cannot be read. `problems` name the file and what is wrong with it. */
export class ContentError extends MendableError {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** What is told while it goes on, a line each. */
export type Progress = (line: string) => void;
