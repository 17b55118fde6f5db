import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { networkOf } from '#accounts/rules.ts';
import { addPlayed } from '#catalog/server/door.ts';
import { mostPlayed } from '#paths/play-time.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { Services } from '#platform/services.ts';
import type { positionEndpoints } from '../contract.ts';
import { forgetNotices, listNotices, readNotice } from './corrections.ts';
import { forgetPositions, listPositions, listUnfinished, savePositions } from './positions.ts';

/** Limits reports: a player sends one every half minute and at each pause. */
const playedLimit: Limit = { name: 'played', points: 120, seconds: 60 };

/** Caps reported watch time at 2× wall clock, plus a remainder: seconds per five minutes and browser. */
const playable: Limit = { name: 'played-seconds', points: 2 * 300 + mostPlayed, seconds: 300 };

/** The same for a video and network, as with its views: four browsers' worth, whatever they are called. */
const playableFromNetwork: Limit = { ...playable, name: 'played-seconds-network', points: 4 * playable.points };

/** The handlers of resume positions (S11.3) and corrections (S15.5). Members only reach their own: no call takes a member's id. */
export function positionHandlers({
  db,
  clock,
  limits,
}: Pick<Services, 'db' | 'clock' | 'limits'>): Handlers<typeof positionEndpoints> {
  const asMember = async <Value>(context: CallContext, act: (userId: string) => Promise<Value>): Promise<Result<Value>> => {
    const caller = await context.caller();
    return caller ? ok(await act(caller.userId)) : fail('unauthenticated');
  };
  return {
    positions: (_, context) => asMember(context, async (userId) => ({ data: await listPositions(db, userId, clock.now()) })),

    savePositions: ({ positions }, context) =>
      asMember(context, async (userId) => {
        await savePositions(db, userId, positions, clock.now());
        return {};
      }),

    unfinished: (_, context) =>
      asMember(context, async (userId) => ({ data: await listUnfinished(db, userId, clock.now(), context.locale) })),

    addPlayed: async ({ shortid, seconds }, { client, visitor, network }) => {
      const spent = await limits.spend(playedLimit, networkOf(client.ip));
      if (!spent.ok) return spent;
      const played = await limits.spend(playable, visitor, seconds);
      if (!played.ok) return played;
      // Not refused: behind one address there may be a school.
      const counts = await limits.spend(playableFromNetwork, `${network} ${shortid}`, seconds);
      if (counts.ok) await addPlayed(db, { shortid, seconds, now: clock.now() });
      return ok({});
    },

    forgetPositions: (_, context) =>
      asMember(context, async (userId) => {
        await forgetPositions(db, userId);
        await forgetNotices(db, userId);
        return {};
      }),

    corrections: (_, context) => asMember(context, async (userId) => ({ data: await listNotices(db, userId, context.locale) })),

    readCorrection: ({ video: shortid, date }, context) =>
      asMember(context, async (userId) => {
        await readNotice(db, { userId, shortid, date, now: clock.now() });
        return {};
      }),
  };
}
