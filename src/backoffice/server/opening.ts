import { and, desc, eq, inArray } from 'drizzle-orm';
import { countSafeAdmins, listMemberNames } from '#accounts/server/door.ts';
import { lastBackup } from '#backup/server/door.ts';
import { countContent, findPlainPage, findSeller } from '#catalog/server/door.ts';
import { audit, deskAudit } from '#desk/server/door.ts';
import { isOnThisMachine } from '#platform/config.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { lastPaymentEvent } from '#shop/server/door.ts';
import { humanItems, type HumanItem } from '../contract.ts';
import {
  hasGap,
  mayOpen,
  neededPages,
  openingItems,
  type NeededPage,
  type OpeningFacts,
  type OpeningItem,
  type PageStanding,
  type Tick,
} from '../opening-rules.ts';

/*
 * The confirmations, and whether the site is open, are derived from the audit log: the last record of each item counts
 * (docs/decisions/opening-as-records.md).
 */

const entity = 'opening';
const site = 'site';

/** The last record of each of these items, by item. */
async function lastRecords(db: Db | Tx, items: readonly string[]) {
  return db
    .selectDistinctOn([deskAudit.entryId], {
      item: deskAudit.entryId,
      action: deskAudit.action,
      actorId: deskAudit.actorId,
      at: deskAudit.at,
    })
    .from(deskAudit)
    .where(and(eq(deskAudit.entity, entity), inArray(deskAudit.entryId, [...items])))
    .orderBy(deskAudit.entryId, desc(deskAudit.at));
}

/** Whether the site is open. It always is unless setup closed it, which it does on an empty site. */
export async function isSiteOpen(db: Db | Tx): Promise<boolean> {
  const [last] = await lastRecords(db, [site]);
  return last?.action !== 'close';
}

/** Closes a new site until an admin opens it; false if that was done before. */
export const closeSite = (db: Db, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    if ((await lastRecords(tx, [site])).length > 0) return false;
    await audit(tx, { actor: null, action: 'close', entity, id: site, at: now });
    return true;
  });

async function standingOf(db: Db | Tx, slug: NeededPage): Promise<PageStanding> {
  const pages = await Promise.all([findPlainPage(db, slug, 'de'), findPlainPage(db, slug, 'en')]);
  if (!pages[0]) return 'missing';
  const texts = pages.flatMap((page) => page?.sections.flatMap(({ title, paragraphs }) => [title, ...paragraphs]) ?? []);
  return texts.length === 0 ? 'missing' : texts.some(hasGap) ? 'gaps' : 'ready';
}

/** A daily backup, plus a day for a failed one. In ms. */
const freshFor = 48 * 3_600_000;

/** For how long an event of the payment provider shows that its events arrive, in ms. */
const eventGoodFor = 30 * 24 * 3_600_000;

export type OpeningParts = Pick<Services, 'db' | 'config' | 'clock'> & {
  /** Whether the database contains data of a demo. */
  readonly isDemoLeft: (db: Db | Tx) => Promise<boolean>;
};

async function factsOf({ db, config, clock, isDemoLeft }: OpeningParts): Promise<OpeningFacts> {
  const standings: [NeededPage, PageStanding][] = [];
  for (const slug of neededPages) standings.push([slug, await standingOf(db, slug)]);
  const seller = await findSeller(db);
  const { videos, shelves, offers, courses } = await countContent(db);
  const backedUp = await lastBackup(db, clock.now());
  const event = await lastPaymentEvent(db);
  const { stripe, baseUrl } = config;
  const isOwn = stripe !== null && stripe !== 'stand-in';
  return {
    pages: Object.fromEntries(standings) as OpeningFacts['pages'],
    hasSeller:
      seller.name !== '' &&
      seller.lines.length > 0 &&
      seller.email !== '' &&
      ![seller.name, seller.email, ...seller.lines].some(hasGap),
    isSelling: offers > 0 || isOwn,
    payment: !isOwn ? 'none' : /^(?:sk|rk)_test_/.test(stripe.secretKey) ? 'test' : 'live',
    hasEvent: event !== null && clock.now().getTime() - event.getTime() < eventGoodFor,
    hasMailServer: config.mail.smtpUrl !== null,
    isPublicAddress: baseUrl.startsWith('https:') && !isOnThisMachine(baseUrl),
    hasDemo: config.demo || (await isDemoLeft(db)),
    admins: await countSafeAdmins(db),
    hasBackup: backedUp !== null && clock.now().getTime() - backedUp.getTime() < freshFor,
    videos,
    courses,
    shelves,
  };
}

type Shown = { readonly items: readonly (OpeningItem & { readonly name_of_person: string | null })[]; readonly isOpen: boolean };

/** The current checklist. */
export async function findOpening(parts: OpeningParts): Promise<Shown> {
  const { db } = parts;
  const records = await lastRecords(db, [...humanItems, site]);
  const ticked = records.filter(({ action }) => action === 'tick');
  const ticks: Partial<Record<HumanItem, Tick>> = Object.fromEntries(
    ticked.map(({ item, actorId: by, at }) => [item, { by, at }]),
  );
  const names = await listMemberNames(
    db,
    ticked.flatMap(({ actorId }) => actorId ?? []),
  );
  const items = openingItems(await factsOf(parts), ticks);
  return {
    items: items.map((item) => ({ ...item, name_of_person: item.tick?.by ? (names.get(item.tick.by) ?? null) : null })),
    isOpen: records.find(({ item }) => item === site)?.action !== 'close',
  };
}

/** Confirms an item, or withdraws the confirmation. */
export const tickItem = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { item, isDone }: { readonly item: HumanItem; readonly isDone: boolean },
  actor: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const [last] = await lastRecords(tx, [item]);
    if ((last?.action === 'tick') === isDone) return;
    await audit(tx, { actor, action: isDone ? 'tick' : 'untick', entity, id: item, at: clock.now() });
  });

/** Opens the site; false if something mandatory is missing. Idempotent. */
export async function openSite(parts: OpeningParts, actor: string): Promise<boolean> {
  const { items, isOpen } = await findOpening(parts);
  if (isOpen) return true;
  if (!mayOpen(items)) return false;
  const at = parts.clock.now();
  await parts.db.transaction((tx) => audit(tx, { actor, action: 'open', entity, id: site, at }));
  return true;
}
