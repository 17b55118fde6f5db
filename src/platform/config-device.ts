import type { z } from 'zod';
import { choice } from './setting-kinds.ts';

/** What devices keep of the site. */
export type DeviceSettings = {
  /** Whether browsers get the service worker; off removes it, and what it kept, from every browser that comes back. */
  readonly serviceWorker: boolean;
};

export const deviceSettings = {
  SERVICE_WORKER: choice(['on', 'off']).default('on'),
};

export const deviceOf = (given: z.output<z.ZodObject<typeof deviceSettings>>): DeviceSettings => ({
  serviceWorker: given.SERVICE_WORKER === 'on',
});
