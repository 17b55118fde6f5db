import { idOf, listCoachingNames } from '#catalog/server/door.ts';
import type { Db } from '#platform/database.ts';
import { codes, products } from '#shop/server/content-tables.ts';
import { importWorld, type ImportOptions } from './import-world.ts';
import type { World } from './world.ts';

const noFiles = { addFolder: () => Promise.resolve(0), write: () => Promise.resolve() };

/**
 * Imports the demo's products and codes into an empty shop whose catalogue has their coachings. Changes nothing otherwise:
 * neither a team's edits nor a site that is no demo. Answers whether they were imported.
 */
export async function importShop(db: Db, world: Pick<World, 'products' | 'codes'>, options: ImportOptions): Promise<boolean> {
  if ((await db.$count(products)) + (await db.$count(codes)) > 0) return false;
  const named = [
    ...world.products.flatMap(({ coachings = [] }) => coachings),
    ...world.codes.flatMap((code) => ('coaching' in code ? [code.coaching] : [])),
  ];
  const ids = [...new Set(named)].map((shortid) => idOf('coaching', shortid));
  if ((await listCoachingNames(db, ids, 'de')).length < ids.length) return false;
  await importWorld({ db }, noFiles, { products: world.products, codes: world.codes }, options);
  return true;
}
