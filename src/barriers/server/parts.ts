import type { Services } from '#platform/services.ts';

/** What this room works with; `app` gives it. */
export type BarrierParts = Pick<Services, 'db' | 'clock' | 'limits' | 'key' | 'baseUrl' | 'siteName' | 'presenterSlug'>;
