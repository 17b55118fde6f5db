import { customType, uuid } from 'drizzle-orm/pg-core';
import type { EvidenceGrade } from '../evidence/traits.ts';

/** A text column in byte order, whatever the database's collation. */
export const sortable = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

export const id = () => uuid().primaryKey().defaultRandom();

/** English texts by field; any field may be missing (S1.7). */
export type EnglishOf<Field extends string> = { [F in Field]?: string };

/** Texts in easy German by field; any field may be missing, and null stands for none at all (S19.4). */
export type EasyOf<Field extends string> = { [F in Field]?: string };

/** Sources of an entry's statements (S15.1). */
export type Source = { readonly title: string; readonly url: string };

/** Corrections of published content, by ISO date (S15.4); `en` is the English text. */
export type Correction = { readonly date: string; readonly text: string; readonly en?: string };

/** Claims of a film with what supports them, by the second at which they are made (S15.5); `en` is the English claim. */
export type Evidence = {
  readonly second: number;
  readonly claim: string;
  readonly en?: string;
  readonly grade: EvidenceGrade;
  readonly source: string;
  readonly url: string;
};
