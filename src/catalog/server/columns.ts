import { customType, uuid } from 'drizzle-orm/pg-core';

/** What is sorted by bytes, whatever collation the database was made with. */
export const sortable = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const id = () => uuid().primaryKey().defaultRandom();

/** English texts by field; a field may be missing (S1.7). */
export type EnglishOf<Field extends string> = { [F in Field]?: string };

/** Where what is said can be looked up (S15.1). */
export type Source = { readonly title: string; readonly url: string };

/** What was put right in something published, on an ISO day (S15.4); `en` is its English text. */
export type Correction = { readonly date: string; readonly text: string; readonly en?: string };
