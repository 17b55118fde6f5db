import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import type { positionEndpoints } from '../contract.ts';
import { forgetPositions, listPositions, listUnfinished, savePositions } from './positions.ts';

/** The server's side of where members stopped (S11.3). Nobody reads or changes what is another's: no call names a member. */
export function positionHandlers({ db, clock }: { readonly db: Db; readonly clock: Clock }): Handlers<typeof positionEndpoints> {
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

    forgetPositions: (_, context) =>
      asMember(context, async (userId) => {
        await forgetPositions(db, userId);
        return {};
      }),
  };
}
