import type { Locale } from '#kit/locale.ts';
import type { Watched } from './journeys.ts';

/** A day as the player sees it. */
type OwnDay = { readonly video: string; readonly open: boolean };

/** An owned course during playback: the videos of its days, and where to report watched time. */
export type OwnCourseDays = {
  readonly days: readonly OwnDay[];
  /** Answers whether the report is finished; rejects if the connection is lost. Outlives the page. */
  readonly report: (watched: Watched) => Promise<boolean>;
};

/** The days of an owned course by the coaching's shortid; null if it is not owned. Its code is loaded on first use. */
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
