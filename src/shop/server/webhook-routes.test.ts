import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testPresent } from '../../../tests/databases.ts';
import { startPaymentProvider, type TestProvider } from '../../../tests/payment-provider.ts';
import { readConfig } from '#platform/config.ts';
import { settableClock } from '#platform/clock.ts';
import { handleErrors } from '#platform/http/errors.ts';
import { stripeProvider, webhookRoutes, type PaymentProvider, type ProviderEvent } from './door.ts';

const clock = settableClock(testPresent);
let running: TestProvider;
let app: FastifyInstance;
let site: string;
let provider: PaymentProvider;
let taken: ProviderEvent[];
let warnings: string[];
/** What keeping a report meets. */
let trouble: Error | undefined;

const open = async (of: PaymentProvider | null): Promise<string> => {
  app = Fastify();
  handleErrors(app);
  webhookRoutes(app, {
    provider: of,
    take: async (event) => {
      if (trouble) throw trouble;
      taken.push(event);
    },
    log: { warn: (_: unknown, message?: string) => void warnings.push(message ?? '') },
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
};

beforeEach(async () => {
  [taken, warnings, trouble] = [[], [], undefined];
  running = await startPaymentProvider({ clock });
  const { stripe } = readConfig({ DEMO: 'off', ...running.env });
  if (stripe === null || stripe === 'stand-in') throw new Error('It is configured.');
  provider = stripeProvider({ settings: stripe, clock });
  site = await open(provider);
});
afterEach(() => Promise.all([app.close(), running.close()]));

const orderId = randomUUID();

async function aPayment() {
  const { id } = await provider.openSession({
    orderId,
    orderNumber: 'B-1',
    locale: 'de',
    email: 'grete@example.org',
    name: 'Begleitung',
    image: null,
    listCents: 4900,
    offCents: 0,
    expiresAt: new Date(clock.now().getTime() + 35 * 60_000),
    successUrl: 'https://sprechstunde.example/danke',
    cancelUrl: 'https://sprechstunde.example/kasse',
  });
  await running.pay(id);
  const [event] = running.eventsOf('checkout.session.completed');
  if (!event) throw new Error('It was reported.');
  return { id, event };
}

const post = async (headers: Record<string, string>, body: string | undefined, method = 'POST') =>
  fetch(`${site}/stripe/webhook`, { method, headers, ...(body === undefined ? {} : { body }) });

test('S14.6 a signed report is taken, whatever the type of content says of it', async () => {
  const { id, event } = await aPayment();
  expect(await running.deliver(site, event)).toBe(200);
  const paymentId = await running.paymentOf(id);
  expect(taken).toEqual([{ id: event.id, type: event.type, orderId, fact: { kind: 'paid', paymentId } }]);
  const odd = async (path: string, { headers, body }: { headers: Readonly<Record<string, string>>; body: string }) =>
    (await fetch(site + path, { method: 'POST', headers: { ...headers, 'content-type': 'text/x-odd' }, body })).status;
  expect(await running.deliver(odd, event)).toBe(200);
  expect(taken).toHaveLength(2);
});

test('S16.6 a report with a wrong, old or missing signature is a 400, and nothing is kept of it', async () => {
  const { event } = await aPayment();
  const old = new Date(clock.now().getTime() - 301_000);
  expect([
    await running.deliver(site, event, { secret: 'whsec_guessed' }),
    await running.deliver(site, event, { at: old }),
  ]).toEqual([400, 400]);
  const json = { 'content-type': 'application/json' };
  const signature = { 'stripe-signature': 't=1,v1=0' };
  const answers = [
    await post(json, JSON.stringify(event)),
    await post({ ...json, ...signature }, JSON.stringify(event)),
    await post({ ...json, ...signature }, ''),
    await post(signature, undefined),
    await post({ ...json, ...signature, 'x-language': 'en' }, '{'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(await answers[0]?.json()).toEqual({ message: 'Die Eingaben sind ungültig.' });
  expect(await answers[4]?.json()).toEqual({ message: 'The input is invalid.' });
  expect(taken).toEqual([]);
});

test('S18.4 the log says which setting refuses reports, or that the clock does, once a minute whoever sends them', async () => {
  const { event } = await aPayment();
  await running.deliver(site, event, { secret: 'whsec_before' });
  await running.deliver(site, event, { secret: 'whsec_before' });
  expect(warnings).toEqual([expect.stringContaining('not signed with STRIPE_WEBHOOK_SECRET')]);
  clock.advance(301_000);
  await running.deliver(site, event, { at: new Date(clock.now().getTime() - 301_000) });
  expect(warnings.slice(1)).toEqual([expect.stringContaining('Look whether the clock of this machine is ahead')]);
});

test('S14.6 a report that could not be kept is a 500 without internals, and is taken the next time', async () => {
  const { event } = await aPayment();
  trouble = new Error('the database of grete@example.org is gone');
  expect(await running.deliverAll(site)).toEqual([500]);
  trouble = undefined;
  expect(await running.deliverAll(site)).toEqual([200]);
  expect(await running.deliverAll(site)).toEqual([]);
  expect(taken.map(({ id }) => id)).toEqual([event.id]);
});

test('S14.6 a dispute while the provider cannot be asked is a 500, so that it is reported again', async () => {
  const { id } = await aPayment();
  await running.dispute((await running.paymentOf(id)) ?? '');
  const [event] = running.eventsOf('charge.dispute.created');
  if (!event) throw new Error('It was reported.');
  running.answersWith = 503;
  expect(await running.deliver(site, event)).toBe(500);
  running.answersWith = undefined;
  expect(await running.deliver(site, event)).toBe(200);
  expect(taken).toMatchObject([{ orderId, fact: { kind: 'disputed' } }]);
});

test('S16.6 a body without end is refused before it is read', async () => {
  const answer = await post({ 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' }, 'x'.repeat(600 * 1024));
  expect(answer.status).toBe(413);
  expect(taken).toEqual([]);
});

test('S18.1 where no provider is configured there is nothing to report to', async () => {
  await app.close();
  site = await open(null);
  const { event } = await aPayment();
  expect(await running.deliver(site, event)).toBe(404);
});
