import { fail, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';

/** Runs `act` in a transaction. A refusal rolls it back and is answered; what another row refers to is a `conflict`. */
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

/** 23503: something refers to it that must not lose it (PostgreSQL, Appendix A). */
const isReferred = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23503';
