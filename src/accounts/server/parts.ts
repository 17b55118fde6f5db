import type { Locale } from '#kit/locale.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import type { RateLimits } from '#platform/rate-limits.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Log } from '#platform/log.ts';
import type { Storage } from '#platform/storage.ts';
import type { Holdings } from '../contract.ts';

/** Whose data it is. The address too, since some things are kept by address alone (mails, newsletter). */
export type Person = { readonly id: string; readonly email: string };

/**
 * What a room keeps of a person (S16.2). Every room that does gives one to `app`, and a test finds the tables that nobody
 * gave. `exported` is plain data as the person may read it, by a heading; `erase` runs in the transaction that deletes
 * the account, and answers with the names of the files in the store that go after it.
 */
export type PersonalData = {
  /** Names of the tables with a user id or an address that this slot answers for. */
  readonly tables: readonly string[];
  /** What the headings and names within `exported` are called where it is shown as a page. */
  readonly words?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly exported: (db: Db, person: Person) => Promise<Readonly<Record<string, unknown>>>;
  readonly erase: (tx: Tx, person: Person) => Promise<readonly string[]>;
};

/** What a room says that a member holds, for `/api/user`. */
export type HoldingsSource = (userId: string, locale: Locale) => Promise<Partial<Holdings>>;

/** What this room works with; `app` gives it. */
export type AccountParts = {
  readonly db: Db;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  readonly limits: RateLimits;
  readonly csrf: Pick<Csrf, 'issue'>;
  /** Signs links and cookies. */
  readonly key: Buffer;
  readonly isDemo: boolean;
  readonly siteName: string;
  readonly baseUrl: string;
  readonly presenterSlug: string;
  readonly holdings: readonly HoldingsSource[];
  readonly personal: readonly PersonalData[];
};
