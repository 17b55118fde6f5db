import type { Services } from '#platform/services.ts';
import type { OpeningParts } from './opening.ts';

/** An entry whose medical review is due (S15.1): since a Berlin day, `YYYY-MM-DD`. */
type OverdueReview = {
  readonly entity: string;
  readonly id: string;
  readonly title: string;
  readonly due: string;
};

/** What this room works with; `app` gives it. */
export type BackofficeParts = Pick<Services, 'db' | 'clock'> &
  OpeningParts & {
    /** What rooms say is due for a review by now. */
    readonly overdueReviews: readonly ((now: Date) => Promise<readonly OverdueReview[]>)[];
  };
