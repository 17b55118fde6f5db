import { addDays, dayOf } from '#kit/dates.ts';
import type { Correction, Evidence } from '../columns.ts';
import type { TrustRow } from '../trust.ts';
import type { Importing } from './world.ts';

type Reviewed = TrustRow & { readonly corrections: readonly Correction[]; readonly evidence: readonly Evidence[] };

const none: Reviewed = {
  author: '',
  reviewer: '',
  reviewedOn: null,
  nextReviewOn: null,
  interests: '',
  interestsEn: '',
  sources: [],
  corrections: [],
  evidence: [],
};

/** Responsibility and reviews of entries of one kind, by shortid or slug (S15.1, S15.4). */
export function reviewsOf({ world, now }: Importing, kind: 'video' | 'page'): (name: string) => Reviewed {
  const day = (fromNow: number): string => addDays(dayOf(now), fromNow);
  const named = (of: { readonly video: string } | { readonly page: string }): string | undefined =>
    kind === 'video' && 'video' in of ? of.video : kind === 'page' && 'page' in of ? of.page : undefined;
  const rows = world.reviews.map(
    ({
      of,
      author,
      reviewer,
      reviewedDaysAgo,
      nextInDays,
      interests = { de: '', en: '' },
      sources,
      corrections = [],
      evidence = [],
    }): readonly [string | undefined, Reviewed] => [
      named(of),
      {
        author,
        reviewer,
        reviewedOn: day(-reviewedDaysAgo),
        nextReviewOn: day(nextInDays),
        interests: interests.de,
        interestsEn: interests.en,
        sources,
        evidence,
        corrections: corrections.map(({ daysAgo, ...texts }) => ({ date: day(-daysAgo), ...texts })),
      },
    ],
  );
  const known = new Map(rows);
  return (name) => known.get(name) ?? none;
}
