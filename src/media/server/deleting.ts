import { inArray } from 'drizzle-orm';
import type { CallContext } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import type { InUse } from '../contract.ts';
import { auditAll } from './audited.ts';
import { fileCallTexts } from '../file-texts.ts';
import { usesOf, type FileParts } from './parts.ts';
import type { FileRow } from './present-file.ts';
import { giveUpBytes } from './removals.ts';
import { files } from './tables.ts';

/**
 * Deletes the rows of files, unless any of them is in use; then it deletes none and returns where they are used. Returns the
 * ids, whose bytes must be removed after the commit.
 */
export async function deleteFileRows(
  parts: FileParts,
  tx: Tx,
  rows: readonly FileRow[],
  context: CallContext,
): Promise<Result<string[]>> {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return ok(ids);
  const uses = await usesOf(parts, tx, ids);
  if (uses.length > 0) return fail('conflict', { message: fileCallTexts[context.locale].inUse, uses } satisfies InUse);
  await tx.delete(files).where(inArray(files.id, ids));
  await giveUpBytes(tx, ids);
  const done = rows.map(({ id, name }) => ({ action: 'delete', entity: 'file', id, title: name }) as const);
  await auditAll(parts, tx, context, done);
  return ok(ids);
}
