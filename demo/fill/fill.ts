import path from 'node:path';
import type { Demo } from '#app/server/demo.ts';
import { importContent, isEmpty } from '#catalog/server/door.ts';
import { importGuide } from '#chatbot/server/door.ts';
import { importCourseMails } from '#courses/server/door.ts';
import { importShop } from '#shop/server/door.ts';
import * as world from '../content/index.ts';
import { journeys } from '../content/journeys.ts';
import { demoPassword, members } from '../content/members.ts';
import { purchases } from '../content/purchases.ts';
import { expectLibrary } from '../stand-ins/identity/library.ts';
import { addDemoJourneys } from './journeys.ts';
import { addDemoMembers } from './members.ts';
import { addDemoPurchases } from './purchases.ts';

const demoFolder = path.resolve(import.meta.dirname, '..');

export const fill: Demo['fill'] = async ({ config, database, storage, clock }) => {
  expectLibrary(config);
  const { presenterName, siteName } = config;
  if (await isEmpty(database.db)) {
    await importCourseMails(database.db, world, { presenterName, siteName });
    await importContent(database, storage, world, { presenterName, siteName, clock, demoFolder });
  }
  await importShop(database.db, world, { clock });
  await importGuide(database.db, world, { presenterName, siteName, clock });
};

export const letIn: Demo['letIn'] = async ({ database, clock }, shop) => {
  if (!(await addDemoMembers(database.db, clock, { members, demoPassword }))) return '';
  await addDemoPurchases(shop, purchases);
  await addDemoJourneys({ db: database.db, clock }, journeys);
  return members.map(({ email, is }) => `  ${email.padEnd(24)}${demoPassword}  ${is}\n`).join('');
};
