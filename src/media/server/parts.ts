import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { FileUse } from '../contract.ts';

/** A place where a file is used. */
export type UsedFile = FileUse & { readonly file: string };

/**
 * The slot 'where is this used': which of these files (ids) a room's entries use. A picture is used wherever something contains an
 * address below `pictureBase(id)`. What stands here cannot be deleted.
 */
export type FindUses = (db: Db | Tx, ids: readonly string[]) => Promise<readonly UsedFile[]>;

/** What is enough for the bytes. */
export type FileServices = Pick<Services, 'db' | 'clock' | 'storage' | 'log'>;

/** What the file manager works with; `app` gives it. */
export type FileParts = FileServices & { readonly findUses: readonly FindUses[] };

/** Where a file's bytes are in the store: under its id, whatever it is called. */
export const storedAt = (id: string): string => `files/${id}`;

/** The store's folder with the pictures that were made of a file. */
export const picturesOf = (id: string): string => `pictures/file/${id}`;

/** All places where these files are used. */
export async function usesOf(
  { findUses }: Pick<FileParts, 'findUses'>,
  db: Db | Tx,
  ids: readonly string[],
): Promise<UsedFile[]> {
  if (ids.length === 0) return [];
  const found: (readonly UsedFile[])[] = [];
  // One after the other: in a transaction they share one connection.
  for (const find of findUses) found.push(await find(db, ids));
  return found.flat();
}
