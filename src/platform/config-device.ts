import type { z } from 'zod';
import { choice, text } from './setting-kinds.ts';

/** Settings of what devices store of the site, and of notifications on them. */
export type DeviceSettings = {
  /** Whether browsers get the service worker; off removes it and its caches from returning browsers. */
  readonly serviceWorker: boolean;
  readonly push: {
    /** The private key for push services (VAPID, RFC 8292), base64url; null: the database has one. */
    readonly vapidKey: string | null;
    /** Origins of push services beside those of the usual browsers. */
    readonly services: readonly string[];
  };
};

const originsIn = (value: string): string[] => value.split(',').map((part) => part.trim());

/** `isAddress`: https, or http on this machine. */
export const deviceSettings = (isAddress: (value: string) => boolean) => ({
  SERVICE_WORKER: choice(['on', 'off']).default('on'),
  VAPID_PRIVATE_KEY: text('must be 32 bytes as base64url, 43 characters', (value) => /^[\w-]{43}$/.test(value)).optional(),
  PUSH_SERVICES: text('must be https addresses without a path, separated by commas', (value) =>
    originsIn(value).every((one) => isAddress(one) && new URL(one).origin === one),
  ).optional(),
});

export const deviceOf = (given: z.output<z.ZodObject<ReturnType<typeof deviceSettings>>>): DeviceSettings => ({
  serviceWorker: given.SERVICE_WORKER === 'on',
  push: { vapidKey: given.VAPID_PRIVATE_KEY ?? null, services: given.PUSH_SERVICES ? originsIn(given.PUSH_SERVICES) : [] },
});
