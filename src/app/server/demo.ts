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

/** A payment provider that this process plays itself. */
export type PaymentStandIn = {
  readonly provider: PaymentProvider;
  /** Its payment pages; `font` is the address of the site's font, where it is built. */
  readonly routes: (
    app: FastifyInstance,
    parts: Pick<ShopParts, 'siteName' | 'presenterSlug'> & { readonly font: string },
  ) => void;
  /** What it does later: its reports go to the site in this process, or where there is none to BASE_URL. */
  readonly duties: (site: FastifyInstance | null) => Duty[];
};

export type DemoParts = {
  readonly config: Config;
  readonly database: Database;
  readonly storage: Storage;
  readonly clock: Clock;
  readonly log: Log;
};

/** How much there is of a demo that anybody can use. */
export type DemoLeft = { readonly people: number; readonly codes: number; readonly courses: number };

/** What plugs a demo into the house: `demo/index.ts`. No other file of it is known here. */
export type Demo = {
  /** Content into an empty catalogue, then what it sells into an empty shop, and the guide where there is none: what a team has filled stays as it is. */
  readonly fill: (parts: DemoParts) => Promise<void>;
  /** Lets its members in, with what they have bought and watched. Answers who can log in, as lines to print; '' where only real people are. */
  readonly letIn: (parts: Omit<DemoParts, 'storage'>, shop: ShopParts) => Promise<string>;
  readonly payments: (parts: { readonly db: Db; readonly clock: Clock; readonly baseUrl: string }) => Promise<PaymentStandIn>;
  readonly signIn: SignInStandIns;
  readonly findLeft: (db: Db | Tx) => Promise<DemoLeft>;
  /** Takes away what `findLeft` finds, and answers what it was. Content stays, and so do members who registered themselves. */
  readonly end: (parts: Pick<DemoParts, 'storage' | 'clock' | 'log'> & { readonly db: Db }) => Promise<DemoLeft>;
};

/** Every demo has made this secret; a house that has it was one, and nobody ended it. */
export const demoMark = 'payment-stand-in';

const place = new URL('../../../demo/index.ts', import.meta.url);

/** The demo; null in an installation without its folder, as a real site may be. */
export async function findDemo(): Promise<Demo | null> {
  return existsSync(place) ? ((await import(place.href)) as { demo: Demo }).demo : null;
}

/** The demo, where the settings want it. */
export async function openDemo(): Promise<Demo> {
  const demo = await findDemo();
  if (demo) return demo;
  throw new ConfigError('DEMO is on, but this installation has no folder `demo`. Bring it along, or set DEMO=off.');
}
