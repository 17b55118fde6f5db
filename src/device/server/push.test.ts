import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions, users } from '#accounts/server/tables.ts';
import { sendDueDayPushes } from '#courses/server/day-pushes.ts';
import { journeys } from '#courses/server/tables.ts';
import { startWorkers, type Workers } from '#jobs/server/door.ts';
import { deviceAddresses } from '#paths/device-api.ts';
import { fillAddress } from '#paths/call-address.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { giveCoaching } from '../../../tests/owners.ts';
import { whileLeaving } from '../../../tests/locks.ts';
import { startPushService, type Device, type PushService } from '../../../tests/push-service.ts';
import { onBothSites } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenLogin, loggedIn, type Entered } from '../../../tests/sessions.ts';
import { coaching } from '../../../tests/world.ts';
import { keysOf } from './push-keys.ts';
import { pushDuties } from './send-push.ts';
import { pushSubscriptions } from './tables.ts';

const paths = {
  state: fillAddress(deviceAddresses.pushState, {}).path,
  on: fillAddress(deviceAddresses.subscribeToPush, {}).path,
  off: fillAddress(deviceAddresses.unsubscribeFromPush, {}).path,
};

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());

onBothSites('notifications on a device', (site) => {
  const db = () => site().database.db;
  const config = () => readConfig({ PUSH_SERVICES: service.origin, MAIL_FROM: 'praxis@example.org' });
  const parts = () => ({ db: db(), clock: site().clock, config: config() });
  let workers: Workers | undefined;

  beforeEach(async () => {
    await workers?.stop();
    workers = undefined;
    await db().delete(journeys);
    await db().delete(pushSubscriptions);
    site().clock.set('2026-06-17T03:00:00Z');
  });
  afterAll(() => workers?.stop());

  const stored = () => db().select().from(pushSubscriptions);
  const work = async (): Promise<void> => {
    workers = await startWorkers({
      database: site().database,
      log: createLog({ logLevel: 'silent' }),
      duties: pushDuties(parts()),
    });
  };
  /** Stores a subscription at the loopback service, whose origin the site itself was not told. */
  async function subscribed({ browser, member }: Entered, device: Device = service.device()): Promise<Device> {
    const known = { ...device, endpoint: `https://fcm.googleapis.com/fcm/send/${device.endpoint.split('/').at(-1)}` };
    const answer = await browser.send('POST', paths.on, known);
    expect([answer.status, answer.json()]).toEqual([200, { data: { on: true, key: expect.stringMatching(/^B[\w-]{86}$/) } }]);
    await db().update(pushSubscriptions).set({ endpoint: device.endpoint }).where(eq(pushSubscriptions.userId, member.id));
    return device;
  }
  async function owner(): Promise<Entered> {
    const entered = await givenLogin(site());
    await giveCoaching(site(), entered.member, coaching.shortid);
    await db().update(journeys).set({ mailHour: 7 }).where(eq(journeys.userId, entered.member.id));
    return entered;
  }
  const from = ({ endpoint }: Device) => service.pushed.filter(({ path }) => endpoint.endsWith(path));
  const jobsDone = async (): Promise<number> => {
    const { rows } = await db().execute<{ n: number }>(
      `select count(*)::int as n from pgboss.job where name = 'send-push' and state in ('created', 'retry', 'active')`,
    );
    return rows[0]?.n ?? 0;
  };
  const settled = () => until(jobsDone, (n) => n === 0);

  test('S17.6 a day’s notification is encrypted for the device, signed by the site’s key, and says nothing but its kind', async () => {
    const device = await subscribed(await owner());
    await work();
    await sendDueDayPushes(parts());
    expect(from(device)).toEqual([]);
    site().clock.set('2026-06-17T05:00:00Z');
    await sendDueDayPushes(parts());
    await settled();
    const [push, ...more] = from(device);
    expect(more).toEqual([]);
    expect(JSON.parse(push?.text ?? '')).toEqual({ kind: 'course-day', locale: 'de' });
    // Until midnight in Berlin.
    expect(push).toMatchObject({
      ttl: 17 * 3600,
      topic: 'course-day',
      claims: { aud: service.origin, sub: 'mailto:praxis@example.org' },
    });
    const { json } = await (await givenLogin(site())).browser.get(paths.state);
    expect((json() as { data: { key: string } }).data.key).toBe(push?.key);
  });

  test('S17.6 each day’s comes once on each device, however many servers look, also where mails are off', async () => {
    const one = await owner();
    const devices = [await subscribed(one)];
    const other = await loggedIn(site(), one.member);
    const second = service.device();
    await other.send('POST', paths.on, { ...second, endpoint: 'https://fcm.googleapis.com/fcm/send/second' });
    await db().update(pushSubscriptions).set({ endpoint: second.endpoint }).where(eq(pushSubscriptions.p256dh, second.p256dh));
    devices.push(second);
    await db().update(journeys).set({ mailsOffAt: site().clock.now() });
    await work();
    site().clock.set('2026-06-17T05:00:00Z');
    await Promise.all(Array.from({ length: 4 }, () => sendDueDayPushes(parts())));
    await sendDueDayPushes(parts());
    await settled();
    expect(devices.map((device) => from(device).length)).toEqual([1, 1]);
    site().clock.set('2026-06-18T05:00:00Z');
    await sendDueDayPushes(parts());
    await settled();
    expect(devices.map((device) => from(device).length)).toEqual([2, 2]);
  });

  test('S17.6 none comes in a pause, after a refund or after the last day', async () => {
    const entered = await owner();
    const device = await subscribed(entered);
    await work();
    site().clock.set('2026-06-17T05:00:00Z');
    for (const change of [
      { pausedOn: '2026-06-17' },
      { pausedOn: null, endedAt: site().clock.now() },
      { endedAt: null, startedOn: '2026-05-01' },
    ]) {
      await db().update(journeys).set(change);
      await sendDueDayPushes(parts());
    }
    await settled();
    expect(from(device)).toEqual([]);
  });

  test('S17.6 a device that is gone is forgotten, one whose service is busy is tried again', async () => {
    const device = await subscribed(await owner());
    service.answer(410);
    await work();
    site().clock.set('2026-06-17T05:00:00Z');
    await sendDueDayPushes(parts());
    await settled();
    expect([from(device).length, await stored()]).toEqual([1, []]);

    const left = await subscribed(await owner());
    const { endpoint } = service.device();
    service.answer(async () => {
      await db().update(pushSubscriptions).set({ endpoint }).where(eq(pushSubscriptions.endpoint, left.endpoint));
      return 404;
    });
    await sendDueDayPushes(parts());
    await settled();
    expect(await stored(), 'one that it asked for meanwhile stays').toMatchObject([{ endpoint }]);
    await db().delete(pushSubscriptions);

    const busy = await subscribed(await owner());
    service.answer(503);
    await sendDueDayPushes(parts());
    await until(
      async () => {
        const { rows } = await db().execute<{ n: number }>(
          `select count(*)::int as n from pgboss.job where name = 'send-push' and state = 'retry'`,
        );
        return rows[0]?.n ?? 0;
      },
      (n) => n === 1,
    );
    expect([from(busy).length, (await stored()).length]).toEqual([1, 1]);
    await db().execute(`update pgboss.job set start_after = now() where name = 'send-push' and state = 'retry'`);
    await settled();
    expect(from(busy).length).toBe(2);
  });

  test('S17.6 S16.4 a subscription goes with its session: by logout, by an end of time, by deleting the account', async () => {
    const entered = await owner();
    await subscribed(entered);
    await entered.browser.send('POST', '/auth/logout');
    expect(await stored()).toEqual([]);

    const late = await owner();
    const device = await subscribed(late);
    await db().update(sessions).set({ expiresAt: site().clock.now() }).where(eq(sessions.userId, late.member.id));
    await work();
    site().clock.set('2026-06-17T05:00:00Z');
    await sendDueDayPushes(parts());
    await settled();
    expect(from(device)).toEqual([]);
    await db().delete(users).where(eq(users.id, late.member.id));
    expect(await stored()).toEqual([]);
  });

  test('S4.24 S17.6 who asks for it while the account is deleted is logged out, not failed', async () => {
    const { member, browser } = await givenLogin(site());
    await browser.get(paths.state);
    const known = { ...service.device(), endpoint: 'https://fcm.googleapis.com/fcm/send/leaving' };
    const answer = await whileLeaving(site(), member, () => browser.send('POST', paths.on, known));
    expect(answer?.status ?? 401).toBe(401);
    expect(await stored()).toEqual([]);
  });

  test('S17.6 S16.2 it is switched off at a press, belongs to one device, and is named in the export', async () => {
    const one = await givenLogin(site());
    const device = service.device();
    const known = { ...device, endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/same' };
    await one.browser.send('POST', paths.on, known);
    const other = await givenLogin(site());
    await other.browser.send('POST', paths.on, known);
    expect(await stored()).toMatchObject([{ userId: other.member.id }]);
    expect((await one.browser.get(paths.state)).json()).toMatchObject({ data: { on: false } });
    const exported = await other.browser.get('/api/user/export');
    expect(exported.status).toBe(200);
    expect((await other.browser.send('POST', paths.off)).json()).toMatchObject({ data: { on: false } });
    expect(await stored()).toEqual([]);
  });

  test('S17.6 visitors have none; an address that is no push service, or a key that is no point, is refused', async () => {
    expect((await site().get(paths.state)).status).toBe(401);
    const { browser } = await givenLogin(site());
    const device = { ...service.device(), endpoint: 'https://fcm.googleapis.com/fcm/send/x' };
    for (const wrong of [
      { endpoint: `${service.origin}/internal` },
      { endpoint: 'https://169.254.169.254/latest' },
      { p256dh: `BA${'A'.repeat(85)}` },
      { auth: 'short' },
    ])
      expect((await browser.send('POST', paths.on, { ...device, ...wrong })).status, JSON.stringify(wrong)).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('S17.6 the site’s key is by setting, or the same for all servers', () => {
    const { privateKey, publicKey } = keysOf(Buffer.alloc(32, 7));
    expect([privateKey.length, publicKey.length]).toEqual([43, 87]);
    expect(readConfig({ VAPID_PRIVATE_KEY: privateKey }).push).toEqual({ vapidKey: privateKey, services: [] });
    expect(() => readConfig({ VAPID_PRIVATE_KEY: 'short' })).toThrow(
      'The setting VAPID_PRIVATE_KEY must be 32 bytes as base64url',
    );
    expect(() => readConfig({ PUSH_SERVICES: 'http://push.example.org' })).toThrow(
      'The setting PUSH_SERVICES must be https addresses',
    );
  });
});
