import type { Address } from '#kit/endpoint.ts';

/** The calls about notifications on the caller's own device (S17.6). */
export const deviceAddresses = {
  pushState: 'GET /api/push',
  subscribeToPush: 'POST /api/push/subscribe',
  unsubscribeFromPush: 'POST /api/push/unsubscribe',
} as const satisfies Record<string, Address>;
