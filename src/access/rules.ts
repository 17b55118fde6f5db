import { addDays } from '#kit/dates.ts';
import type { Protection } from '#catalog/contract.ts';

/**
 * How far somebody is in a coaching whose days open one by one (S13.1): `opened` is the last day that is or ever was open,
 * `firstDay` the Berlin day that counts as day 1 by now, null while it is paused.
 */
type Pace = { readonly opened: number; readonly firstDay: string | null };

/**
 * What someone holds: `member` for being logged in, `coaching` for owning one, whole where it has no pace. Later rooms add
 * grants; this room alone decides what they open (S4.16, S6).
 */
export type Grant = { readonly kind: 'member' } | { readonly kind: 'coaching'; readonly slug: string; readonly pace?: Pace };

/** A thing that may be protected: `coaching` is the slug of the coaching it belongs to, `day` which of its days it is, if any. */
export type Protected = { readonly protection: Protection; readonly coaching: string | null; readonly day?: number | null };

/** Whether a thing opens: `locked` for a day that is still to come, on that Berlin day where one is known. */
export type Verdict =
  | { readonly kind: 'open' }
  | { readonly kind: 'locked'; readonly opensOn: string | null }
  | { readonly kind: 'closed' };

const open: Verdict = { kind: 'open' };
const closed: Verdict = { kind: 'closed' };

/** What the holder of these grants may watch (S6.1 to S6.3, S13.1). Holding the same coaching twice counts as the better of both. */
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
