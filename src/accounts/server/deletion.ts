import { eq, sql } from 'drizzle-orm';
import type { Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Tx } from '#platform/database.ts';
import { giveUpFiles, removeFiles } from './files-to-remove.ts';
import { ownData } from './own-data.ts';
import type { AccountParts } from './parts.ts';
import { selfTextsIn } from './self-mails.ts';
import { forgetSession } from './sessions.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.ts';

type Nothing = Record<string, never>;

/** Whether nobody else is admin. Locks all admins, always in the same order, so that of two who leave at once one stays. */
async function isLastAdmin(tx: Tx, id: string): Promise<boolean> {
  const admins = await tx
    .select({ id: users.id })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`)
    .orderBy(users.id)
    .for('update');
  return admins.length === 1 && admins[0]?.id === id;
}

/**
 * Deletes an account and everything personal at once (S4.24, S16.2), in one transaction over all rooms; the files of the
 * store follow, at the latest with the next `keepAccounts`. Nothing is sent afterwards: nobody is left to send it to.
 */
export async function deleteAccount(
  parts: AccountParts,
  { row }: { readonly row: Pick<UserRow, 'id' | 'email'> },
  { client, locale }: { readonly client: Client; readonly locale: Locale },
): Promise<Result<Nothing>> {
  const deleted = await parts.db.transaction(async (tx): Promise<Result<Nothing>> => {
    if (await isLastAdmin(tx, row.id)) return refuse(selfTextsIn[locale].lastAdmin, {}, 'conflict');
    const [person] = await tx.select({ id: users.id, email: users.email }).from(users).where(eq(users.id, row.id)).for('update');
    if (!person) return fail('unauthenticated');
    const files: string[] = [];
    // One after another: they share the transaction's connection. The own rows go last, since others may point to them.
    for (const room of [...parts.personal, ownData]) files.push(...(await room.erase(tx, person))); // oxlint-disable-line no-await-in-loop
    await giveUpFiles(tx, parts.clock, files);
    return ok({});
  });
  if (!deleted.ok) return deleted;
  forgetSession(client);
  await removeFiles(parts).catch((error: unknown) =>
    parts.log.warn({ err: error }, 'files of a deleted account are still there'),
  );
  return deleted;
}
