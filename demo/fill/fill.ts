import type { Demo } from '#app/server/demo.ts';
import { isEmpty } from '#catalog/server/door.ts';
import type { Db } from '#platform/database.ts';
import type { Storage } from '#platform/storage.ts';
import * as world from '../content/index.ts';
import { journeys } from '../content/journeys.ts';
import { demoPassword, members } from '../content/members.ts';
import { purchases } from '../content/purchases.ts';
import { expectLibrary } from '../stand-ins/identity/library.ts';
import { importGuide } from './guide.ts';
import { importWorld, type ImportOptions } from './import-world.ts';
import { addDemoJourneys } from './journeys.ts';
import { addDemoMembers } from './members.ts';
import { addDemoPurchases } from './purchases.ts';
import { importShop } from './shop.ts';

/** Brings all content into a database that has none, and what it lacks into a demo of an earlier version. */
export async function fillContent(db: Db, storage: Pick<Storage, 'addFolder' | 'write'>, options: ImportOptions): Promise<void> {
  const { products, codes, ...catalogue } = world;
  if (await isEmpty(db)) await importWorld({ db }, storage, catalogue, options);
  await importShop(db, { products, codes }, options);
  await importGuide(db, world, options);
}

export const fill: Demo['fill'] = async ({ config, database, storage, clock }) => {
  expectLibrary(config);
  await fillContent(database.db, storage, { ...config, clock });
};

export const letIn: Demo['letIn'] = async ({ database, clock }, shop) => {
  if (!(await addDemoMembers(database.db, clock, { members, demoPassword }))) return '';
  await addDemoPurchases(shop, purchases);
  await addDemoJourneys({ db: database.db, clock }, journeys);
  return members.map(({ email, is }) => `  ${email.padEnd(24)}${demoPassword}  ${is}\n`).join('');
};
