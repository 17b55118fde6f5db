/**
 * Two servers of an older version become this one, one after the other, under load, with all migrations between them. While both
 * versions run, members register and log in at each.
 *
 *     DRILL_FROM=/path/to/the/older/version npm run bench -- drills/rolling-update
 *
 * The older version is a checkout with `npm ci && npm run build`.
 */
import { Client } from 'pg';
import { demoPassword } from '../../demo/content/members.ts';
import { givenMember, logIn } from '../members.ts';
import { report } from '../report.ts';
import { keepAsking, startFleet, told, underLoad, usualAddresses } from './fleet.ts';

const from = process.env.DRILL_FROM;
if (from === undefined) throw new Error('DRILL_FROM names the folder of the older version, built.');
const fleet = await startFleet({ ports: [44_21, 44_22], from });
const database = new Client({ connectionString: fleet.databaseUrl });
await database.connect();
const migrations = async (): Promise<number> =>
  Number((await database.query<{ n: string }>('select count(*) n from drizzle.__drizzle_migrations')).rows[0]?.n);

/** A member of before, whose session must hold. */
const cookie = await logIn(fleet.front.origin, { email: 'mitglied@example.org', password: demoPassword });
try {
  const before = await migrations();
  const member = keepAsking(fleet.front.origin, ['/api/user', '/api/user/positions/videos'], 1, { cookie });
  let joined = 0;
  const joinBoth = async (): Promise<void> => {
    for (const { url } of fleet.servers) {
      const one = await givenMember(url);
      for (const other of fleet.servers) await logIn(other.url, one);
      joined += 1;
    }
  };
  const readers = await underLoad(fleet.front.origin, await usualAddresses(fleet, database), async () => {
    for (const at of [0, 1] as const) {
      await fleet.servers[at].stop();
      await fleet.start(at);
      await joinBoth();
    }
  });
  const held = await member.end();
  const between = `${(await migrations()) - before} migrations, ${joined} members joined`;
  report(
    'failed requests of readers during a rolling update',
    readers.failures.length,
    { atMost: 0 },
    `${told(readers)}; ${between}`,
  );
  report('failed requests of a member during a rolling update', held.failures.length, { atMost: 0 }, told(held));
} finally {
  await database.end();
  await fleet.close();
}
