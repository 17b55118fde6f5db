import { createHmac } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { duty, GivenUp, type Duty } from '#jobs/server/door.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { seconds, type StripeEvent } from './objects.ts';
import { arrive } from './payments.ts';
import { arrivalKind, reportKind } from './row-store.ts';
import type { StandIn } from './stand-in.ts';

export type Signed = { readonly headers: Readonly<Record<string, string>>; readonly body: string };

/** An event as it is posted: its bytes, and the signature over them and the time. */
export function signed(event: StripeEvent, secret: string, moment: Date): Signed {
  const body = JSON.stringify(event);
  const at = seconds(moment);
  const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return {
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': `t=${at},v1=${mac}` },
    body,
  };
}

/** Posts to a path of the site; returns the status. */
export type Post = (path: string, signed: Signed) => Promise<number>;

/** To the site in this process: BASE_URL may only be reachable for readers. */
export const postInto =
  (app: Pick<FastifyInstance, 'inject'>): Post =>
  async (path, { headers, body }) =>
    (await app.inject({ method: 'POST', url: path, headers, payload: body })).statusCode;

/** To the site of another process. */
export const postOver =
  (baseUrl: string): Post =>
  async (path, { headers, body }) =>
    (await fetch(baseUrl + path, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(20_000) }))
      .status;

/** Sends an event to the site's webhook; throws if it is refused, so that it is retried. */
export async function reportEvent({ change, clock, webhookSecret }: StandIn, id: string, post: Post): Promise<void> {
  const event = await change(({ objects }) => objects.find('event', id));
  if (!event) throw new GivenUp('The event is gone.');
  const status = await post(shopFiles.webhook, signed(event, webhookSecret, clock.now()));
  if (status < 200 || status > 299) throw new Error(`The webhook answered with ${status}.`);
}

/** The stand-in's jobs, so that no webhook event is lost in a crash. */
export const standInDuties = (standIn: StandIn, post: Post): Duty[] => [
  duty(reportKind, ({ event }) => reportEvent(standIn, event, post)),
  duty(arrivalKind, ({ session }) => standIn.change((calling) => arrive(calling, session))),
];
