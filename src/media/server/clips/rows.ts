import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { ClipState } from '../../clips/contract.ts';
import { transcodes } from '../tables.ts';

export type ClipRow = typeof transcodes.$inferSelect;
export type ClipValues = Partial<Omit<typeof transcodes.$inferInsert, 'id' | 'revision' | 'createdAt'>>;

/** States that are not final. */
export const unfinished: readonly ClipState[] = ['waiting', 'probing', 'working', 'playable'];

export async function findClipRow(db: Db | Tx, id: string): Promise<ClipRow | null> {
  const [row] = await db.select().from(transcodes).where(eq(transcodes.id, id));
  return row ?? null;
}

/** Locks the row until the end of the transaction. */
export async function lockClipRow(tx: Tx, id: string): Promise<ClipRow | null> {
  const [row] = await tx.select().from(transcodes).where(eq(transcodes.id, id)).for('update');
  return row ?? null;
}

export const listClipRowsByIds = (db: Db, ids: readonly string[]): Promise<ClipRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(transcodes)
        .where(inArray(transcodes.id, [...ids]));

export type ClipQuestion = {
  readonly page: number;
  readonly perPage: number;
  readonly state?: ClipState | undefined;
  readonly q?: string | undefined;
  readonly sort?: 'title' | 'created_at' | 'updated_at' | 'seconds' | undefined;
  readonly order?: string | undefined;
};

const columns = {
  title: transcodes.title,
  created_at: transcodes.createdAt,
  updated_at: transcodes.updatedAt,
  seconds: transcodes.seconds,
} as const;

export async function listClipRows(
  db: Db,
  { page, perPage, state, q, sort = 'created_at', order }: ClipQuestion,
): Promise<{ readonly rows: ClipRow[]; readonly total: number }> {
  const wanted: SQL | undefined = and(state ? eq(transcodes.state, state) : undefined, hasWords([transcodes.title], q));
  const isDown = order ? order.toLowerCase() === 'desc' : sort !== 'title';
  const way = isDown ? desc : asc;
  const rows = await db
    .select()
    .from(transcodes)
    .where(wanted)
    .orderBy(way(columns[sort]), way(transcodes.id))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { rows, total: await db.$count(transcodes, wanted) };
}

const raised = { revision: sql`${transcodes.revision} + 1` };

/** Changes a clip, regardless of the current run. */
export async function changeClip(tx: Db | Tx, id: string, now: Date, values: ClipValues): Promise<ClipRow> {
  const [row] = await tx
    .update(transcodes)
    .set({ ...values, ...raised, updatedAt: now })
    .where(eq(transcodes.id, id))
    .returning();
  if (!row) throw new Error('A clip that was just found is never deleted.');
  return row;
}

/** Changes a clip only while this run is current; null if another run took over or the clip was cancelled. */
export async function changeInRun(tx: Db | Tx, run: string, now: Date, values: ClipValues): Promise<ClipRow | null> {
  const [row] = await tx
    .update(transcodes)
    .set({ ...values, ...raised, updatedAt: now })
    .where(and(eq(transcodes.run, run), inArray(transcodes.state, [...unfinished])))
    .returning();
  return row ?? null;
}

export async function isInRun(db: Db, run: string): Promise<boolean> {
  return (await db.$count(transcodes, eq(transcodes.run, run))) > 0;
}

export type ClaimedRow = ClipRow & { readonly run: string };

/** Starts a new run of a clip; null if there is nothing to do for this round. A playable clip stays playable. */
export async function claimClip(db: Db, id: string, round: number, now: Date): Promise<ClaimedRow | null> {
  const run = randomUUID();
  const [row] = await db
    .update(transcodes)
    .set({
      run,
      state: sql`case when jsonb_array_length(${transcodes.variants}) > 0 then 'playable' else 'probing' end`,
      step: 'probe',
      steps: {},
      progress: 0,
      reason: null,
      ...raised,
      updatedAt: now,
    })
    .where(and(eq(transcodes.id, id), eq(transcodes.round, round), inArray(transcodes.state, [...unfinished, 'failed'])))
    .returning();
  return row ? { ...row, run } : null;
}
