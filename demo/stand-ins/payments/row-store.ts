import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { enqueue, jobKind } from '#jobs/server/door.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Kind, ObjectOf, StandInObject } from './objects.ts';
import type { Objects, StandInStore } from './store.ts';
import { lock, standInObjects } from './table.ts';

/** Sends a webhook event to the shop: retried for some hours. */
export const reportKind = jobKind('stand-in-report', z.object({ event: z.string() }), {
  retries: 15,
  firstPause: 2,
  longestPause: 900,
  timeLimit: 60,
});

/** Completes a delayed payment, as with a direct debit. */
export const arrivalKind = jobKind('stand-in-arrival', z.object({ session: z.string() }), { firstPause: 5 });

/** Older objects belong to no order that anybody still tries out. */
const keptForDays = 400;

const objectsIn = (tx: Tx, clock: Clock): Objects => {
  const put = async (object: StandInObject): Promise<void> => {
    const data = object as unknown as Record<string, unknown>;
    await tx
      .insert(standInObjects)
      .values({ id: object.id, kind: object.object, data, createdAt: clock.now() })
      .onConflictDoUpdate({ target: standInObjects.id, set: { data } });
  };
  return {
    find: async <K extends Kind>(kind: K, id: string) => {
      // Ids are ours: anything else is unknown.
      if (!/^[\w-]{1,300}$/.test(id)) return undefined;
      const [row] = await tx
        .select({ data: standInObjects.data })
        .from(standInObjects)
        .where(and(eq(standInObjects.id, id), eq(standInObjects.kind, kind)));
      return row?.data as unknown as ObjectOf<K> | undefined;
    },
    ofPayment: async <K extends 'refund' | 'dispute'>(kind: K, paymentIntent: string) => {
      const rows = await tx
        .select({ data: standInObjects.data })
        .from(standInObjects)
        .where(and(eq(standInObjects.kind, kind), sql`${standInObjects.data}->>'payment_intent' = ${paymentIntent}`))
        .orderBy(desc(standInObjects.createdAt));
      return rows.map(({ data }) => data as unknown as ObjectOf<K>);
    },
    put,
    report: async (event) => {
      await put(event);
      await enqueue(tx, reportKind, { event: event.id }, { key: event.id });
    },
    arriveLater: async (session, at) => {
      await enqueue(tx, arrivalKind, { session }, { key: session, notBefore: at });
    },
  };
};

/** Stored in the database: it survives restarts and is shared by all servers. Webhook events are jobs of the same transaction. */
export const rowStore = (db: Db, clock: Clock): StandInStore => ({
  change: (work) =>
    db.transaction(async (tx) => {
      await lock(tx);
      const oldest = new Date(clock.now().getTime() - keptForDays * 86_400_000);
      await tx.delete(standInObjects).where(lt(standInObjects.createdAt, oldest));
      return work(objectsIn(tx, clock));
    }),
});
