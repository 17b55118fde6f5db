/** The purchases of the demo's members: one active course, one with a pending payment. */
import type { DemoPurchase } from '../shapes.ts';

export const purchases: readonly DemoPurchase[] = [
  { member: 'mitglied@example.org', coaching: 'schlaf30', status: 'succeeded', daysAgo: 11 },
  { member: 'mitglied@example.org', coaching: 'ruecken10', status: 'processing', daysAgo: 1 },
];
