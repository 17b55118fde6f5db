import type { Services } from '#platform/services.ts';
import type { OpeningParts } from './opening.ts';

/** An entry whose medical review is due (S15.1): since a Berlin day, `YYYY-MM-DD`. */
type OverdueReview = {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  readonly due: string;
};

/** The dependencies of this room, provided by `app`. */
export type BackofficeParts = Pick<Services, 'db' | 'clock'> &
  OpeningParts & {
    /** Entries that rooms report as due for a review. */
    readonly overdueReviews: readonly ((now: Date) => Promise<readonly OverdueReview[]>)[];
  };
