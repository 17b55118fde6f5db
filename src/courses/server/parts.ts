import type { Services } from '#platform/services.ts';
import type { OwnershipListener } from '#shop/server/door.ts';

/** What mails of this room need to know. */
export type CourseMailParts = Pick<Services, 'db' | 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;

/** What this room works with. */
export type CourseParts = CourseMailParts & Pick<Services, 'assetKey' | 'presenterName'>;

/** What gives and takes courses by hand works with; who is told then is told of a purchase too. */
export type CourseOfficeParts = CourseMailParts & { readonly listeners: readonly OwnershipListener[] };
