import type { Services } from '#platform/services.ts';
import type { OwnershipListener } from '#shop/server/door.ts';

/** Dependencies of this room's mails. */
export type CourseMailParts = Pick<Services, 'db' | 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;

/** The dependencies of this room. */
export type CourseParts = CourseMailParts & Pick<Services, 'assetKey' | 'presenterName'>;

/** Dependencies of granting courses manually, which notifies like a purchase. */
export type CourseOfficeParts = CourseMailParts & { readonly listeners: readonly OwnershipListener[] };
