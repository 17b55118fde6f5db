import { useEffect, useState } from 'react';
import { useMember } from '#accounts/site/door.ts';
import { loadOwnDays, type OwnCourseDays } from '#courses/site/door.ts';
import { useLocale } from '#ui/site.tsx';

/** An own course in which a video plays. */
export type OwnDays = OwnCourseDays & { readonly coaching: string };

type Coaching = {
  /** The coaching in which a video was opened. */
  readonly shortid: string | undefined;
  /** That of which it is a day, however it was opened. */
  readonly slug: string | null;
};

/** The own course whose days are watched; null for everybody else, and until it is known. Nothing of it is fetched for others. */
export function useOwnDays(coaching: Coaching): OwnDays | null {
  const locale = useLocale();
  const member = useMember();
  const own =
    member?.coachings.find(
      ({ shortid, slug, status }) => status === 'succeeded' && (shortid === coaching.shortid || slug === coaching.slug),
    )?.shortid ?? null;
  const [known, setKnown] = useState<OwnDays | null>(null);
  useEffect(() => {
    if (own === null) return undefined;
    let isCurrent = true;
    loadOwnDays(own, locale).then(
      (days) => isCurrent && setKnown(days && { ...days, coaching: own }),
      // It plays without.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [own, locale]);
  return known?.coaching === own ? known : null;
}

/** Videos of the list that the reader cannot watch yet. */
export const lockedIn = (own: OwnDays | null): ReadonlySet<string> =>
  new Set(own?.days.flatMap(({ video, open }) => (open ? [] : [video])));
