import { z } from 'zod';
import { enqueue, jobKind } from '#jobs/server/door.ts';
import type { Tx } from '#platform/database.ts';

/** Refunds an order. Retried for about two days; failures are listed for a month. */
export const refundOrderJob = jobKind('refund-order', z.object({ order: z.uuid() }), {
  retries: 20,
  firstPause: 30,
  longestPause: 4 * 3600,
  timeLimit: 120,
  keptFor: 30 * 86_400,
});

/** Schedules the refund of an order after this transaction; idempotent. */
export const askForRefund = async (tx: Tx, orderId: string): Promise<void> =>
  void (await enqueue(tx, refundOrderJob, { order: orderId }, { key: orderId }));
