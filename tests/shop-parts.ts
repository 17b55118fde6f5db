import { createRateLimits } from '../src/platform/rate-limits.ts';
import type { ShopParts } from '../src/shop/server/parts.ts';
import type { FilledDatabase } from './databases.ts';

/** The shop's dependencies, without a provider or a site. */
export const shopPartsOf = ({ database, clock }: FilledDatabase, given: Partial<ShopParts> = {}): ShopParts => ({
  db: database.db,
  clock,
  log: { info: () => {}, warn: () => {}, error: () => {} },
  limits: createRateLimits({ db: database.db, clock, key: Buffer.from('a key for tests') }),
  provider: null,
  baseUrl: 'https://sprechstunde.example',
  siteName: 'Sprechstunde',
  presenterSlug: 'dr-muster',
  listeners: [],
  ...given,
});
