import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { givenMember } from '../../../tests/browser.ts';
import { users } from '#accounts/server/tables.ts';
import { settableClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { admin } from './admin.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-admin-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const env = { DATA_DIR: folder };
const open = () => openDatabase(readConfig(env), createLog({ logLevel: 'silent' }));

test('S6.4, S8.4 who is registered becomes admin, who is not gets one line that says so', async () => {
  expect(await admin(env, ['erika@example.org'])).toEqual({ code: 1, line: 'The account does not exist.' });
  const database = await open();
  const clock = settableClock('2026-06-17T10:00:00Z');
  const member = await givenMember({ database, clock }, { email: 'erika@example.org' });
  // The server is running: the folder has its one user.
  const busy = await admin(env, [member.email]);
  expect(busy).toMatchObject({ code: 1, line: expect.stringContaining('Another Sprechstunde already uses the data folder') });
  await database.close();
  expect(await admin(env, [member.email])).toEqual({ code: 0, line: 'erika@example.org is an admin now.' });
  const real = await admin({ ...env, DEMO: 'off' }, [member.email]);
  expect(real.line).toBe('erika@example.org is an admin now. The role counts once they have set up the second factor.');
  const again = await open();
  expect(await again.db.select({ roles: users.roles }).from(users)).toEqual([{ roles: ['admin'] }]);
  await again.close();
});

test('wrong settings and wrong words are one line each', async () => {
  for (const args of [[], ['a@example.org', 'b@example.org']])
    expect((await admin(env, args)).line).toBe('Usage: npm run admin -- E-MAIL'); // oxlint-disable-line no-await-in-loop
  expect(await admin({ PORT: 'x' }, ['a@example.org'])).toMatchObject({ code: 1, line: expect.stringContaining('PORT') });
});
