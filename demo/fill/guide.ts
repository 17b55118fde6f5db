import { fillNames, findAsset } from '#catalog/server/door.ts';
import { GuideForm } from '#chatbot/contract.ts';
import { findGuideForm, saveGuide } from '#chatbot/server/door.ts';
import type { Db } from '#platform/database.ts';
import type { ImportOptions } from './import-world.ts';

/**
 * Imports the demo's guide into a site that has none, and whose catalogue has the videos it shows; changes nothing otherwise.
 * Throws if the script has errors. Answers whether it was imported.
 */
export async function importGuide(
  db: Db,
  { guide }: { readonly guide: unknown },
  { presenterName, siteName, clock }: ImportOptions,
): Promise<boolean> {
  if (await findGuideForm(db)) return false;
  const form = GuideForm.parse(fillNames(guide, { presenter: presenterName, site: siteName }));
  const shown = new Set(form.variants.flatMap(({ nodes }) => nodes.flatMap(({ video }) => video ?? [])));
  for (const shortid of shown) if (!(await findAsset(db, shortid))) return false;
  const problems = await saveGuide(db, form, clock.now());
  if (problems.length > 0) throw new Error(`The guide's script is broken: ${JSON.stringify(problems)}`);
  return true;
}
