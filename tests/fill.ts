/**
 * `node tests/fill.ts FOLDER [DATABASE_URL]`: migrates a database, embedded in the folder or PostgreSQL, and fills it with the
 * demo world.
 */
import { fillContent } from '../demo/fill/fill.ts';
import { settableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { demoNames, noStorage, testPresent } from './demo-names.ts';

const [folder, url] = process.argv.slice(2);
const clock = settableClock(testPresent);
const database = await openDatabase(
  readConfig({ DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) }),
  createLog({ logLevel: 'silent' }),
);
await migrate(database);
await fillContent(database.db, noStorage, { ...demoNames, clock });
await database.close();
