import type { CallContext } from '#kit/endpoint.ts';
import { mayWatch, type Grant, type Protected } from '../rules.ts';

/** What a room says somebody holds. Asked for protected things alone, so it may look into the database. */
export type GrantSource = (context: CallContext) => Promise<readonly Grant[]>;

export type Access = {
  /** Everything that who asks holds, from all sources. A visitor holds nothing. */
  readonly grantsOf: (context: CallContext) => Promise<readonly Grant[]>;
  /** The one answer to who may watch a video and read its bytes (S4.16, S6.1 to S6.3). A source that fails throws: not knowing is not a no. */
  readonly mayWatch: (thing: Protected, context: CallContext) => Promise<boolean>;
};

/** Rooms with members and purchases add their grants as sources; what the grants open is decided here. */
export function createAccess(sources: readonly GrantSource[]): Access {
  const grantsOf = async (context: CallContext): Promise<readonly Grant[]> =>
    (await Promise.all(sources.map((source) => source(context)))).flat();
  return {
    grantsOf,
    mayWatch: async (thing, context) => mayWatch(thing, []) || mayWatch(thing, await grantsOf(context)),
  };
}
