import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { FileUse } from '../contract.ts';

/** A use of a file, with the file's id. */
export type UsedFile = FileUse & { readonly file: string };

/**
 * Extension point 'where is this used': which of these files (by id) a room's entries use. An image counts as used wherever a
 * URL below `pictureBase(id)` occurs. Files in use cannot be deleted.
 */
export type FindUses = (db: Db | Tx, ids: readonly string[]) => Promise<readonly UsedFile[]>;

/** Services needed for handling file contents. */
export type FileServices = Pick<Services, 'db' | 'clock' | 'storage' | 'log'>;

/** Dependencies of the file manager, provided by `app`. */
export type FileParts = FileServices & { readonly findUses: readonly FindUses[] };

/** Path of a file's bytes in the store: by id, independent of its name. */
export const storedAt = (id: string): string => `files/${id}`;

/** The store folder of the images derived from a file. */
export const picturesOf = (id: string): string => `pictures/file/${id}`;

/** All uses of these files. */
export async function usesOf(
  { findUses }: Pick<FileParts, 'findUses'>,
  db: Db | Tx,
  ids: readonly string[],
): Promise<UsedFile[]> {
  if (ids.length === 0) return [];
  const found: (readonly UsedFile[])[] = [];
  // Sequential, because in a transaction they share one connection.
  for (const find of findUses) found.push(await find(db, ids));
  return found.flat();
}
