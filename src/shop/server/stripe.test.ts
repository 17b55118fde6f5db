import { createHmac, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { onDatabase, testPresent } from '../../../tests/databases.ts';
import { startPaymentProvider, type TestProvider } from '../../../tests/payment-provider.ts';
import { settableClock, type SettableClock } from '#platform/clock.ts';
import type { PaymentProvider, PaymentRequest, PaymentSession } from './provider.ts';
import { tell } from '../../../demo/stand-ins/payments/calling.ts';
import type { Charge, StripeEvent } from '../../../demo/stand-ins/payments/objects.ts';
import { arrive, bounce, choose, closeDispute, dispute, type Choice } from '../../../demo/stand-ins/payments/payments.ts';
import { signed } from '../../../demo/stand-ins/payments/webhook-events.ts';
import { rowStore } from '../../../demo/stand-ins/payments/row-store.ts';
import { currentSession } from '../../../demo/stand-ins/payments/sessions.ts';
import { createStandIn, type StandIn } from '../../../demo/stand-ins/payments/stand-in.ts';
import { makeTable, standInObjects } from '../../../demo/stand-ins/payments/table.ts';
import { apiVersion, stripeProvider } from './stripe.ts';
import { eventTypes } from './stripe-facts.ts';

const secret = 'whsec_of_these_tests';

/** One way in which the shop talks to a provider. */
type Way = {
  readonly provider: PaymentProvider;
  readonly standIn: StandIn;
  readonly clock: SettableClock;
  /** The newest event of a type that names something. */
  readonly eventOf: (type: string, named: string) => Promise<StripeEvent | undefined>;
};

const requestOf = ({ clock }: Pick<Way, 'clock'>, more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  orderId: randomUUID(),
  orderNumber: 'B-1001',
  locale: 'de',
  email: 'grete@example.org',
  name: 'Begleitung über 30 Tage',
  image: 'https://sprechstunde.example/picture.jpg',
  listCents: 4900,
  offCents: 0,
  expiresAt: new Date(clock.now().getTime() + 35 * 60_000),
  successUrl: 'https://sprechstunde.example/danke?order=1',
  cancelUrl: 'https://sprechstunde.example/kasse?notice=cancelled',
  ...more,
});

const sessionOf = ({ standIn }: Way, { id }: PaymentSession) => standIn.change((calling) => currentSession(calling, id));
const act = ({ standIn }: Way, { id }: PaymentSession, choice: Choice) =>
  standIn.change((calling) => choose(calling, id, choice));

/** Opens a session and pays it. */
async function paid(way: Way, more: Partial<PaymentRequest> = {}) {
  const request = requestOf(way, more);
  const opened = await way.provider.openSession(request);
  await act(way, opened, 'pay');
  const session = await sessionOf(way, opened);
  return { ...opened, orderId: request.orderId, paymentId: session.payment_intent ?? 'none' };
}

const read = ({ provider, clock }: Way, event: StripeEvent) => {
  const { body, headers } = signed(event, secret, clock.now());
  return provider.readEvent(Buffer.from(body), headers['stripe-signature'] ?? '');
};

/** What the event says that was reported of something. */
async function reported(way: Way, type: string, named: string) {
  const event = await way.eventOf(type, named);
  if (!event) return undefined;
  const report = await read(way, event);
  if (!report.ok) throw new Error('It was signed.');
  expect(report.value).toMatchObject({ id: event.id, type });
  const { orderId, fact } = report.value;
  return { orderId, fact };
}

function speaks(open: () => Way): void {
  test('S1.5 a session costs the list price less what is taken off, in euro, and ends when the order does', async () => {
    const request = requestOf(open(), { listCents: 19_900, offCents: 5000 });
    const opened = await open().provider.openSession(request);
    expect(opened.url).toMatch(new RegExp(`/demo/stripe/pay/${opened.id}$`));
    expect(await sessionOf(open(), opened)).toMatchObject({
      id: expect.stringMatching(/^cs_test_[A-Za-z0-9]{58}$/),
      amount_subtotal: 19_900,
      amount_total: 14_900,
      currency: 'eur',
      status: 'open',
      payment_status: 'unpaid',
      locale: 'de',
      client_reference_id: request.orderId,
      metadata: { order_id: request.orderId },
      expires_at: request.expiresAt.getTime() / 1000,
      success_url: request.successUrl,
      cancel_url: request.cancelUrl,
    });
  });

  test('S16.5 beside the offer’s name for payments the provider is told the order’s number, and keeps no address of mail', async () => {
    const { standIn } = open();
    const german = await paid(open());
    const english = await paid(open(), { locale: 'en' });
    const described = ({ paymentId }: typeof german) =>
      standIn.change(async ({ objects }) => (await objects.find('payment_intent', paymentId))?.description);
    expect([await described(german), await described(english)]).toEqual(['Bestellung B-1001', 'Order B-1001']);
    expect(JSON.stringify(await sessionOf(open(), german))).not.toContain('grete@example.org');
  });

  test('S14.6 the same order gets the same session again, also when both are asked for at once', async () => {
    const request = requestOf(open(), { offCents: 900 });
    const [one, two] = await Promise.all([open().provider.openSession(request), open().provider.openSession(request)]);
    open().clock.advance(10 * 60_000);
    expect([two, await open().provider.openSession(request)]).toEqual([one, one]);
    expect((await open().provider.openSession(requestOf(open()))).id).not.toBe(one.id);
  });

  test('S14.6 the same order with another price is refused', async () => {
    const request = requestOf(open());
    await open().provider.openSession(request);
    await expect(open().provider.openSession({ ...request, listCents: 100 })).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  test('S1.5 what the provider does not take is thrown: less than 50 cents, less than half an hour', async () => {
    const { provider } = open();
    await expect(provider.openSession(requestOf(open(), { offCents: 4851 }))).rejects.toMatchObject({ code: 'amount_too_small' });
    const soon = new Date(open().clock.now().getTime() + 29 * 60_000);
    await expect(provider.openSession(requestOf(open(), { expiresAt: soon }))).rejects.toMatchObject({ param: 'expires_at' });
    await expect(provider.openSession(requestOf(open(), { name: '' }))).rejects.toMatchObject({ statusCode: 400 });
    await expect(provider.openSession(requestOf(open(), { email: 'nobody' }))).rejects.toMatchObject({ param: 'customer_email' });
  });

  test('S14.6 a session is ended once, and not where it is paid already', async () => {
    const { provider } = open();
    const ended = await provider.openSession(requestOf(open()));
    expect([await provider.endSession(ended.id), await provider.endSession(ended.id)]).toEqual(['ended', 'ended']);
    expect(await act(open(), ended, 'pay')).toMatchObject({ state: 'expired' });
    expect(await provider.endSession((await paid(open())).id)).toBe('completed');
    const late = await provider.openSession(requestOf(open()));
    await act(open(), late, 'late');
    expect(await provider.endSession(late.id)).toBe('completed');
    await expect(provider.endSession('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('S14.6 a payment is reported and can be looked up, with the same facts', async () => {
    const { id, orderId, paymentId } = await paid(open());
    expect(paymentId).toMatch(/^pi_/);
    const fact = { kind: 'paid', paymentId };
    expect(await reported(open(), 'checkout.session.completed', id)).toEqual({ orderId, fact });
    expect(await open().provider.lookUp(id)).toEqual([fact]);
  });

  test('S14.6 nothing is said of a session that nobody touched', async () => {
    const { id } = await open().provider.openSession(requestOf(open()));
    expect(await open().provider.lookUp(id)).toEqual([]);
    await expect(open().provider.lookUp('cs_test_none')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('S14.6 a payment that takes time is completed first and paid later', async () => {
    const { provider, standIn } = open();
    const request = requestOf(open());
    const opened = await provider.openSession(request);
    await act(open(), opened, 'late');
    const paymentId = (await sessionOf(open(), opened)).payment_intent;
    expect(await provider.lookUp(opened.id)).toEqual([{ kind: 'completed', paymentId }]);
    expect(await reported(open(), 'checkout.session.completed', opened.id)).toEqual({
      orderId: request.orderId,
      fact: { kind: 'completed', paymentId },
    });
    await standIn.change((calling) => arrive(calling, opened.id));
    expect(await provider.lookUp(opened.id)).toEqual([{ kind: 'paid', paymentId }]);
    expect(await reported(open(), 'checkout.session.async_payment_succeeded', opened.id)).toEqual({
      orderId: request.orderId,
      fact: { kind: 'paid', paymentId },
    });
    await standIn.change((calling) => bounce(calling, opened.id));
    expect(await provider.lookUp(opened.id)).toEqual([{ kind: 'paid', paymentId }]);
  });

  test('S14.6 a payment that takes time may fail', async () => {
    const request = requestOf(open());
    const opened = await open().provider.openSession(request);
    await act(open(), opened, 'fail');
    const paymentId = (await sessionOf(open(), opened)).payment_intent;
    expect(await open().provider.lookUp(opened.id)).toEqual([{ kind: 'completed', paymentId }, { kind: 'failed' }]);
    expect(await reported(open(), 'checkout.session.async_payment_failed', opened.id)).toEqual({
      orderId: request.orderId,
      fact: { kind: 'failed' },
    });
    await open().standIn.change((calling) => arrive(calling, opened.id));
    expect(await open().eventOf('checkout.session.async_payment_succeeded', opened.id)).toBeUndefined();
  });

  test('S14.6 what costs nothing is paid without a payment', async () => {
    const { id, orderId } = await paid(open(), { offCents: 4900 });
    const fact = { kind: 'paid', paymentId: null };
    expect(await reported(open(), 'checkout.session.completed', id)).toEqual({ orderId, fact });
    expect(await open().provider.lookUp(id)).toEqual([fact]);
  });

  test('S14.6 a session whose time is over has expired', async () => {
    const request = requestOf(open());
    const opened = await open().provider.openSession(request);
    open().clock.set(request.expiresAt);
    expect(await open().provider.lookUp(opened.id)).toEqual([{ kind: 'expired' }]);
    expect(await reported(open(), 'checkout.session.expired', opened.id)).toEqual({
      orderId: request.orderId,
      fact: { kind: 'expired' },
    });
    expect(await act(open(), opened, 'pay')).toMatchObject({ state: 'expired' });
  });

  test('S14.6 a session is paid once, however often the buyer presses the button', async () => {
    const { id, paymentId } = await paid(open());
    const again = await Promise.all([act(open(), { id, url: '' }, 'pay'), act(open(), { id, url: '' }, 'fail')]);
    expect(again.map(({ state, session }) => [state, session.payment_intent])).toEqual([
      ['taken', paymentId],
      ['taken', paymentId],
    ]);
    expect(await open().provider.lookUp(id)).toEqual([{ kind: 'paid', paymentId }]);
  });

  test('S14.6 of buyers who press at the same moment one pays', async () => {
    const request = requestOf(open());
    const opened = await open().provider.openSession(request);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => act(open(), opened, 'pay')));
    expect(new Set(outcomes.map(({ session }) => session.payment_intent)).size).toBe(1);
  });

  test('S14.4 money is given back in parts, each once, and never more than there was', async () => {
    const { provider } = open();
    const { id, orderId, paymentId } = await paid(open());
    const refund = (cents: number, key: string) => provider.refund({ paymentId, orderId, cents, key });
    await refund(1000, `one-${orderId}`);
    await refund(1000, `one-${orderId}`);
    expect(await provider.lookUp(id)).toContainEqual({ kind: 'refunded', paymentId, cents: 1000 });
    await expect(refund(3901, `two-${orderId}`)).rejects.toMatchObject({ param: 'amount' });
    await refund(3900, `three-${orderId}`);
    const fact = { kind: 'refunded', paymentId, cents: 4900 };
    expect(await provider.lookUp(id)).toEqual([{ kind: 'paid', paymentId }, fact]);
    expect(await reported(open(), 'charge.refunded', '"amount_refunded":4900')).toEqual({ orderId, fact });
    await expect(refund(1, `four-${orderId}`)).rejects.toMatchObject({ code: 'charge_already_refunded' });
  });

  test('S14.6 a dispute finds its order by its payment, is open, then decided; disputed money is not given back', async () => {
    const { provider, standIn } = open();
    const { id, orderId, paymentId } = await paid(open());
    const { id: disputeId } = await standIn.change((calling) => dispute(calling, paymentId));
    const opened = { kind: 'disputed', paymentId, disputeId };
    expect(await reported(open(), 'charge.dispute.created', disputeId)).toEqual({ orderId, fact: opened });
    expect(await reported(open(), 'charge.dispute.funds_withdrawn', disputeId)).toEqual({ orderId, fact: opened });
    expect(await provider.lookUp(id)).toEqual([{ kind: 'paid', paymentId }, opened]);
    await expect(provider.refund({ paymentId, orderId, cents: 100, key: disputeId })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
    await standIn.change((calling) => closeDispute(calling, disputeId, 'lost'));
    const lost = { kind: 'dispute-closed', paymentId, disputeId, isWon: false };
    expect(await reported(open(), 'charge.dispute.closed', disputeId)).toEqual({ orderId, fact: lost });
    expect(await provider.lookUp(id)).toEqual([{ kind: 'paid', paymentId }, lost]);
  });

  test('S14.4 a refund that does not arrive finds its order by its payment; one that is on its way says nothing', async () => {
    const way = open();
    const { orderId, paymentId } = await paid(way);
    const about = async (type: string, object: object) => {
      const id = `re_${randomUUID()}`;
      await way.standIn.change((calling) => tell(calling, type, { amount: 700, payment_intent: paymentId, ...object, id }));
      return { refundId: id, ...(await reported(way, type, id)) };
    };
    for (const [type, status] of [
      ['refund.failed', 'failed'],
      ['refund.updated', 'failed'],
      ['refund.updated', 'canceled'],
    ] as const) {
      const { refundId, ...report } = await about(type, { status });
      expect(report).toEqual({ orderId, fact: { kind: 'refund-failed', paymentId, refundId, cents: 700 } });
    }
    for (const status of ['pending', 'succeeded', 'requires_action', null])
      expect(await about('refund.updated', { status })).toMatchObject({ orderId: null, fact: null });
    expect(await about('refund.failed', { status: 'failed', payment_intent: null })).toMatchObject({ orderId: null, fact: null });
    expect(await about('refund.failed', { status: 'failed', payment_intent: 'pi_none' })).toMatchObject({ orderId: null });
  });

  test('S14.6 reports of what is none of ours say nothing', async () => {
    const way = open();
    const { paymentId } = await paid(way);
    const about = async (type: string, object: object) => {
      const id = randomUUID();
      await way.standIn.change((calling) => tell(calling, type, { ...object, id }));
      return reported(way, type, id);
    };
    const nothing = { orderId: null, fact: null };
    const session = { payment_status: 'paid', payment_intent: paymentId };
    expect(await about('customer.created', {})).toEqual(nothing);
    expect(await about('checkout.session.completed', { ...session, metadata: {} })).toEqual(nothing);
    expect(await about('checkout.session.completed', { ...session, metadata: null })).toEqual(nothing);
    // An order of another shop on the same account: its id is not ours, and would not fit into our tables.
    expect(await about('checkout.session.completed', { ...session, metadata: { order_id: '4711' } })).toEqual(nothing);
    expect(await about('charge.refunded', { metadata: {}, payment_intent: paymentId, amount_refunded: 5 })).toEqual(nothing);
    expect(await about('charge.dispute.created', { status: 'needs_response', payment_intent: 'pi_none' })).toEqual(nothing);
    expect(await about('charge.dispute.created', { status: 'needs_response', payment_intent: null })).toEqual(nothing);
    // An inquiry only: no money is withheld.
    expect(await about('charge.dispute.created', { status: 'warning_needs_response', payment_intent: paymentId })).toEqual(
      nothing,
    );
  });

  test('S16.6 a report counts with a signature of our secret that is at most five minutes old', async () => {
    const { provider, clock } = open();
    const { id, orderId } = await paid(open());
    const event = await open().eventOf('checkout.session.completed', id);
    if (!event) throw new Error('It was reported.');
    const { body, headers } = signed(event, secret, clock.now());
    const right = headers['stripe-signature'] ?? '';
    const ask = (header: string, bytes: string | Buffer = body) => provider.readEvent(Buffer.from(bytes), header);
    const [at, v1 = ''] = right.split(',');
    const foreign = signed(event, 'whsec_of_another', clock.now()).headers['stripe-signature'] ?? '';
    const wrong = `v1=${'0'.repeat(64)}`;
    // While a secret is rotated Stripe signs with both.
    for (const header of [right, `${at},${wrong},${v1}`, `${at},${v1},${wrong},v0=abc`])
      expect(await ask(header), header).toMatchObject({ ok: true, value: { id: event.id, orderId } });
    const odd = [
      '',
      ',',
      '=',
      't=',
      'v1=',
      v1,
      `t=0,${v1}`,
      `${at}`,
      `${at},${wrong}`,
      `${at},v0=${v1.slice(3)}`,
      '\u0000',
      'ä',
      '🙂',
    ];
    for (const header of [foreign, ...odd]) expect(await ask(header), header).toMatchObject({ ok: false, code: 'invalid' });
    expect(await ask(right, body.replace('"livemode":false', '"livemode": false'))).toMatchObject({ ok: false });
    expect(await ask(right, '')).toMatchObject({ ok: false });
    clock.advance(300_000);
    expect(await ask(right)).toMatchObject({ ok: true });
    clock.advance(1000);
    expect(await ask(right)).toMatchObject({ ok: false, code: 'invalid' });
  });

  test('S16.6 what is signed but no report is refused', async () => {
    const { provider, clock } = open();
    const at = Math.floor(clock.now().getTime() / 1000);
    for (const body of ['', 'x', '[', '{"object":"v2.core.event"}']) {
      const mac = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
      expect(await provider.readEvent(Buffer.from(body), `t=${at},v1=${mac}`), body).toMatchObject({ ok: false });
    }
  });
}

describe('the provider over HTTP', () => {
  const clock = settableClock(testPresent);
  let server: TestProvider | undefined;
  const running = (): TestProvider => {
    if (!server) throw new Error('It is started before the first test.');
    return server;
  };
  const providerOf = (more: { secretKey?: string; timeout?: number } = {}): PaymentProvider => {
    const { env } = running();
    return stripeProvider({
      settings: {
        secretKey: more.secretKey ?? env.STRIPE_SECRET_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        apiBase: env.STRIPE_API_BASE,
      },
      clock,
      ...(more.timeout ? { timeout: more.timeout } : {}),
    });
  };
  beforeAll(async () => {
    server = await startPaymentProvider({ clock });
  });
  afterAll(() => server?.close());

  speaks(() => ({
    provider: providerOf(),
    standIn: running().standIn,
    clock,
    eventOf: async (type, named) =>
      running()
        .eventsOf(type)
        .findLast((event) => JSON.stringify(event).includes(named)),
  }));

  test('S1.5 a refund of the same key asks for the money once, also when Stripe has forgotten the key', async () => {
    const way: Way = { provider: providerOf(), standIn: running().standIn, clock, eventOf: async () => undefined };
    const { orderId, paymentId } = await paid(way);
    await way.provider.refund({ paymentId, orderId, cents: 100, key: 'k' });
    running().asked.length = 0;
    await way.provider.refund({ paymentId, orderId, cents: 100, key: 'k' });
    expect(running().asked).toEqual(['GET /v1/refunds 200']);
  });

  test('S14.6 a provider that is down, fails or refuses us is thrown, after one more try', async () => {
    const ask = (provider = providerOf()) => provider.lookUp('cs_test_none');
    running().isDown = true;
    running().asked.length = 0;
    await expect(ask()).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(running().asked).toHaveLength(2);
    running().isDown = false;
    running().answersWith = 500;
    await expect(ask()).rejects.toMatchObject({ type: 'StripeAPIError', statusCode: 500 });
    running().answersWith = undefined;
    await expect(ask(providerOf({ secretKey: 'sk_test_guessed' }))).rejects.toMatchObject({ statusCode: 401 });
  });

  test('S16.6 the key is not taken along to where an answer points', async () => {
    const elsewhere = createServer((_, response) => {
      response.writeHead(307, { location: `${running().env.STRIPE_API_BASE}/v1/refunds` }).end();
    });
    await new Promise<void>((resolve) => void elsewhere.listen(0, '127.0.0.1', resolve));
    const apiBase = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
    running().asked.length = 0;
    const { lookUp } = stripeProvider({ settings: { secretKey: 'sk', webhookSecret: secret, apiBase }, clock });
    await expect(lookUp('cs_test_none')).rejects.toMatchObject({ type: 'StripeConnectionError' });
    expect(running().asked).toEqual([]);
    elsewhere.close();
    elsewhere.closeAllConnections();
  });

  test('S14.6 a provider that does not answer is given up', async () => {
    running().hangs = true;
    await expect(providerOf({ timeout: 50 }).openSession(requestOf({ clock }))).rejects.toMatchObject({
      type: 'StripeConnectionError',
    });
    running().hangs = false;
  });

  test('S14.6 a refund that was refused goes out once its reason is gone: a refusal that is only repeated is asked anew', async () => {
    const way: Way = { provider: providerOf(), standIn: running().standIn, clock, eventOf: async () => undefined };
    const { orderId, paymentId } = await paid(way);
    const answered = new Map<string, string>();
    let hasMoney = false;
    // As Stripe does, it keeps each answer to a key.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const key = request.headers.get('idempotency-key');
      if (key === null || (hasMoney && !answered.has(key))) return way.standIn.fetch(request);
      const [body, isReplayed] = [
        answered.get(key) ?? `{"error":{"type":"invalid_request_error","code":"balance_insufficient"}}`,
        answered.has(key),
      ];
      answered.set(key, body);
      return new Response(body, { status: 400, headers: isReplayed ? { 'Idempotent-Replayed': 'true' } : {} });
    };
    const settings = { secretKey: 'sk_test_of_these_tests', webhookSecret: secret, apiBase: 'http://stand-in.invalid' };
    const provider = stripeProvider({ settings, clock, fetch });
    const refund = () => provider.refund({ paymentId, orderId, cents: 1000, key: `poor-${orderId}` });
    for (let tries = 0; tries < 3; tries += 1) await expect(refund()).rejects.toMatchObject({ code: 'balance_insufficient' });
    hasMoney = true;
    await refund();
    await refund();
    const { data } = (await (
      await fetch(`http://stand-in.invalid/v1/refunds?payment_intent=${paymentId}`, {
        headers: { Authorization: `Bearer ${settings.secretKey}` },
      })
    ).json()) as { data: object[] };
    expect(data).toHaveLength(1);
  });

  test('S14.6 while the provider is down no dispute is read as nobody’s', async () => {
    const way: Way = { provider: providerOf(), standIn: running().standIn, clock, eventOf: async () => undefined };
    const { paymentId } = await paid(way);
    await running().dispute(paymentId);
    const event = running().eventsOf('charge.dispute.created').at(-1);
    running().answersWith = 503;
    await expect(read(way, event as StripeEvent)).rejects.toMatchObject({ statusCode: 503 });
    running().answersWith = undefined;
    expect(await read(way, event as StripeEvent)).toMatchObject({ ok: true, value: { fact: { kind: 'disputed' } } });
  });
});

test('what operators set up at Stripe is what is read here', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../docs/running.md'), 'utf8');
  expect(eventTypes).toHaveLength(10);
  for (const name of [apiVersion, ...eventTypes]) expect(page).toContain(`\`${name}\``);
});

onDatabase('the provider within the process', (filled) => {
  const clock = settableClock(testPresent);
  const keys = { secretKey: 'sk_test_here', webhookSecret: secret };
  const standIn = (): StandIn =>
    createStandIn({ store: rowStore(filled().database.db, clock), clock, ...keys, pages: 'https://x.example/demo/stripe/pay' });

  beforeAll(() => makeTable(filled().database.db));

  speaks(() => {
    // Created anew each time, as after a restart or on another server: all state is in the database.
    const made = standIn();
    return {
      provider: stripeProvider({ settings: { ...keys, apiBase: 'http://stand-in.invalid' }, clock, fetch: made.fetch }),
      standIn: made,
      clock,
      eventOf: async (type, named) => {
        const { data } = standInObjects;
        const rows = await filled()
          .database.db.select({ data })
          .from(standInObjects)
          .where(and(eq(standInObjects.kind, 'event'), sql`${data}->>'type' = ${type}`))
          .orderBy(desc(standInObjects.createdAt));
        const events = rows.map((row) => row.data as unknown as StripeEvent);
        return events.find((event) => JSON.stringify(event).includes(named));
      },
    };
  });

  test('what is refused leaves nothing behind', async () => {
    const before = await filled().database.db.$count(standInObjects);
    const change = standIn().change(async ({ objects }) => {
      await objects.put({ id: 'ch_gone', object: 'charge' } as Charge);
      throw new Error('undone');
    });
    await expect(change).rejects.toThrow('undone');
    expect(await filled().database.db.$count(standInObjects)).toBe(before);
  });
});
