import type { Access } from '#access/server/door.ts';
import type { Services } from '#platform/services.ts';
import type { Storage } from '#platform/storage.ts';
import type { OwnershipListener } from '#shop/server/door.ts';

/** Dependencies of this room's mails. */
export type CourseMailParts = Pick<Services, 'db' | 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;

/** The dependencies of this room. */
export type CourseParts = CourseMailParts &
  Pick<Services, 'assetKey' | 'presenterName'> & {
    readonly storage: Pick<Storage, 'stat'>;
    readonly access: Pick<Access, 'verdictOn'>;
  };

/** Dependencies of granting courses manually, which notifies like a purchase. */
export type CourseOfficeParts = CourseMailParts & { readonly listeners: readonly OwnershipListener[] };
