/**
 * `node tests/fill.ts FOLDER [DATABASE_URL]`: migrates a database, embedded in the folder or PostgreSQL, and fills it with the
 * demo world.
 */
import * as world from '../demo/content/index.ts';
import { importContent } from '../src/catalog/server/door.ts';
import { importGuide } from '../src/chatbot/server/door.ts';
import { importCourseMails } from '../src/courses/server/door.ts';
import { settableClock } from '../src/platform/clock.ts';
import { readConfig } from '../src/platform/config.ts';
import { openDatabase } from '../src/platform/database.ts';
import { createLog } from '../src/platform/log.ts';
import { migrate } from '../src/platform/migrate.ts';
import { importShop } from '../src/shop/server/import.ts';
import { demoNames, noStorage, testPresent } from './demo-names.ts';

const [folder, url] = process.argv.slice(2);
const clock = settableClock(testPresent);
const database = await openDatabase(
  readConfig({ DATA_DIR: folder, ...(url ? { DATABASE_URL: url } : {}) }),
  createLog({ logLevel: 'silent' }),
);
await migrate(database);
await importCourseMails(database.db, world, demoNames);
await importContent(database, noStorage, world, { ...demoNames, clock });
await importShop(database.db, world, { clock });
await importGuide(database.db, world, { ...demoNames, clock });
await database.close();
