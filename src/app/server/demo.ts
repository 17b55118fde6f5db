import { existsSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { SignInStandIns } from '#accounts/server/door.ts';
import type { Duty } from '#jobs/server/door.ts';
import type { Clock } from '#platform/clock.ts';
import { ConfigError, type Config } from '#platform/config.ts';
import type { Database, Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import type { PaymentProvider, ShopParts } from '#shop/server/door.ts';

/** A payment provider simulated by this process. */
export type PaymentStandIn = {
  readonly provider: PaymentProvider;
  /** Its payment pages; `font` is the URL of the site's font, if it is built. */
  readonly routes: (
    app: FastifyInstance,
    parts: Pick<ShopParts, 'siteName' | 'presenterSlug'> & { readonly font: string },
  ) => void;
  /** Its jobs; webhook events go to the site in this process, or to BASE_URL if it does not serve one. */
  readonly duties: (site: FastifyInstance | null) => Duty[];
};

export type DemoParts = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
};

/** Number of usable demo records. */
export type DemoLeft = { readonly people: number; readonly codes: number; readonly courses: number };

/** The demo's interface to the application: `demo/index.ts`. No other file of it is used here. */
export type Demo = {
  /**
   * Fills an empty catalogue with content, an empty shop with offers, and adds the guide if there is none; existing data is
   * left unchanged.
   */
  readonly fill: (parts: DemoParts) => Promise<void>;
  /**
   * Creates the demo members with their purchases and positions. Returns the logins as lines to print; '' if there are only
   * real users.
   */
  readonly letIn: (parts: Omit<DemoParts, 'storage'>, shop: ShopParts) => Promise<string>;
  readonly payments: (parts: { readonly db: Db; readonly clock: Clock; readonly baseUrl: string }) => Promise<PaymentStandIn>;
  readonly signIn: SignInStandIns;
  readonly findLeft: (db: Db | Tx) => Promise<DemoLeft>;
  /** Removes what `findLeft` finds, and returns the amounts. Content is kept, and so are members who registered themselves. */
  readonly end: (parts: Pick<DemoParts, 'storage' | 'clock' | 'log'> & { readonly db: Db }) => Promise<DemoLeft>;
};

/** Every demo creates this secret; a database that has it is a demo that was never ended. */
export const demoMark = 'payment-stand-in';

const place = new URL('../../../demo/index.ts', import.meta.url);

/** The demo; null in an installation without its folder, as for a real site. */
export async function findDemo(): Promise<Demo | null> {
  return existsSync(place) ? ((await import(/* @vite-ignore */ place.href)) as { demo: Demo }).demo : null;
}

/** The demo, if the settings require it. */
export async function openDemo(): Promise<Demo> {
  const demo = await findDemo();
  if (demo) return demo;
  throw new ConfigError('DEMO is on, but this installation has no folder `demo`. Bring it along, or set DEMO=off.');
}
