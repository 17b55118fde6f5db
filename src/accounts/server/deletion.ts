import { and, eq, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Client } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import { enqueue, jobKind } from '#jobs/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { isFresh } from '../rules.ts';
import { knowsPassword } from './change-password.ts';
import { giveUpFiles, removeFiles } from './files-to-remove.ts';
import { ownData } from './own-data.ts';
import type { AccountParts } from './parts.ts';
import { isLastAdmin } from './roles.ts';
import { selfTexts } from '../self-texts.ts';
import { forgetSession } from './sessions.ts';
import { sessions, users } from './tables.ts';
import type { UserRow } from './users.ts';

type Nothing = Record<string, never>;

/** Takes the bytes of erased rows out of the database's files (`duties.ts`); once for all who are erased within some minutes. */
export const eraseBytes = jobKind('erase-bytes', z.object({}), { unique: 'waiting' });

const eraseBytesAfter = 5 * 60_000;

export type ErasingParts = Pick<AccountParts, 'db' | 'clock' | 'storage' | 'log' | 'personal'>;

type Erasing = {
  /** The message if this is the last admin; null: the last one may be deleted too. */
  readonly lastAdmin: string | null;
  /** Deletes the account only if this still holds. */
  readonly onlyIf?: SQL | undefined;
  /** Runs last in the same transaction. */
  readonly also?: (tx: Tx) => Promise<void>;
};

/**
 * Deletes an account and all personal data at once (S4.24, S16.2), in one transaction over all rooms; files in the store follow,
 * at the latest with the next `keepAccounts`. No mail is sent afterwards.
 */
export async function eraseAccount(
  parts: ErasingParts,
  id: string,
  { lastAdmin, onlyIf, also }: Erasing,
): Promise<Result<Nothing>> {
  const deleted = await parts.db.transaction(async (tx): Promise<Result<Nothing>> => {
    if (lastAdmin !== null && (await isLastAdmin(tx, id))) return refuse(lastAdmin, {}, 'conflict');
    const [person] = await tx
      .select({ id: users.id, email: users.email })
      .from(users)
      .where(and(eq(users.id, id), onlyIf))
      .for('update');
    if (!person) return fail('not-found');
    const files: string[] = [];
    // Sequentially: they share the transaction's connection. This room's rows go last, since others may refer to them.
    for (const room of [...parts.personal, ownData]) files.push(...(await room.erase(tx, person)));
    await giveUpFiles(tx, parts.clock, files);
    await enqueue(tx, eraseBytes, {}, { key: 'one', notBefore: new Date(Date.now() + eraseBytesAfter) });
    await also?.(tx);
    return ok({});
  });
  if (!deleted.ok) return deleted;
  await removeFiles(parts).catch((error: unknown) =>
    parts.log.warn({ err: error }, 'files of a deleted account are still there'),
  );
  return deleted;
}

type Leaving = { readonly row: UserRow; readonly sessionId: string };
type Asking = { readonly client: Client; readonly locale: Locale };

/** Verifies that the member asks: by the password, or by a very recent login. */
async function isThemselves(
  parts: AccountParts,
  { row, sessionId }: Leaving,
  password: string | undefined,
  locale: Locale,
): Promise<Result<null>> {
  const t = selfTexts[locale];
  const [session] = await parts.db.select({ at: sessions.createdAt }).from(sessions).where(eq(sessions.id, sessionId));
  if (password === undefined && session && isFresh(session.at, parts.clock.now())) return ok(null);
  if (row.passwordHash === null) return refuse(t.loginAgain, {}, 'conflict');
  if (password === undefined) return refuse(t.check, { password: [t.missing] });
  const knows = await knowsPassword(parts, row, password);
  if (!knows.ok) return knows;
  return knows.value ? ok(null) : refuse(t.check, { password: [t.password.wrong] });
}

/** S4.24: a member deletes their own account and is logged out. */
export async function deleteAccount(
  parts: AccountParts,
  leaving: Leaving,
  password: string | undefined,
  { client, locale }: Asking,
): Promise<Result<Nothing>> {
  const { row } = leaving;
  const theirs = await isThemselves(parts, leaving, password, locale);
  if (!theirs.ok) return theirs;
  const deleted = await eraseAccount(parts, row.id, { lastAdmin: selfTexts[locale].lastAdmin });
  if (deleted.ok) forgetSession(client);
  // Deleted concurrently in another window.
  return !deleted.ok && deleted.code === 'not-found' ? fail('unauthenticated') : deleted;
}
