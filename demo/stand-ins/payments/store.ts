import type { Kind, ObjectOf, StandInObject, StripeEvent } from './objects.ts';

/** The objects within one change. */
export type Objects = {
  readonly find: <K extends Kind>(kind: K, id: string) => Promise<ObjectOf<K> | undefined>;
  /** Those of a payment, newest first. */
  readonly ofPayment: <K extends 'refund' | 'dispute'>(kind: K, paymentIntent: string) => Promise<ObjectOf<K>[]>;
  readonly put: (object: StandInObject) => Promise<void>;
  /** Records an event, which is sent to the shop after the commit. */
  readonly report: (event: StripeEvent) => Promise<void>;
  /** Schedules a delayed payment. */
  readonly arriveLater: (sessionId: string, at: Date) => Promise<void>;
};

/** The stand-in's storage. Changes are serialised; one that throws is rolled back. */
export type StandInStore = { readonly change: <Value>(work: (objects: Objects) => Promise<Value>) => Promise<Value> };

/** In memory, for tests. */
export function memoryStore({
  onReport = () => {},
  onLater = () => {},
}: {
  onReport?: (event: StripeEvent) => void;
  onLater?: (sessionId: string, at: Date) => void;
} = {}): StandInStore {
  let kept: ReadonlyMap<string, StandInObject> = new Map();
  let last: Promise<unknown> = Promise.resolve();

  async function once<Value>(work: (objects: Objects) => Promise<Value>): Promise<Value> {
    const draft = new Map(kept);
    const afterwards: (() => void)[] = [];
    const value = await work({
      find: async <K extends Kind>(kind: K, id: string) => {
        const found = draft.get(id);
        return found?.object === kind ? (structuredClone(found) as ObjectOf<K>) : undefined;
      },
      ofPayment: async <K extends 'refund' | 'dispute'>(kind: K, paymentIntent: string) =>
        [...draft.values()]
          .filter(
            (one): one is ObjectOf<K> => one.object === kind && 'payment_intent' in one && one.payment_intent === paymentIntent,
          )
          .toReversed(),
      put: async (object) => void draft.set(object.id, structuredClone(object)),
      report: async (event) => {
        draft.set(event.id, structuredClone(event));
        afterwards.push(() => onReport(event));
      },
      arriveLater: async (sessionId, at) => void afterwards.push(() => onLater(sessionId, at)),
    });
    kept = draft;
    for (const tell of afterwards) tell();
    return value;
  }

  return {
    change: (work) => {
      const next = last.then(() => once(work));
      last = next.catch(() => undefined);
      return next;
    },
  };
}
