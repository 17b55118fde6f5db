import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { deviceAddresses as at } from '#paths/device-api.ts';

const State = z.object({
  data: z.object({
    on: z.boolean().describe('This session has a subscription.'),
    key: z.string().describe('The site’s public key for subscriptions (RFC 8292), base64url.'),
  }),
});

export const deviceEndpoints = {
  pushState: endpoint(at.pushState, {
    in: z.object({}),
    out: State,
    guard: 'verified',
    summary: 'Whether this session gets notifications, and the key to subscribe with.',
  }),
  subscribeToPush: endpoint(at.subscribeToPush, {
    in: z.object({
      endpoint: z.string().max(1000).describe('An address of a known push service.'),
      p256dh: z
        .string()
        .regex(/^B[A-P][\w-]{85}$/)
        .describe('The device’s public key: an uncompressed point of P-256, base64url (RFC 8291).'),
      auth: z
        .string()
        .regex(/^[\w-]{22}$/)
        .describe('16 bytes, base64url (RFC 8291).'),
    }),
    out: State,
    guard: 'verified',
    summary: 'Stores the subscription of this session’s device, in place of an earlier one.',
  }),
  unsubscribeFromPush: endpoint(at.unsubscribeFromPush, {
    in: z.object({}),
    out: State,
    guard: 'verified',
    summary: 'Deletes the subscription of this session.',
  }),
};
