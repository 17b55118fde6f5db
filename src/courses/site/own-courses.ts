import type { Locale } from '#kit/locale.ts';
import type { Watched } from './journeys.ts';

/** A day as the player has to know it. */
type OwnDay = { readonly video: string; readonly open: boolean };

/** An own course while it is watched: which videos are its days, and where to tell what was watched of them. */
export type OwnCourseDays = {
  readonly days: readonly OwnDay[];
  /** Answers whether the report is done with; a lost connection rejects. Made to outlive the page. */
  readonly report: (watched: Watched) => Promise<boolean>;
};

/** The days of an own course by the coaching's shortid; null where it is none. Its code comes with the first that is asked for. */
export async function loadOwnDays(coaching: string, locale: Locale): Promise<OwnCourseDays | null> {
  const { currentJourney, loadJourney, sendWatched } = await import('./journeys.ts');
  const known = currentJourney(coaching, locale);
  const answer = known ? { ok: true as const, value: known } : await loadJourney(coaching, locale);
  if (!answer.ok) return null;
  return {
    days: answer.value.days.map(({ video, open }) => ({ video, open })),
    report: (watched) => sendWatched(watched, locale),
  };
}
