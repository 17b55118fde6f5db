import { inviteAdmin } from '#accounts/server/door.ts';
import { beginSettings, isEmpty } from '#catalog/server/door.ts';
import { closeSite } from '#backoffice/server/door.ts';
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
  /** Asked where the data hold a demo; false leaves everything as it is and ends. */
  readonly mayEndDemo: () => Promise<boolean>;
};

/** What came of it, as lines; `link` leads the first admin in, once. `null`: a demo is there and stays, so nothing was done. */
export type Made = { readonly lines: readonly string[]; readonly link: string | null } | null;

/**
 * Makes a real site of a database: brings it up to date, ends a demo that was in it, adds the pages that every site needs as drafts, and
 * lets the first admin in. A second time it adds what is missing and changes nothing else.
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

async function fillSite({ config, admin, mayEndDemo }: Making, { db }: Database): Promise<Made> {
  const { presenterName: presenter, siteName: site, presenterSlug, baseUrl } = config;
  const lines: string[] = [];
  const clock = systemClock;
  const isNew = await isEmpty(db);
  if (await isDemoLeft(db)) {
    if (!(await mayEndDemo())) return null;
    const log = createLog({ logLevel: 'error' });
    const { people, codes, courses } = await endDemo({ db, clock, log, storage: await openStorage(config) });
    lines.push(`The demo has ended: ${people} accounts, ${codes} codes and ${courses} purchases are gone. Its content stays.`);
  }
  const planted = await plantPages(db, officeEntitiesOf(presenterSlug), { presenter, site }, clock.now());
  if (planted > 0)
    lines.push(`${planted} pages are drafts in the office, with gaps to fill in: imprint, privacy policy, terms …`);
  // The closing comes first: what is in the settings is no longer new, and a second try would leave the site open.
  if (isNew && (await closeSite(db, clock.now())))
    lines.push('Readers see a page that says it opens soon, until an admin opens the site in the office.');
  if (isNew) await beginSettings(db, yearIn(clock.now()));
  const parts = { db, clock, isDemo: false, baseUrl, siteName: site, presenterSlug };
  const { link } = await inviteAdmin(parts, { ...admin, locale: 'de' });
  return { lines, link };
}
