import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { highlights, media, notes, settings } from '#catalog/server/tables.ts';
import { chatbotPersona, chatbotScripts } from '#chatbot/server/tables.ts';
import { knownEntries, wholeWords } from '#search/server/tables.ts';
import { deskMoves, deskShown, type Entity } from '#desk/server/door.ts';
import { files, folders, transcodes } from '#media/server/tables.ts';
import { MendableError } from '#platform/mendable-error.ts';

/**
 * The file layout of exported content (S18.7):
 *
 *     site.json                 { format, entities }
 *     tag/{id}.json              one entry each, as returned by the office call `get`
 *     tables/settings.json      rows of tables without an entity
 *     files/…                   files of the store under their store paths
 *
 * People, orders and computed data are not exported; backups contain them.
 */
export const format = 1;

/** Blocks are exported as part of their pages. */
export const transferred = (entities: readonly Entity[]): Entity[] => entities.filter(({ name }) => name !== 'module');

type Row = Readonly<Record<string, unknown>>;

/** A table without an entity. `as` converts a row for another site. */
export type Transferred = { readonly table: PgTable; readonly as?: (row: Row) => Row };

/** The uploader is not content. */
const fileAs = (row: Row): Row => ({ ...row, created_by: null });

/** No worker processes it on the other site, so unfinished clips have to be restarted there. */
function clipAs(row: Row): Row {
  const isDone = ['ready', 'failed', 'cancelled'].includes(String(row.state));
  const audio = (row.audio as Row[]).filter(({ state }) => state !== 'waiting');
  return { ...row, audio, run: null, ...(isDone ? {} : { state: 'cancelled', step: null }) };
}

/** On the other site no notification was sent. */
const shownAs = (row: Row): Row => ({ ...row, announced_at: null });

/** Tables that entries reference, in dependency order. */
export const tablesBefore: readonly Transferred[] = [
  { table: folders },
  { table: files, as: fileAs },
  { table: media },
  { table: transcodes, as: clipAs },
];

/** Tables that reference entries. */
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

/** Store folders with content; members' images and documents are not content. `files` also contains unfinished uploads. */
export const storeFolders = ['pictures', 'media', 'playlists', 'files'] as const;

/** A content folder is invalid. `problems` name the file and the error. */
export class ContentError extends MendableError {
  override readonly name = 'ContentError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}
