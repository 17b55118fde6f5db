import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPresent } from '../../../tests/databases.ts';
import { startPaymentProvider, type TestProvider } from '../../../tests/payment-provider.ts';
import { settableClock } from '#platform/clock.ts';
import { readForm } from './form.ts';

type Body = Record<string, unknown> & { error?: Record<string, unknown> };

describe('the stand-in as Stripe documents its interface', () => {
  let running: TestProvider;
  const clock = settableClock(testPresent);
  beforeAll(async () => {
    running = await startPaymentProvider({ clock });
  });
  afterAll(() => running.close());

  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    { form, headers = {} }: { form?: Record<string, string>; headers?: Record<string, string> } = {},
  ) => {
    const answer = await fetch(running.env.STRIPE_API_BASE + path, {
      method,
      headers: { authorization: `Bearer ${running.env.STRIPE_SECRET_KEY}`, ...headers },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Body };
  };
  const terms = {
    mode: 'payment',
    'line_items[0][quantity]': '2',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '1500',
    'line_items[0][price_data][product_data][name]': 'Begleitung',
    success_url: 'https://x.example/?s={CHECKOUT_SESSION_ID}',
  };
  const begin = (more: Record<string, string> = {}) => ask('POST', '/v1/checkout/sessions', { form: { ...terms, ...more } });
  const idOf = ({ body }: { body: Body }): string => String(body.id);

  test('who asks without the key is told so; the key may come in either way', async () => {
    const none = await ask('GET', '/v1/checkout/sessions/x', { headers: { authorization: '' } });
    expect([none.status, none.body.error?.type]).toEqual([401, 'invalid_request_error']);
    const wrong = ['Bearer sk_test_wrong', 'Basic c2tfdGVzdF93cm9uZzo=', 'Bearer', 'Digest x', 'sk_test_of_these_tests'];
    for (const authorization of wrong)
      expect((await ask('GET', '/v1/refunds', { headers: { authorization } })).status, authorization).toBe(401);
    const authorization = `Basic ${Buffer.from(`${running.env.STRIPE_SECRET_KEY}:`).toString('base64')}`;
    expect((await ask('GET', '/v1/refunds?payment_intent=pi_x', { headers: { authorization } })).body).toEqual({
      object: 'list',
      url: '/v1/refunds',
      has_more: false,
      data: [],
    });
  });

  test('a session is answered as an object of Stripe’s, and nothing of ours with it', async () => {
    const { status, headers, body } = await begin({ 'metadata[a]': 'b' });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json']);
    expect(headers.get('request-id')).toMatch(/^req_/);
    expect(body).toMatchObject({ object: 'checkout.session', amount_total: 3000, livemode: false, metadata: { a: 'b' } });
    expect(body).not.toHaveProperty('hidden');
    const again = await ask('GET', `/v1/checkout/sessions/${idOf({ body })}`);
    expect(again.body).toEqual(body);
  });

  test('what is not understood is named', async () => {
    const wrong: [Record<string, string>, string, string?][] = [
      [{ colour: 'red' }, 'colour', 'parameter_unknown'],
      [{ 'line_items[0][price]': 'p' }, 'line_items[0][price]', 'parameter_unknown'],
      [{ 'line_items[0][quantity]': 'two' }, 'line_items[0][quantity]', 'parameter_invalid_integer'],
      [{ 'line_items[0][price_data][unit_amount]': '-1' }, 'line_items[0][price_data][unit_amount]'],
      [{ 'line_items[1][quantity]': '1' }, 'line_items[1][price_data]', 'parameter_missing'],
      [{ mode: 'subscription' }, 'mode'],
      [{ success_url: 'javascript:alert(1)' }, 'success_url'],
      [{ expires_at: String(clock.now().getTime() / 1000 + 1799) }, 'expires_at'],
      [{ expires_at: String(clock.now().getTime() / 1000 + 86_401) }, 'expires_at'],
      [{ 'discounts[0][coupon]': 'none' }, 'discounts[0][coupon]', 'resource_missing'],
      [{ 'mode[x]': 'payment' }, 'mode[x]'],
    ];
    for (const [more, param, code] of wrong) {
      const { status, body } = await begin(more);
      expect([status, body.error?.type, body.error?.param, body.error?.code], param).toEqual([
        400,
        'invalid_request_error',
        param,
        code,
      ]);
    }
    const bare = await ask('POST', '/v1/checkout/sessions', { form: {} });
    expect(bare.body.error).toMatchObject({ code: 'parameter_missing', param: 'mode' });
    expect((await ask('GET', '/v1/customers')).status).toBe(404);
    expect((await ask('GET', '/v1/payment_intents/pi_none')).body.error).toMatchObject({ code: 'resource_missing' });
    expect((await ask('POST', '/v1/checkout/sessions/cs_test_none/expire')).status).toBe(404);
  });

  test('a coupon is used by whoever pays with it, and not again', async () => {
    const form = { amount_off: '500', currency: 'eur', duration: 'once', max_redemptions: '1' };
    const coupon = { 'discounts[0][coupon]': idOf(await ask('POST', '/v1/coupons', { form })) };
    const session = await begin(coupon);
    expect(session.body).toMatchObject({ amount_subtotal: 3000, amount_total: 2500 });
    await running.pay(idOf(session));
    expect((await begin(coupon)).body.error).toMatchObject({ code: 'coupon_expired' });
  });

  test('S14.6 a request with the same key is done once, and with other parameters refused', async () => {
    const headers = { 'idempotency-key': 'k-1' };
    const first = await ask('POST', '/v1/checkout/sessions', { form: terms, headers });
    const second = await ask('POST', '/v1/checkout/sessions', { form: terms, headers });
    expect(second.body).toEqual(first.body);
    expect([first, second].map((answer) => answer.headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    const other = await ask('POST', '/v1/checkout/sessions', { form: { ...terms, mode: 'payment', locale: 'de' }, headers });
    expect([other.status, other.body.error?.type]).toEqual([400, 'idempotency_error']);
    // A refused request was not executed, so the key is free.
    const late = { 'idempotency-key': 'k-2' };
    expect((await ask('POST', '/v1/checkout/sessions', { form: {}, headers: late })).status).toBe(400);
    expect((await ask('POST', '/v1/checkout/sessions', { form: terms, headers: late })).status).toBe(200);
  });

  test('a payment and its charge can be had with the session, other properties cannot', async () => {
    const id = idOf(await begin());
    await running.pay(id);
    const at = `/v1/checkout/sessions/${id}?expand[0]=`;
    const { body } = await ask('GET', `${at}payment_intent.latest_charge`);
    expect(body.payment_intent).toMatchObject({
      object: 'payment_intent',
      status: 'succeeded',
      latest_charge: { object: 'charge', amount: 3000, paid: true },
    });
    expect((await ask('GET', `${at}customers`)).body.error).toMatchObject({ param: 'expand' });
    expect((await ask('GET', `/v1/checkout/sessions/${id}`)).body.payment_intent).toMatch(/^pi_/);
  });

  test('a session that is complete or expired cannot be expired', async () => {
    const paid = idOf(await begin());
    await running.pay(paid);
    const expired = idOf(await begin());
    await running.expire(expired);
    for (const id of [paid, expired]) expect((await ask('POST', `/v1/checkout/sessions/${id}/expire`)).status).toBe(400);
    expect(running.eventsOf('checkout.session.expired').map(({ data }) => data.object)).toMatchObject([
      { id: expired, url: null },
    ]);
  });

  test('the address after paying may name the session', async () => {
    const { body } = await begin();
    const page = new URL(String(body.url));
    const answer = await fetch(page, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `https://x.example/?s=${idOf({ body })}`]);
  });
});

test('forms are read into objects and lists', () => {
  expect(readForm('a=1&b[c]=2&d[0][e]=3&d[1][e]=4&f[]=5&f[]=6&g=%C3%A4+b')).toEqual({
    a: '1',
    b: { c: '2' },
    d: [{ e: '3' }, { e: '4' }],
    f: ['5', '6'],
    g: 'ä b',
  });
  expect(readForm('')).toEqual({});
});

test('S16.6 forms that are none are refused, and no name reaches what all objects share', () => {
  for (const form of ['a=1&a=2', 'a=1&a[b]=2', 'a[=1', 'a]b=1', '[a]=1', '=1', `a${'[b]'.repeat(6)}=1`, 'x=1&'.repeat(301)])
    expect(() => readForm(form), form).toThrow(/Invalid request|Too many/);
  readForm('__proto__[polluted]=1&constructor[prototype][polluted]=1');
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
});
