import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import { counter, type Measure } from '#platform/metrics.ts';
import { mails } from './tables.ts';

/** Attempts to send a mail by outcome: one that the server defers is retried. */
export const mailsTried = counter({ name: 'mails_total', help: 'Tries to send a mail', labels: ['result'] });
for (const result of ['sent', 'failed']) mailsTried.labels(result).inc(0);

/** Queued mails that have not been handed over, and the age of the oldest. */
export function mailMeasures({ db, clock }: { readonly db: Db; readonly clock: { now(): Date } }): Measure[] {
  const isWaiting = and(isNull(mails.sentAt), isNotNull(mails.html), isNotNull(mails.recipient));
  return [
    {
      name: 'mails_waiting',
      help: 'Mails that wait to be sent',
      read: async () => [{ value: await db.$count(mails, isWaiting) }],
    },
    {
      name: 'mails_oldest_waiting_seconds',
      help: 'For how long the oldest mail has waited',
      read: async () => {
        const [oldest] = await db
          .select({ at: sql<string | null>`min(${mails.queuedAt})` })
          .from(mails)
          .where(isWaiting);
        const since = oldest?.at ? new Date(oldest.at).getTime() : clock.now().getTime();
        return [{ value: Math.max(0, (clock.now().getTime() - since) / 1000) }];
      },
    },
  ];
}
