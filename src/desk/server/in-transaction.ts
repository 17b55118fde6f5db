import { fail, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';

/** Runs `act` in a transaction. A failure rolls it back and is returned; a violated foreign key is a `conflict`. */
export async function inTransaction<Value>(db: Db, act: (tx: Tx) => Promise<Result<Value>>): Promise<Result<Value>> {
  let refused: Result<Value> | undefined;
  try {
    return await db.transaction(async (tx) => {
      const result = await act(tx);
      if (result.ok) return result;
      refused = result;
      return tx.rollback();
    });
  } catch (error) {
    if (refused) return refused;
    if (isReferred(error)) return fail('conflict');
    throw error;
  }
}

/** 23503 foreign_key_violation: the row is still referenced (PostgreSQL, Appendix A). */
const isReferred = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23503';
