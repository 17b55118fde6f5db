import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword, members } from '../../../demo/content/members.ts';
import { addDemoMembers } from '../../../demo/fill/members.ts';
import { identityOf, subjectOf } from '../../../demo/stand-ins/identity/identities.ts';
import { makeTable, standInObjects } from '../../../demo/stand-ins/payments/table.ts';
import { givenMember } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { emptySettings, filledSettings } from '../../../tests/templates.ts';
import { users } from '#accounts/server/tables.ts';
import { videos } from '#catalog/server/content-tables.ts';
import { settableClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { secretNamed } from '#platform/secrets.ts';
import { codes } from '#shop/server/content-tables.ts';
import { newestPapers } from '#shop/server/door.ts';
import { entitlements } from '#shop/server/tables.ts';
import { admin } from './admin.ts';
import { demoMark, findDemo } from './demo.ts';
import { refuseMixedData } from './demo-left.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-admin-'));
beforeAll(async () => void (await emptySettings(folder, 'embedded')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = { DATA_DIR: folder };
const open = () => openDatabase(readConfig(env), createLog({ logLevel: 'silent' }));

test('S6.4, S8.4 who is registered becomes admin, who is not gets one line that says so', async () => {
  await expect(admin(env, ['erika@example.org'])).rejects.toThrow(/^The account does not exist\.$/);
  const database = await open();
  const clock = settableClock('2026-06-17T10:00:00Z');
  const member = await givenMember({ database, clock }, { email: 'erika@example.org' });
  // The server is running and holds the lock of the folder.
  await expect(admin(env, [member.email])).rejects.toThrow('Another Sprechstunde already uses the data folder');
  await database.close();
  expect(await admin(env, [member.email])).toBe('erika@example.org is an admin now.');
  expect(await admin({ ...env, DEMO: 'off' }, [member.email])).toMatch(
    /^erika@example\.org is an admin now\. The role counts once the second factor is set up, by this link, once, within 7 days: http:\/\/localhost:3000\/user\/security\?enrolment=[\w-]{43}$/,
  );
  expect(await admin({ ...env, DEMO: 'off' }, ['second-factor', member.email])).toMatch(
    /^erika@example\.org sets up a new second factor by this link, once, within 7 days: http/,
  );
  await expect(admin(env, ['second-factor', 'niemand@example.org'])).rejects.toThrow(/^The account does not exist\.$/);
  const again = await open();
  expect(await again.db.select({ roles: users.roles }).from(users)).toEqual([{ roles: ['admin'] }]);
  await again.close();
}, 180_000);

test('S14.4 numbers of papers that a backup lacks are given to no others', async () => {
  const said = (number: string) => admin(env, ['last-paper', number]);
  expect(await said('R-2026-00041')).toBe('R-2026-00041 counts as given. The next number is R-2026-00042.');
  expect(await said('R-2025-00007')).toBe('R-2025-00007 counts as given. The next number is R-2025-00008.');
  for (const number of ['R-2026-00041', 'R-2026-00012', 'R-2026-00000', 'X-2026-00050', 'S-2026-ABCDEF'])
    await expect(said(number)).rejects.toThrow(
      `${number} is no number of an invoice, credit note or correction that is yet to be given.`,
    );
  const database = await open();
  expect(await newestPapers(database.db)).toEqual(['R-2026-00041']);
  await database.close();
}, 180_000);

test('wrong settings and wrong words are refused before anything is done', async () => {
  for (const args of [[], ['a@example.org', 'b@example.org'], ['second-factor'], ['last-paper'], ['end-demo', 'now']])
    await expect(admin(env, args)).rejects.toMatchObject({
      code: 2,
      message: expect.stringContaining('Usage: npm run admin -- E-MAIL | second-factor E-MAIL | last-paper NUMBER | end-demo'),
    });
  await expect(admin({ PORT: 'x' }, ['a@example.org'])).rejects.toThrow('PORT');
});

test('S16.8 outside the demo the start is refused while something of a demo is usable, and one command takes it away; no demo begins on real data', async () => {
  const own = mkdtempSync(path.join(tmpdir(), 'sprechstunde-demo-left-'));
  const settings = await filledSettings(own);
  const opened = () => openDatabase(readConfig(settings), createLog({ logLevel: 'silent' }));
  const database = await opened();
  const { db } = database;
  const clock = settableClock('2026-06-17T10:00:00Z');
  const demo = { demo: false };
  const noFolder = async () => null;
  await expect(refuseMixedData(demo, db, noFolder)).resolves.toBeUndefined();
  await secretNamed(db, demoMark);
  await addDemoMembers(db, clock, { members, demoPassword });
  await db
    .insert(codes)
    .values({ code: 'GUTSCHEIN-10', kind: 'discount', percent: 10, createdAt: clock.now() })
    .onConflictDoNothing();
  const real = await givenMember({ database, clock }, { email: 'boss@praxis.example' });
  const identity = identityOf('irgendwer@praxis.example');
  await givenMember(
    { database, clock },
    { email: 'irgendwer@praxis.example', passwordHash: null, ssoDriver: 'google', ssoSubject: subjectOf('google', identity) },
  );
  const order = await givenOrder(
    { database, clock },
    { userId: real.id, sessionId: 'cs_test_play', payment: { paid: true, paymentId: 'pi_play' } },
  );
  await makeTable(db);
  await db.insert(standInObjects).values({ id: 'pi_play', kind: 'payment_intent', data: {}, createdAt: clock.now() });
  await db.insert(codes).values({ code: 'GESCHENKT-0001', kind: 'gift', orderId: order.id, createdAt: clock.now() });
  await db
    .insert(entitlements)
    .values({ userId: real.id, kind: 'coaching', subjectId: order.offerId, orderId: order.id, grantedAt: clock.now() });

  await expect(refuseMixedData({ demo: true }, db)).resolves.toBeUndefined();
  await expect(refuseMixedData(demo, db)).rejects.toThrow(
    /^DEMO is off, but these data hold what anybody can use: 6 accounts, \d+ codes and 1 purchases of the demo\. Remove them with: npm run admin -- end-demo$/,
  );
  await expect(refuseMixedData(demo, db, noFolder)).rejects.toThrow(
    /^DEMO is off, but these data were a demo's, .+ In an installation that has it: npm run admin -- end-demo$/,
  );
  await database.close();
  expect(await admin({ ...settings, DEMO: 'off' }, ['end-demo'])).toMatch(/^The demo has ended: 6 accounts, \d+ codes and 1 /);

  const again = await opened();
  for (const find of [findDemo, noFolder]) await expect(refuseMixedData(demo, again.db, find)).resolves.toBeUndefined();
  await expect(refuseMixedData({ demo: true }, again.db)).rejects.toThrow(
    /^DEMO is on, but these data are a real site's: .+ DEMO=off/,
  );
  expect((await again.db.select({ email: users.email }).from(users)).map(({ email }) => email)).toEqual([real.email]);
  expect(await again.db.select().from(codes).where(eq(codes.isVoid, false))).toEqual([]);
  expect(await again.db.$count(videos)).toBeGreaterThan(60);
  await again.close();
  rmSync(own, { recursive: true, force: true });
}, 120_000);
