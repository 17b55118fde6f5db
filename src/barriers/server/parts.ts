import type { Services } from '#platform/services.ts';

/** The dependencies of this room, provided by `app`. */
export type BarrierParts = Pick<Services, 'db' | 'clock' | 'limits' | 'key' | 'baseUrl' | 'siteName' | 'presenterSlug'>;
