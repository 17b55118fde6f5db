import { count } from 'drizzle-orm';
import type { Db } from '#platform/database.ts';
import type { Measure } from '#platform/metrics.ts';
import { orders } from './tables.ts';

/** Payments by state. */
export const shopMeasures = ({ db }: { readonly db: Db }): Measure[] => [
  {
    name: 'payments',
    help: 'Orders by the state of their payment',
    labels: ['state'],
    read: async () => {
      const rows = await db.select({ state: orders.status, value: count() }).from(orders).groupBy(orders.status);
      return orders.status.enumValues.map((state) => ({
        labels: { state },
        value: rows.find((row) => row.state === state)?.value ?? 0,
      }));
    },
  },
];
