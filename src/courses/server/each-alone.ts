import { DrizzleQueryError } from 'drizzle-orm';

/** A failed query repeats its parameters, which may be personal data and must not be logged. */
const withoutData = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? (error.cause ?? new Error('A query failed.')) : error;

/**
 * Runs a task for everything that `find` returns, in batches sorted by id, each `after` the last id. A failure does not block the
 * rest: all errors are thrown together at the end.
 */
export async function eachAlone(
  find: (after: string | null) => Promise<readonly string[]>,
  act: (id: string) => Promise<void>,
): Promise<void> {
  const errors: unknown[] = [];
  for (let after: string | null = null; ;) {
    const ids = await find(after);
    for (const id of ids) await act(id).catch((error: unknown) => errors.push(withoutData(error)));
    after = ids.at(-1) ?? null;
    if (after === null) break;
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of the reminders that are due could not be queued.`);
}
