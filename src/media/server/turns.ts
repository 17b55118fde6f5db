import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { fileUploads } from './tables.ts';

/** The lease of a dead server expires after this time; a live one renews it. */
const leaseLasts = sql`interval '6 seconds'`;
/** Also that of a clock that was ahead and is set back. */
const isFree = sql`(${fileUploads.writer} is null or ${fileUploads.writingUntil} not between now() and now() + ${leaseLasts} * 2)`;
const renewEvery = 1500;
/** How long a request waits for the lock, in ms: longer than a dead server's lease. Clients retry on their own. */
const timeoutMs = 9000;
const lookEvery = 200;

/** Uploads that this process writes to: one that was held up for longer than its lease still does. */
const writing = new Set<string>();

/**
 * Serialises writes to an upload's bytes across servers: the tail of an aborted connection may still be on its way into the
 * store when the resumed one arrives at another server. Throws an error that the library maps to 423 if the lock was not
 * acquired in time; clients retry. Uses the database's clock, which all servers share.
 */
export async function inTurnOn<Value>(db: Db, id: string, work: () => Promise<Value>): Promise<Value> {
  const writer = randomUUID();
  if (!(await waitForTurn(db, id, writer)))
    throw Object.assign(new Error('Somebody else writes to this upload.'), { status_code: 423, body: '' });
  const isMine = and(eq(fileUploads.id, id), eq(fileUploads.writer, writer));
  const renewal = setInterval(() => {
    // A failed renewal is repeated before the lease expires.
    db.update(fileUploads)
      .set({ writingUntil: sql`now() + ${leaseLasts}` })
      .where(isMine)
      .catch(() => {});
  }, renewEvery);
  try {
    return await work();
  } finally {
    writing.delete(id);
    clearInterval(renewal);
    await db.update(fileUploads).set({ writer: null, writingUntil: null }).where(isMine);
  }
}

async function waitForTurn(db: Db, id: string, writer: string): Promise<boolean> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    if (await take(db, id, writer)) return true;
    if (performance.now() >= end) return false;
    await pause(lookEvery);
  }
}

async function take(db: Db, id: string, writer: string): Promise<boolean> {
  if (writing.has(id)) return false;
  writing.add(id);
  let isTaken = false;
  try {
    const taken = await db
      .update(fileUploads)
      .set({ writer, writingUntil: sql`now() + ${leaseLasts}` })
      .where(and(eq(fileUploads.id, id), isFree))
      .returning({ id: fileUploads.id });
    isTaken = taken.length > 0;
  } finally {
    if (!isTaken) writing.delete(id);
  }
  return isTaken;
}
