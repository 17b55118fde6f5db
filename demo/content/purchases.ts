/** What the demo's members have bought: one course that runs, one whose payment is on its way. */
import type { DemoPurchase } from '../shapes.ts';

export const purchases: readonly DemoPurchase[] = [
  { member: 'mitglied@example.org', coaching: 'schlaf30', status: 'succeeded', daysAgo: 11 },
  { member: 'mitglied@example.org', coaching: 'ruecken10', status: 'processing', daysAgo: 1 },
];
