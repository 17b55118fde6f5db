import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import type { Clock } from '../src/platform/clock.ts';
import { shopFiles } from '../src/paths/shop-files.ts';
import { postOver, signed, type Post } from '../demo/stand-ins/payments/webhook-events.ts';
import { standInPath, standInRoutes } from '../demo/stand-ins/payments/routes.ts';
import { currentSession } from '../demo/stand-ins/payments/sessions.ts';
import { createStandIn, type StandIn } from '../demo/stand-ins/payments/stand-in.ts';
import { memoryStore } from '../demo/stand-ins/payments/store.ts';
import type { StripeEvent } from '../demo/stand-ins/payments/objects.ts';
import { arrive, bounce, choose, closeDispute, dispute, type Choice } from '../demo/stand-ins/payments/payments.ts';

/**
 * A local payment provider with Stripe's API. It sends no webhooks on its own: events wait in `events` until a test delivers
 * them, in any order, late, or several times.
 */
export type TestProvider = {
  readonly origin: string;
  /** Settings for a site that uses it. */
  readonly env: { readonly STRIPE_SECRET_KEY: string; readonly STRIPE_WEBHOOK_SECRET: string; readonly STRIPE_API_BASE: string };
  /** Received requests: 'POST /v1/refunds 200'. A broken connection has no status. */
  readonly asked: string[];
  /** Events that occurred, in order. */
  readonly events: readonly StripeEvent[];
  /** Actions of a session's buyer, by its id or URL. */
  readonly pay: (session: string) => Promise<void>;
  /** Completed, but the money arrives later, or never: see `arrive` and `bounce`. */
  readonly payLater: (session: string) => Promise<void>;
  readonly payAndFail: (session: string) => Promise<void>;
  readonly arrive: (session: string) => Promise<void>;
  readonly bounce: (session: string) => Promise<void>;
  /** Expires a session from the other side, like the team in the provider's dashboard. */
  readonly expire: (session: string) => Promise<void>;
  readonly refund: (payment: string, cents?: number) => Promise<void>;
  /** Returns the dispute's id. */
  readonly dispute: (payment: string) => Promise<string>;
  readonly closeDispute: (id: string, as: 'won' | 'lost' | 'warning_closed') => Promise<void>;
  /** The payment of a session; null if there is none yet. */
  readonly paymentOf: (session: string) => Promise<string | null>;
  /** Events of one type, or all. */
  readonly eventsOf: (type?: string) => StripeEvent[];
  /** Posts an event to a site's webhook; returns its status. `at` is the time of the signature, `secret` its key. */
  readonly deliver: (to: string | Post, event: StripeEvent, how?: { at?: Date; secret?: string }) => Promise<number>;
  /** Posts all events not accepted yet, in order or reordered; returns the statuses. */
  readonly deliverAll: (to: string | Post, inOrder?: (events: StripeEvent[]) => StripeEvent[]) => Promise<number[]>;
  /** The account's webhook endpoints; null if the key may not list them. */
  webhookEndpoints: readonly object[] | null;
  /** Path prefixes that the key has no permission for. */
  forbidden: readonly string[];
  /** While true, connections break. */
  isDown: boolean;
  /** While true, requests get no response. */
  hangs: boolean;
  /** While set, all calls fail with this status and a Stripe error. */
  answersWith: number | undefined;
  /** While set, it answers in the provider's place; `carryOut` does what was asked for, and returns what would be said. */
  speaksFor: ((call: string, response: ServerResponse, carryOut: () => Promise<object>) => Promise<void>) | undefined;
  readonly standIn: StandIn;
  readonly close: () => Promise<void>;
};

/** Not at the root, like behind a proxy. */
const base = '/behind/a/path';

const idIn = (session: string): string => session.split('/').at(-1) ?? '';

export async function startPaymentProvider({ clock }: { clock: Clock }): Promise<TestProvider> {
  const keys = { secretKey: 'sk_test_of_these_tests', webhookSecret: 'whsec_of_these_tests' };
  const events: StripeEvent[] = [];
  const taken = new Set<string>();
  let handle = (_: IncomingMessage, response: ServerResponse): void => void response.destroy();
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const store = memoryStore({ onReport: (event) => void events.push(event) });
  const standIn = createStandIn({ store, clock, ...keys, pages: `${origin}${standInPath}/pay` });
  const pages = Fastify({ routerOptions: { maxParamLength: 200 } });
  standInRoutes(pages, { standIn, siteName: 'Sprechstunde', presenterSlug: 'dr-muster', font: '' });
  await pages.ready();

  const made = async (session: string, choice: Choice): Promise<void> => {
    const { state } = await standIn.change((calling) => choose(calling, idIn(session), choice));
    if (state === 'expired') throw new Error('This session has expired.');
  };
  const ask = async (path: string, form: Record<string, string>): Promise<void> => {
    const body = String(new URLSearchParams(form));
    const { status, body: said } = await standIn.answer({
      method: 'POST',
      path,
      query: '',
      authorization: `Bearer ${keys.secretKey}`,
      idempotencyKey: undefined,
      body,
    });
    if (status !== 200) throw new Error(JSON.stringify(said));
  };
  const deliver: TestProvider['deliver'] = async (to, event, { at = clock.now(), secret = keys.webhookSecret } = {}) => {
    const post = typeof to === 'string' ? postOver(to) : to;
    const status = await post(shopFiles.webhook, signed(event, secret, at));
    if (status === 200) taken.add(event.id);
    return status;
  };

  const state: TestProvider = {
    origin,
    env: { STRIPE_SECRET_KEY: keys.secretKey, STRIPE_WEBHOOK_SECRET: keys.webhookSecret, STRIPE_API_BASE: origin + base },
    asked: [],
    events,
    pay: (session) => made(session, 'pay'),
    payLater: (session) => made(session, 'late'),
    payAndFail: (session) => made(session, 'fail'),
    arrive: (session) => standIn.change((calling) => arrive(calling, idIn(session))),
    bounce: (session) => standIn.change((calling) => bounce(calling, idIn(session))),
    expire: (session) => ask(`/v1/checkout/sessions/${idIn(session)}/expire`, {}),
    refund: (payment, cents) =>
      ask('/v1/refunds', { payment_intent: payment, ...(cents === undefined ? {} : { amount: String(cents) }) }),
    dispute: async (payment) => (await standIn.change((calling) => dispute(calling, payment))).id,
    closeDispute: (id, as) => standIn.change((calling) => closeDispute(calling, id, as)),
    paymentOf: async (session) => (await standIn.change((calling) => currentSession(calling, idIn(session)))).payment_intent,
    eventsOf: (type) => events.filter((event) => type === undefined || event.type === type),
    deliver,
    deliverAll: async (to, inOrder = (all) => all) => {
      const statuses: number[] = [];
      const waiting = inOrder(events.filter(({ id }) => !taken.has(id)));
      for (const event of waiting) statuses.push(await deliver(to, event));
      return statuses;
    },
    webhookEndpoints: null,
    forbidden: [],
    isDown: false,
    hangs: false,
    answersWith: undefined,
    speaksFor: undefined,
    standIn,
    close: async () => {
      await pages.close();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };

  /** Account-level calls rather than payments: permissions, and webhook endpoints. */
  function ofTheAccount(
    method: string,
    path: string,
    authorization = '',
  ): { status: number; headers: object; body: object } | null {
    if (authorization !== `Bearer ${keys.secretKey}`) return null;
    const isList = path === '/v1/webhook_endpoints';
    if (state.forbidden.includes(`${method} ${path}`) || (isList && state.webhookEndpoints === null))
      return {
        status: 403,
        headers: {},
        body: { error: { type: 'invalid_request_error', message: 'The key lacks a permission.' } },
      };
    return isList
      ? { status: 200, headers: {}, body: { object: 'list', has_more: false, url: path, data: state.webhookEndpoints } }
      : null;
  }

  async function speak(request: IncomingMessage, response: ServerResponse, path: string, query: string): Promise<void> {
    const { method = 'GET', headers } = request;
    const body = await text(request);
    const key = headers['idempotency-key'];
    const carryOut = () =>
      standIn.answer({
        method,
        path,
        query,
        body,
        authorization: headers.authorization,
        idempotencyKey: typeof key === 'string' ? key : undefined,
      });
    if (state.speaksFor) {
      await state.speaksFor(`${method} ${path}`, response, async () => (await carryOut()).body);
      return;
    }
    const own = ofTheAccount(method, path, headers.authorization);
    const said =
      own ??
      (state.answersWith
        ? { status: state.answersWith, headers: {}, body: { error: { type: 'api_error', message: 'As the test wants it.' } } }
        : await carryOut());
    state.asked.push(`${method} ${path} ${said.status}`);
    response.writeHead(said.status, { 'content-type': 'application/json', ...said.headers }).end(JSON.stringify(said.body));
  }

  handle = (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin);
    if (!pathname.startsWith(`${base}/`)) {
      pages.routing(request, response);
      return;
    }
    const path = pathname.slice(base.length);
    if (!state.isDown && !state.hangs) {
      void speak(request, response, path, search.slice(1));
      return;
    }
    state.asked.push(`${request.method} ${path} -`);
    if (state.isDown) request.socket.destroy();
  };
  return state;
}
