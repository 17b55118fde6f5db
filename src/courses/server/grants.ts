import { and, eq } from 'drizzle-orm';
import { dayOf } from '#kit/dates.ts';
import type { Services } from '#platform/services.ts';
import type { Grant } from '#access/rules.ts';
import type { GrantSource } from '#access/server/door.ts';
import { slugOfCoaching } from '#catalog/server/door.ts';
import { ownedCoachings } from '#shop/server/door.ts';
import { beginOn, lastOpen, opensOn } from '../rules.ts';
import { stateOf } from './journeys.ts';
import { journeys } from './tables.ts';

/**
 * The grants of owners: their coachings, each up to its open day (S6.3, S13.1). A single query, run for each segment of a stream.
 */
export const courseGrants =
  ({ db, clock }: Pick<Services, 'db' | 'clock'>): GrantSource =>
  async (context) => {
    const caller = await context.caller();
    if (!caller) return [];
    const owned = ownedCoachings(db, caller.userId);
    const rows = await db
      .select({ slug: slugOfCoaching(owned.coachingId), journey: journeys })
      .from(owned)
      .leftJoin(journeys, and(eq(journeys.userId, caller.userId), eq(journeys.coachingId, owned.coachingId)));
    const today = dayOf(clock.now());
    return rows.flatMap(({ slug, journey }): Grant[] => {
      const state = journey ? stateOf(journey) : beginOn(today);
      const pace = { opened: lastOpen(state, today), firstDay: opensOn(state, 1) };
      return slug === null ? [] : [{ kind: 'coaching', slug, pace }];
    });
  };
