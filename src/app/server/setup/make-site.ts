import { inviteAdmin } from '#accounts/server/door.ts';
import { beginSettings, isEmpty } from '#catalog/server/door.ts';
import type { OpeningItem } from '#backoffice/opening-rules.ts';
import { closeSite, findOpening } from '#backoffice/server/door.ts';
import { yearIn } from '#kit/dates.ts';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { openStorage } from '#platform/open-storage.ts';
import { bringUpToDate } from '../bring-up-to-date.ts';
import { endDemo, isDemoLeft } from '../demo-left.ts';
import { officeEntitiesOf } from '../rooms.ts';
import { plantPages } from './plant-pages.ts';

/** What setup does to the data once all settings work. */
export type Making = {
  readonly config: Config;
  readonly admin: { readonly email: string; readonly name: string; readonly surname: string };
  /** Called if the data contains a demo; false aborts without changes. */
  readonly mayEndDemo: () => Promise<boolean>;
  /** Called once nothing refuses the data any more, before they become this site's. */
  readonly keepSettings: () => void;
};

/**
 * The result as lines; `link` is the first admin's one-time login link, `left` what is missing before the site may open. `null`: a
 * demo exists and is kept, so nothing was done.
 */
export type Made = {
  readonly lines: readonly string[];
  readonly link: string | null;
  readonly left: readonly OpeningItem[];
} | null;

/**
 * Turns a database into a real site: upgrades it, ends an existing demo, adds the pages that every site needs as drafts, and
 * invites the first admin. A second run adds what is missing and changes nothing else.
 */
export async function makeSite(making: Making): Promise<Made> {
  const { config } = making;
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(config, log);
  try {
    await bringUpToDate({ config, database, log });
    return await fillSite(making, database);
  } finally {
    await database.close();
  }
}

async function fillSite({ config, admin, mayEndDemo, keepSettings }: Making, { db }: Database): Promise<Made> {
  const { presenterName: presenter, siteName: site, presenterSlug, baseUrl } = config;
  const lines: string[] = [];
  const clock = systemClock;
  const isNew = await isEmpty(db);
  const isDemo = await isDemoLeft(db);
  if (isDemo && !(await mayEndDemo())) return null;
  // Before the demo ends: killed in between, it is refused until setup or `admin -- end-demo` has ended it, and never filled anew.
  keepSettings();
  if (isDemo) {
    const log = createLog({ logLevel: 'error' });
    const { people, codes, courses } = await endDemo({ db, clock, log, storage: await openStorage(config) });
    lines.push(`The demo has ended: ${people} accounts, ${codes} codes and ${courses} purchases are gone. Its content stays.`);
  }
  // Close the site first: once settings exist it is no longer new, and a second attempt would leave it open.
  if (isNew && (await closeSite(db, clock.now())))
    lines.push('Readers see a page that says it opens soon, until an admin opens the site in the office.');
  const planted = await plantPages(db, officeEntitiesOf(presenterSlug), { presenter, site }, clock.now());
  if (planted > 0)
    lines.push(`${planted} pages are drafts in the office, with gaps to fill in: imprint, privacy policy, terms …`);
  if (isNew) await beginSettings(db, yearIn(clock.now()));
  const parts = { db, clock, isDemo: false, baseUrl, siteName: site, presenterSlug };
  const { link } = await inviteAdmin(parts, { ...admin, locale: 'de' });
  const { items, isOpen } = await findOpening({ db, config, clock, isDemoLeft });
  return { lines, link, left: isOpen ? [] : items.filter(({ state }) => state !== 'done') };
}
