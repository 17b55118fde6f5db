import { apiVersion } from '#shop/server/door.ts';
import { missing } from './fault.ts';
import { newId, seconds, type Kind, type ObjectOf } from './objects.ts';
import type { Objects } from './store.ts';

/** The context of a call, within one change. */
export type Calling = {
  readonly objects: Objects;
  readonly now: Date;
  /** Base URL of the payment pages. */
  readonly pages: string;
};

/** Sends an event to the shop. */
export const tell = ({ objects, now }: Pick<Calling, 'objects' | 'now'>, type: string, object: object): Promise<void> =>
  objects.report({
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: seconds(now),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  });

export async function found<K extends Kind>({ objects }: Pick<Calling, 'objects'>, kind: K, id: string): Promise<ObjectOf<K>> {
  const object = await objects.find(kind, id);
  if (!object) throw missing(kind.replace(/^.*\./, '').replace('_', ' ').replace('payment intent', 'payment_intent'), id);
  return object;
}
