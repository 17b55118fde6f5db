import type { CallContext } from '#kit/endpoint.ts';
import { verdictOf, type Grant, type Protected, type Verdict } from '../rules.ts';

/** A source of grants. Only asked for protected things, so it may query the database. */
export type GrantSource = (context: CallContext) => Promise<readonly Grant[]>;

export type Access = {
  /** All grants of the caller, from all sources: each is asked once per request. A visitor has none. */
  readonly grantsOf: (context: CallContext) => Promise<readonly Grant[]>;
  /**
   * The single decision on who may watch a video and read its bytes (S4.16, S6.1 to S6.3, S13.1). A failing source throws:
   * unknown is not denied.
   */
  readonly verdictOn: (thing: Protected, context: CallContext) => Promise<Verdict>;
};

/** Rooms with members and purchases register their grants as sources; this room decides what they open. */
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
