import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPaymentProvider, type TestProvider } from '../../../tests/payment-provider.ts';
import { onSite, serve, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenLogin, type Entered } from '../../../tests/sessions.ts';
import { tryWebhook } from '#shop/server/door.ts';
import { providerEvents } from '#shop/server/tables.ts';
import { readConfig } from '#platform/config.ts';
import type { Opening } from '../contract.ts';
import type { OpeningItem } from '../opening-rules.ts';

onSite('S18.8 what a site needs before it opens: events of the payment provider', (open) => {
  let provider: TestProvider;
  let site: Served;
  let admin: Entered;
  const stateOf = (text: unknown, of: OpeningItem['name'] = 'webhook') =>
    (text as { data: Opening }).data.items.find(({ name }) => name === of)?.state;
  const probe = () => provider.eventsOf('checkout.session.expired').at(-1);

  beforeAll(async () => {
    provider = await startPaymentProvider({ clock: open().clock });
    site = await serve(open(), { env: { ...provider.env, DEMO: 'off' } });
    admin = await givenLogin(site, { roles: ['admin'], totpConfirmedAt: site.clock.now() });
    await site.database.db.delete(providerEvents);
  });
  afterAll(async () => {
    await site.close();
    await provider.close();
  });

  test('the provider is made to send one, about no order, and the item is done once it has arrived', async () => {
    expect(stateOf((await admin.browser.get('/api/backend/opening')).json())).toBe('missing');
    const trying = admin.browser.send('POST', '/api/backend/opening/webhook', {});
    const event = await until(async () => probe(), Boolean);
    if (!event) throw new Error('It was sent.');
    expect(await provider.deliver(site.origin, event, { secret: 'whsec_of_another' })).toBe(400);
    expect(await provider.deliver(site.origin, event)).toBe(200);
    const answer = await trying;
    expect([answer.status, stateOf(answer.json())]).toEqual([200, 'done']);
    expect(await site.database.db.select().from(providerEvents)).toMatchObject([
      { id: event.id, type: 'checkout.session.expired', orderId: null },
    ]);
  });

  test('one that never comes, a key that is refused and a missing provider are told apart', async () => {
    const { database, clock } = site;
    const parts = (env: NodeJS.ProcessEnv) => ({ db: database.db, clock, config: readConfig({ DEMO: 'off', ...env }) });
    const soon = { patienceMs: 50, lookEveryMs: 10 };
    expect(await tryWebhook(parts(provider.env), soon)).toEqual({ is: 'silent' });
    expect(await tryWebhook(parts({ ...provider.env, STRIPE_SECRET_KEY: 'sk_test_another' }), soon)).toMatchObject({
      is: 'refused',
      why: expect.stringContaining('Invalid API Key'),
    });
    expect(await tryWebhook(parts({}), soon)).toEqual({ is: 'no-provider' });
    provider.forbidden = ['POST /v1/checkout/sessions'];
    const { status, text } = await admin.browser.send('POST', '/api/backend/opening/webhook', {});
    expect([status, text]).toEqual([409, expect.stringContaining('Der Zahlungsdienst lehnt die Probe ab: ')]);
    provider.forbidden = [];
  });

  test('S18.8 a topic without videos is none yet', async () => {
    const stateOfTopics = async () => stateOf((await admin.browser.get('/api/backend/opening')).json(), 'shelf');
    expect(await stateOfTopics()).toBe('done');
    await site.database.db.execute(sql`update content.playlists set video_count = 0`);
    expect(await stateOfTopics()).toBe('missing');
  });

  test('is for admins', async () => {
    const { browser } = await givenLogin(site, { roles: ['support'], totpConfirmedAt: site.clock.now() });
    expect((await browser.send('POST', '/api/backend/opening/webhook', {})).status).toBe(403);
  });
});
