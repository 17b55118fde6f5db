import type { CallContext } from '#kit/endpoint.ts';
import { verdictOf, type Grant, type Protected, type Verdict } from '../rules.ts';

/** What a room says somebody holds. Asked for protected things alone, so it may look into the database. */
export type GrantSource = (context: CallContext) => Promise<readonly Grant[]>;

export type Access = {
  /** Everything that who asks holds, from all sources: each is asked once for a request. A visitor holds nothing. */
  readonly grantsOf: (context: CallContext) => Promise<readonly Grant[]>;
  /**
   * The one answer to who may watch a video and read its bytes (S4.16, S6.1 to S6.3, S13.1). A source that fails throws: not
   * knowing is not a no.
   */
  readonly verdictOn: (thing: Protected, context: CallContext) => Promise<Verdict>;
};

/** Rooms with members and purchases add their grants as sources; what the grants open is decided here. */
export function createAccess(sources: readonly GrantSource[]): Access {
  const known = new WeakMap<CallContext, Promise<readonly Grant[]>>();
  const grantsOf = (context: CallContext): Promise<readonly Grant[]> => {
    const asked = known.get(context) ?? Promise.all(sources.map((source) => source(context))).then((grants) => grants.flat());
    known.set(context, asked);
    return asked;
  };
  return {
    grantsOf,
    verdictOn: async (thing, context) =>
      thing.protection === 'free' ? { kind: 'open' } : verdictOf(thing, await grantsOf(context)),
  };
}
