import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { eraseAccount } from '#accounts/server/door.ts';
import { accountDuties } from '#accounts/server/duties.ts';
import { queueMail } from '#mail/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { localStorage } from '#platform/storage-local.ts';
import { givenMember } from '../../../tests/browser.ts';
import { fillDataFolder } from '../../../tests/templates.ts';
import { personalData } from './rooms.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-bytes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Files of the data folder that have this word. */
const filesWith = (word: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && readFileSync(path.join(entry.parentPath, entry.name)).includes(word))
    .map(({ name }) => name);

test('S16.9 some minutes after a member is erased, the files of the embedded database do not have the name any more', async () => {
  await fillDataFolder(folder);
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(readConfig({ DATA_DIR: folder }), log);
  const { db, engine } = database;
  const [name, surname] = ['Zwetschgentraud', 'Schlehenblatt'];
  const member = await givenMember(
    { database: { db }, clock: systemClock },
    { name, surname, email: 'zwetschgentraud@example.org' },
  );
  const other = await givenMember({ database: { db }, clock: systemClock });
  await queueMail(db, { to: member.email, locale: 'de', subject: 'Hallo', html: `<p>${name}</p>`, text: surname });
  await db.execute(sql`update users set surname = ${`${surname}er`} where id = ${member.id}`);
  await db.execute(sql`checkpoint`);
  const parts = {
    db,
    engine,
    log,
    clock: systemClock,
    storage: localStorage(path.join(folder, 'files')),
    personal: personalData,
  };
  expect(await eraseAccount(parts, member.id, { lastAdmin: null })).toMatchObject({ ok: true });
  expect(filesWith(name)).not.toEqual([]);
  const { rows: jobs } = await db.execute(sql`select start_after > now() as later from pgboss.job where name = 'erase-bytes'`);
  expect(jobs).toEqual([{ later: true }]);
  const duty = accountDuties({ ...parts, holdings: [] }).find(({ kind }) => kind.name === 'erase-bytes');
  await duty?.perform({}, { jobId: '1', number: 1, signal: new AbortController().signal });
  for (const word of [name, name.toLowerCase(), surname]) expect(filesWith(word), word).toEqual([]);
  expect((await db.execute(sql`select id from users`)).rows).toEqual([{ id: other.id }]);
  await database.close();
}, 120_000);
