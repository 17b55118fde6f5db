import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { Holdings } from '../contract.ts';

/** Whose data it is. The address too, since some things are kept by address alone (mails, newsletter). */
export type Person = { readonly id: string; readonly email: string };

/**
 * What a room keeps of a person (S16.2). Every room that does says so in its `room.ts`, and a test finds the tables that nobody
 * answers for. `exported` is plain data as the person may read it, by a heading; `erase` runs in the transaction that deletes
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
export type AccountParts = Pick<
  Services,
  'db' | 'clock' | 'storage' | 'log' | 'limits' | 'csrf' | 'key' | 'isDemo' | 'siteName' | 'baseUrl' | 'presenterSlug'
> & {
  readonly holdings: readonly HoldingsSource[];
  readonly personal: readonly PersonalData[];
};
