import { createAccess, type GrantSource } from '#access/server/door.ts';
import { listMemberNames, sessionCookie, type HoldingsSource } from '#accounts/server/door.ts';
import { isSiteOpen } from '#backoffice/server/door.ts';
import { hasPicture, pictureFacts, type ClipParts } from '#media/server/door.ts';
import type { Config } from '#platform/config.ts';
import type { Database } from '#platform/database.ts';
import { cookieName } from '#platform/http/cookie-names.ts';
import { createCsrf } from '#platform/http/csrf.ts';
import { unshared, type Share } from '#platform/object-cache.ts';
import { createRateLimits } from '#platform/rate-limits.ts';
import { secretNamed } from '#platform/secrets.ts';
import type { Services } from '#platform/services.ts';
import { LiveIndex } from '#search/server/door.ts';
import { privacyModules } from '#privacy/server/door.ts';
import type { OwnershipListener, PaymentProvider } from '#shop/server/door.ts';
import { clipSlots, clipWorkFolder } from './clips.ts';
import { openDemo } from './demo.ts';
import { isDemoLeft } from './demo-left.ts';
import { fileUses } from './file-uses.ts';
import { openPayments } from './payments.ts';
import { createPreviews } from './previews.ts';
import type { House } from './room.ts';
import { binEmptied, officeEntitiesOf, ownershipListeners, personalData, processing, rooms } from './rooms.ts';

/** Resources that a process opens. */
export type Opened = Pick<Services, 'storage' | 'clock' | 'log'> & {
  readonly config: Config;
  readonly database: Database;
  /** Absent if caching is disabled. */
  readonly share?: Share;
};

/** Overrides and additions for tests. */
export type Lent = {
  readonly grants?: readonly GrantSource[];
  readonly holdings?: readonly HoldingsSource[];
  readonly provider?: PaymentProvider;
  readonly listeners?: readonly OwnershipListener[];
  readonly openSource?: ClipParts['openSource'];
};

async function servicesOf({ config, database, storage, clock, log, share = unshared }: Opened): Promise<Services> {
  const { db, engine } = database;
  const { siteName, baseUrl, presenterName, presenterSlug, demo: isDemo } = config;
  const key = await secretNamed(db, 'accounts');
  return {
    config,
    siteName,
    baseUrl,
    presenterName,
    presenterSlug,
    isDemo,
    db,
    engine,
    storage,
    clock,
    log,
    limits: createRateLimits({ db, clock, key }),
    key,
    assetKey: await secretNamed(db, 'assets'),
    csrf: createCsrf(key, { sessionCookie: cookieName(sessionCookie, baseUrl.startsWith('https:')) }),
    share,
  };
}

/** Creates the services and dependencies of the rooms: for the site, its jobs, and filling a demo. */
export async function openHouse(opened: Opened, lent: Lent = {}): Promise<House> {
  const services = await servicesOf(opened);
  const { config, db, storage } = services;
  const payments = lent.provider ? { provider: lent.provider, standIn: null } : await openPayments(services);
  const signsIn = [config.google, config.facebook].includes('stand-in');
  const entities = officeEntitiesOf(config.presenterSlug);
  const pictures = pictureFacts({ db, storage });
  const previews = createPreviews({ ...services, entities, pictures });
  return {
    ...services,
    access: createAccess([...rooms.flatMap(({ grants }) => grants?.(services) ?? []), ...(lent.grants ?? [])]),
    holdings: [...rooms.flatMap(({ holdings }) => holdings?.(services) ?? []), ...(lent.holdings ?? [])],
    personal: personalData,
    processing,
    pageModules: privacyModules({ processing, config }),
    records: rooms.flatMap(({ records }) => records?.(services) ?? []),
    entities,
    pictures,
    hasPicture: (tx, address) => hasPicture({ db: tx, storage }, address),
    namesOf: listMemberNames,
    previews,
    previewOf: previews.previewOf,
    findUses: fileUses(entities),
    binEmptied,
    ...clipSlots,
    ...(lent.openSource ? { openSource: lent.openSource } : {}),
    workFolder: clipWorkFolder(config),
    provider: payments.provider,
    paymentStandIn: payments.standIn,
    listeners: lent.listeners ?? ownershipListeners,
    isDemoLeft,
    takesMembers: isSiteOpen,
    signInStandIns: signsIn ? (await openDemo()).signIn : null,
    index: new LiveIndex(services),
  };
}
