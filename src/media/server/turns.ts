import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { fileUploads } from './tables.ts';

/** A server that died holds nobody up for longer; one that lives says so more often. */
const leaseLasts = sql`interval '6 seconds'`;
const renewEvery = 1500;
/** How long a request waits for another to end, in ms: longer than a dead server's lease. Whoever is sent away comes again by itself. */
const timeoutMs = 9000;
const lookEvery = 200;

/**
 * Does something to an upload's bytes while no other server does: the end of a connection that was cut may still be on its way
 * into the store when its successor arrives elsewhere. Throws what the library answers with 423 where it was not its turn in time,
 * after which a client tries again. By the database's own clock, which all servers share.
 */
export async function inTurnOn<Value>(db: Db, id: string, work: () => Promise<Value>): Promise<Value> {
  const writer = randomUUID();
  if (!(await waitForTurn(db, id, writer)))
    throw Object.assign(new Error('Somebody else writes to this upload.'), { status_code: 423, body: '' });
  const isMine = and(eq(fileUploads.id, id), eq(fileUploads.writer, writer));
  const renewal = setInterval(() => {
    // One that fails is followed by the next before the lease is over.
    db.update(fileUploads)
      .set({ writingUntil: sql`now() + ${leaseLasts}` })
      .where(isMine)
      .catch(() => {});
  }, renewEvery);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await db.update(fileUploads).set({ writer: null, writingUntil: null }).where(isMine);
  }
}

async function waitForTurn(db: Db, id: string, writer: string): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const taken = await db
      .update(fileUploads)
      .set({ writer, writingUntil: sql`now() + ${leaseLasts}` })
      .where(and(eq(fileUploads.id, id), sql`(${fileUploads.writer} is null or ${fileUploads.writingUntil} < now())`))
      .returning({ id: fileUploads.id });
    if (taken.length > 0) return true;
    if (Date.now() >= end) return false;
    await pause(lookEvery);
  }
}
