import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import type { Holdings } from '../contract.ts';

/** The person concerned. With the address, since some records only have that (mails, newsletter). */
export type Person = { readonly id: string; readonly email: string };

/**
 * A person who asks for their data. What stands under their address alone counts as theirs from `confirmedAt` on: what its owner wrote
 * earlier, without an account, is nothing to whoever opened one (docs/decisions/confirmed-by-a-press.md). Null: nothing does.
 */
export type Asking = Person & { readonly confirmedAt: Date | null };

/**
 * A room's personal data (S16.2). Every room with such data has one in its `room.ts`, and a test finds tables that none covers.
 * `exported` is plain data for the person, by heading; `erase` runs in the transaction that deletes the account and answers the
 * names of files in the store to delete afterwards.
 */
export type PersonalData = {
  /** Names of the tables with a user id or an address that this slot covers. */
  readonly tables: readonly string[];
  /** Labels of the headings and names within `exported`, for the page. */
  readonly words?: Readonly<Record<Locale, Readonly<Record<string, string>>>>;
  readonly exported: (db: Db, person: Asking) => Promise<Readonly<Record<string, unknown>>>;
  readonly erase: (tx: Tx, person: Person) => Promise<readonly string[]>;
};

/** What a room reports that a member holds, for `/api/user`. */
export type HoldingsSource = (userId: string, locale: Locale) => Promise<Partial<Holdings>>;

/** The dependencies of this room, provided by `app`. */
export type AccountParts = Pick<
  Services,
  'db' | 'clock' | 'storage' | 'log' | 'limits' | 'csrf' | 'key' | 'isDemo' | 'siteName' | 'baseUrl' | 'presenterSlug'
> & {
  readonly holdings: readonly HoldingsSource[];
  readonly personal: readonly PersonalData[];
};
