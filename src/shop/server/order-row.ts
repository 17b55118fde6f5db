import type { orders } from './tables.ts';

/** An order as it is stored. */
export type OrderRow = typeof orders.$inferSelect;
