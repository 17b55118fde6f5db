import type { z } from 'zod';
import { choice } from './setting-kinds.ts';

/** Settings of what devices store of the site. */
export type DeviceSettings = {
  /** Whether browsers get the service worker; off removes it and its caches from returning browsers. */
  readonly serviceWorker: boolean;
};

export const deviceSettings = {
  SERVICE_WORKER: choice(['on', 'off']).default('on'),
};

export const deviceOf = (given: z.output<z.ZodObject<typeof deviceSettings>>): DeviceSettings => ({
  serviceWorker: given.SERVICE_WORKER === 'on',
});
