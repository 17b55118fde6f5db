import { addDays } from '#kit/dates.ts';
import type { Protection } from '#catalog/contract.ts';

/**
 * A member's progress in a coaching whose days open one by one (S13.1): `opened` is the last day that is or was open, `firstDay`
 * the Berlin day that currently counts as day 1, null while it is paused.
 */
type Pace = { readonly opened: number; readonly firstDay: string | null };

/**
 * A grant: `member` for being logged in, `coaching` for owning one, complete if it has no pace. Later rooms add grants; only this
 * room decides what they open (S4.16, S6).
 */
export type Grant = { readonly kind: 'member' } | { readonly kind: 'coaching'; readonly slug: string; readonly pace?: Pace };

/** Something that may be protected: `coaching` is the slug of its coaching, `day` the day within it, if any. */
export type Protected = { readonly protection: Protection; readonly coaching: string | null; readonly day?: number | null };

/** Whether access is granted: `locked` for a future day, with the Berlin day on which it opens if known. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'locked'; readonly opensOn: string | null }
  | { readonly kind: 'closed' };

const open: Verdict = { kind: 'open' };
const closed: Verdict = { kind: 'closed' };

/** What the holder of these grants may watch (S6.1 to S6.3, S13.1). Of two grants for the same coaching the better one counts. */
export function verdictOf(thing: Protected, held: readonly Grant[]): Verdict {
  switch (thing.protection) {
    case 'free':
      return open;
    case 'exclusive':
      return held.some(({ kind }) => kind === 'member') ? open : closed;
    case 'coaching': {
      const verdicts = held.flatMap((grant) =>
        grant.kind === 'coaching' && grant.slug === thing.coaching ? [atPace(thing.day ?? null, grant.pace)] : [],
      );
      return verdicts.find(({ kind }) => kind === 'open') ?? verdicts[0] ?? closed;
    }
  }
}

function atPace(day: number | null, pace: Pace | undefined): Verdict {
  if (day === null || pace === undefined || day <= pace.opened) return open;
  return { kind: 'locked', opensOn: pace.firstDay === null ? null : addDays(pace.firstDay, day - 1) };
}
