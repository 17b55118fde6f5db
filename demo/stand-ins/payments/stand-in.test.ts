import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { onDatabase } from '../../../tests/databases.ts';
import { openPayments as openOfSettings, paymentPagesOf } from '#app/server/payments.ts';
import { startWorkers, type Workers } from '#jobs/server/door.ts';
import { readConfig } from '#platform/config.ts';
import { handleErrors } from '#platform/http/errors.ts';
import { securityHeaders } from '#platform/http/security-headers.ts';
import { createLog } from '#platform/log.ts';
import { webhookRoutes, type ProviderEvent } from '#shop/server/door.ts';
import type { PaymentRequest } from '#shop/server/provider.ts';
import { openPayments, openStandIn } from './open.ts';
import { postInto, reportEvent } from './webhook-events.ts';
import { currentSession } from './sessions.ts';
import { hasTable, standInObjects } from './table.ts';

const baseUrl = 'https://sprechstunde.example';
/** Workers poll every few seconds. */
const soon = (isSo: () => void): Promise<void> => vi.waitFor(isSo, { timeout: 20_000, interval: 20 });
const log = createLog({ logLevel: 'silent' });

test('S2.20 an order may lead to the payment page of the demo also where the site was opened at another host', () => {
  expect(paymentPagesOf(readConfig({ BASE_URL: 'http://localhost:3000', DEMO: 'on' }))).toEqual(['http://localhost:3000']);
});

onDatabase('the stand-in in the demo', (open) => {
  let app: FastifyInstance;
  const taken: ProviderEvent[] = [];
  let isBroken = false;
  const workers: Workers[] = [];
  /** As created by another server, or by this one after a restart. */
  const parts = () => ({ db: open().database.db, clock: open().clock, baseUrl });
  const shop = () => openStandIn(parts());

  beforeAll(async () => {
    const { provider, routes } = await openPayments(parts());
    app = Fastify({ routerOptions: { maxParamLength: 200 } });
    handleErrors(app);
    app.addHook('onRequest', async (_, reply) => void reply.headers(securityHeaders({ isSecure: true })));
    routes(app, { siteName: 'Sprechstunde', presenterSlug: 'dr-muster', font: '/assets/font.woff2' });
    webhookRoutes(app, {
      provider,
      take: async (event) => {
        if (isBroken) throw new Error('not now');
        taken.push(event);
      },
      log,
    });
    await app.ready();
  });
  afterAll(() => app.close());
  beforeEach(() => void taken.splice(0));
  afterEach(async () => void (await Promise.all(workers.splice(0).map((one) => one.stop()))));

  const work = async (): Promise<void> => {
    const { duties } = await openPayments(parts());
    workers.push(await startWorkers({ database: open().database, log, duties: duties(app) }));
  };

  const begin = async (more: Partial<PaymentRequest> = {}) => {
    const orderId = randomUUID();
    const { id, url } = await (
      await shop()
    ).provider.openSession({
      orderId,
      orderNumber: 'B-1001',
      locale: 'de',
      email: 'grete@example.org',
      name: 'Begleitung über 30 Tage',
      image: null,
      listCents: 4900,
      offCents: 0,
      expiresAt: new Date(open().clock.now().getTime() + 35 * 60_000),
      successUrl: `${baseUrl}/danke?order=1&x=y`,
      cancelUrl: `${baseUrl}/kasse?code=A&notice=cancelled`,
      ...more,
    });
    return { id, orderId, path: url.replace(baseUrl, '') };
  };
  const visit = (path: string, headers = {}) => app.inject({ method: 'GET', url: path, headers });
  const press = (path: string, payload: string) =>
    app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } });
  const stateOf = async (id: string) => (await (await shop()).standIn.change((calling) => currentSession(calling, id))).status;
  const readable = (html: string): string => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\u00a0\s]+/g, ' ');

  test('S1.5 the payment page says that it is a test, what costs how much, and asks for no card', async () => {
    const { path } = await begin({ offCents: 500 });
    expect(path).toMatch(/^\/demo\/stripe\/pay\/cs_test_\w{58}$/);
    const page = await visit(path);
    expect([page.statusCode, page.headers['content-type'], page.headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(page.body).toContain('<html lang="de">');
    expect(page.body).toContain('<h1>Testzahlung</h1>');
    expect(readable(page.body)).toContain('Zahlung an Sprechstunde · Bestellung B-1001');
    expect(readable(page.body)).toContain('Begleitung über 30 Tage 49,00 € Rabatt oder Gutschein −5,00 € Zu zahlen 44,00 €');
    expect(page.body).toContain('<button name="do" value="pay">bezahlen</button>');
    expect(page.body).toContain('>abbrechen</button>');
    expect(page.body).not.toMatch(/<script|<style|style=|<input|<img/);
    expect(page.headers['content-security-policy']).toContain("form-action 'self'");
    const whole = await visit((await begin()).path);
    expect(readable(whole.body).split('49,00 €')).toHaveLength(2);
  });

  test('S1.7 it speaks the language of the session, and the German words of its buttons stay', async () => {
    const { path } = await begin({ locale: 'en' });
    const page = await visit(path, { 'x-language': 'de' });
    expect(page.body).toContain('<html lang="en">');
    expect(readable(page.body)).toContain('This is a test payment.');
    expect(readable(page.body)).toContain('€49.00');
    expect(readable(page.body)).toMatch(/bezahlen \(pay\).*abbrechen \(cancel\)/);
  });

  test('S16.6 what it shows is text', async () => {
    const { path } = await begin({ name: '<b onclick="x">"Ruhe" & Kraft</b>', cancelUrl: `${baseUrl}/"><script>` });
    expect((await visit(path)).body).toContain('&lt;b onclick=&quot;x&quot;&gt;&quot;Ruhe&quot; &amp; Kraft&lt;/b&gt;');
    open().clock.advance(36 * 60_000);
    expect((await visit(path)).body).not.toContain('<script>');
  });

  test('S14.6 who pays is led on, and the signed report is taken, also when it was paid before anybody worked', async () => {
    const { id, orderId, path } = await begin();
    const answer = await press(path, 'do=pay');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${baseUrl}/danke?order=1&x=y`]);
    expect(taken).toEqual([]);
    await work();
    await soon(() => expect(taken.map((event) => event.orderId)).toContain(orderId));
    expect(taken.find((event) => event.orderId === orderId)).toMatchObject({
      type: 'checkout.session.completed',
      fact: { kind: 'paid', paymentId: expect.stringMatching(/^pi_/) },
    });
    expect(await stateOf(id)).toBe('complete');
  });

  test('S14.6 a report that is not taken stays, to be repeated', async () => {
    const { orderId, path } = await begin();
    await press(path, 'do=pay');
    const { rows } = await open().database.db.execute<{ id: string; left: number }>(sql`
      select j.data->>'event' as id, j.retry_limit as left from pgboss.job j
      join stand_in_objects o on o.id = j.data->>'event'
      where j.name = 'stand-in-report' and o.data->'data'->'object'->>'client_reference_id' = ${orderId}`);
    expect(rows).toEqual([{ id: expect.stringMatching(/^evt_/), left: 15 }]);
    const { standIn } = await shop();
    const report = () => reportEvent(standIn, rows[0]?.id ?? '', postInto(app));
    isBroken = true;
    await expect(report()).rejects.toThrow('The webhook answered with 500.');
    isBroken = false;
    await report();
    expect(taken).toMatchObject([{ orderId }]);
    await expect(reportEvent(standIn, 'evt_none', postInto(app))).rejects.toMatchObject({ name: 'GivenUp' });
  });

  test('S14.6 ‘später bezahlt’ completes at once and is paid later; ‘schlägt fehl’ never is', async () => {
    const present = open().clock.now();
    // The jobs use the machine's clock: there the minute has passed.
    open().clock.set('2020-01-01T10:00:00Z');
    const late = await begin();
    const failing = await begin();
    expect((await press(late.path, 'do=late')).statusCode).toBe(303);
    expect((await press(failing.path, 'do=fail')).statusCode).toBe(303);
    const { provider } = await shop();
    expect(await provider.lookUp(late.id)).toMatchObject([{ kind: 'completed' }]);
    expect(await provider.lookUp(failing.id)).toMatchObject([{ kind: 'completed' }, { kind: 'failed' }]);
    await work();
    const kinds = (id: string) => taken.filter(({ orderId }) => orderId === id).map(({ fact }) => fact?.kind);
    await soon(() => expect(kinds(late.orderId)).toContain('paid'));
    await soon(() => expect(kinds(failing.orderId)).toContain('failed'));
    expect(new Set(kinds(late.orderId))).toEqual(new Set(['completed', 'paid']));
    expect(new Set(kinds(failing.orderId))).toEqual(new Set(['completed', 'failed']));
    open().clock.set(present);
  });

  test('S2.20 who cancels is led back, and may come again', async () => {
    const { id, path } = await begin();
    const answer = await press(path, 'do=cancel');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, `${baseUrl}/kasse?code=A&notice=cancelled`]);
    expect(await stateOf(id)).toBe('open');
    expect((await press(path, 'do=pay')).headers.location).toContain('/danke');
  });

  test('S14.6 a second press leads on too; the page of a paid session says so', async () => {
    const { path } = await begin();
    const answers = await Promise.all([press(path, 'do=pay'), press(path, 'do=pay')]);
    expect(answers.map(({ headers }) => headers.location)).toEqual(Array(2).fill(`${baseUrl}/danke?order=1&x=y`));
    for (const page of [await visit(path), await press(path, 'do=cancel')]) {
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Diese Zahlung ist schon abgeschlossen.');
      expect(page.body).toContain(`href="${baseUrl}/danke?order=1&amp;x=y"`);
      expect(page.body).not.toContain('<button');
    }
  });

  test('S14.6 an expired session takes nothing and leads back', async () => {
    const { id, path } = await begin();
    open().clock.advance(35 * 60_000);
    for (const page of [await press(path, 'do=pay'), await visit(path), await press(path, 'do=cancel')]) {
      expect(page.statusCode).toBe(410);
      expect(page.body).toContain('Diese Zahlung ist abgelaufen.');
      expect(page.body).toContain(`href="${baseUrl}/kasse?code=A&amp;notice=cancelled"`);
    }
    expect(await (await shop()).provider.lookUp(id)).toEqual([{ kind: 'expired' }]);
  });

  test('S16.6 other sessions, choices and bodies do nothing', async () => {
    for (const id of ['cs_test_none', 'pi_x', '%00', '..%2f..', 'ä', 'x'.repeat(199)]) {
      const page = await visit(`/demo/stripe/pay/${id}`, { 'x-language': 'en' });
      expect([page.statusCode, page.headers['content-type']], id).toEqual([404, 'text/html; charset=utf-8']);
      expect(page.body).toContain('There is no such payment.');
      expect((await press(`/demo/stripe/pay/${id}`, 'do=pay')).statusCode, id).toBe(404);
    }
    const { id, path } = await begin();
    for (const body of ['', 'do=', 'do=refund', 'do=%00', 'x=pay'])
      expect((await press(path, body)).body, body).toContain('bezahlen');
    expect((await press(path, 'x'.repeat(2000))).statusCode).toBe(413);
    const json = await app.inject({ method: 'POST', url: path, payload: { do: 'pay' } });
    expect(json.body).toContain('bezahlen');
    expect(await stateOf(id)).toBe('open');
  });

  test('the page has the look of the site, from a file', async () => {
    const { statusCode, body, headers } = await visit('/demo/stripe/pay.css');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(body).toContain('--paper:');
    expect(body).toContain('/assets/font.woff2');
  });

  test('S18.1 it makes its table where there is none, and keeps what is there', async () => {
    const { db } = open().database;
    await db.execute(sql`drop table if exists stand_in_objects`);
    expect(await hasTable(db)).toBe(false);
    const { id } = await begin();
    expect(await hasTable(db)).toBe(true);
    expect(await stateOf(id)).toBe('open');
  });

  test('S18.1 the migration that takes its table away leaves one with something in it', async () => {
    const { db } = open().database;
    const [migration = ''] = globSync(resolve(import.meta.dirname, '../../../db/migrations/*_stand_ins_apart.sql'));
    const migrate = () => db.execute(sql.raw(readFileSync(migration, 'utf8')));
    await begin();
    await migrate();
    expect(await db.$count(standInObjects)).toBeGreaterThan(0);
    await db.delete(standInObjects);
    await migrate();
    expect(await hasTable(db)).toBe(false);
  });

  test('S18.1 outside the demo there is no stand-in, and without a key no provider', async () => {
    const real = readConfig({ BASE_URL: baseUrl, DEMO: 'off' });
    const none = { provider: null, standIn: null };
    expect(await openOfSettings({ ...parts(), config: real })).toEqual(none);
  });
});
