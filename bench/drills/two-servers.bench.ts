/**
 * One of two servers is killed, then both are replaced one after another and the database is migrated, all under load: what do
 * readers see?
 */
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { report } from '../report.ts';
import { startFleet, told, underLoad, usualAddresses } from './fleet.ts';

const fleet = await startFleet({ ports: [44_01, 44_02] });
const database = new Client({ connectionString: fleet.databaseUrl });
await database.connect();

const all = await usualAddresses(fleet, database);
try {
  const killed = await underLoad(fleet.front.origin, all, async () => {
    await fleet.servers[0].kill();
    await pause(5000);
    await fleet.start(0);
  });
  report(
    'failed requests while one of two servers is killed and started again',
    killed.failures.length,
    { atMost: 0 },
    told(killed),
  );

  const rolled = await underLoad(fleet.front.origin, all, async () => {
    await database.query('alter table content.videos add column drilled text');
    for (const at of [0, 1] as const) {
      await fleet.servers[at].stop();
      await fleet.start(at);
    }
  });
  report(
    'failed requests while a column comes and both servers are replaced',
    rolled.failures.length,
    { atMost: 0 },
    told(rolled),
  );
} finally {
  await database.end();
  await fleet.close();
}
