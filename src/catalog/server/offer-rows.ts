import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { inLocale, saleNameOf } from '../rules.ts';
import * as content from './content-tables.ts';
import { coachings, retreats } from './tables.ts';

/** Coachings and retreats as the rooms that sell them and grant access see them. */

/** An offer's name and page; the title is in the reader's language if it is translated. */
export type OfferName = {
  readonly id: string;
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  readonly stripeName: string;
  readonly image: string;
  /** Buyers must give a postal address (S4.7). */
  readonly needsAddress: boolean;
  /** A course that must not be sold for money yet (S15.7). */
  readonly awaitsApproval: boolean;
};

/** An offer with everything needed to sell it. */
export type OfferRow = OfferName & {
  readonly type: 'coaching' | 'retreat';
  /** Gross price in cents. */
  readonly priceCents: number;
  readonly vatPercent: number;
  readonly isOnSale: boolean;
  /** Retreats only: dates in Berlin, location, capacity and places taken. `places` is null if unlimited. */
  readonly stay: {
    readonly startsOn: string;
    readonly endsOn: string;
    readonly place: string;
    readonly places: number | null;
    readonly placesTaken: number;
  } | null;
};

type Row = typeof coachings.$inferSelect | typeof retreats.$inferSelect;

const nameOf = (row: Row, locale: Locale): OfferName => {
  const { id, shortid, slug, title, intro, bulletpoints, image } = row;
  const { texts } = inLocale({ title, intro, bulletpoints }, row.en, locale);
  return {
    id,
    shortid,
    slug,
    title: texts.title,
    stripeName: saleNameOf(row, locale),
    image,
    needsAddress: 'needsAddress' in row ? row.needsAddress : true,
    awaitsApproval: 'awaitsApproval' in row && row.awaitsApproval,
  };
};

const soldAs = ({ priceCents, vatPercent, isOnSale }: Row) => ({ priceCents, vatPercent, isOnSale });

/** Finds an offer by id or shortid; null if it does not exist. */
export async function findOfferRow(
  db: Db | Tx,
  type: 'coaching' | 'retreat',
  by: { readonly id: string } | { readonly shortid: string },
  locale: Locale,
): Promise<OfferRow | null> {
  const where = (table: typeof coachings | typeof retreats): SQL =>
    'id' in by ? eq(table.id, by.id) : eq(table.shortid, by.shortid);
  if (type === 'coaching') {
    const [row] = await db.select().from(coachings).where(where(coachings));
    return row ? { type, ...nameOf(row, locale), ...soldAs(row), stay: null } : null;
  }
  const [row] = await db.select().from(retreats).where(where(retreats));
  if (!row) return null;
  const { startsOn, endsOn, place, places, placesTaken } = row;
  const stay = { startsOn, endsOn, place, places, placesTaken };
  return { type, ...nameOf(row, locale), ...soldAs(row), stay };
}

/** The existing ones of these ids, in the editors' order. */
export async function listCoachingNames(db: Db | Tx, ids: readonly string[], locale: Locale): Promise<OfferName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(coachings)
    .where(inArray(coachings.id, [...ids]))
    .orderBy(coachings.position, coachings.id);
  return rows.map((row) => nameOf(row, locale));
}

/** The existing ones of these ids, next date first. */
export async function listRetreatNames(db: Db | Tx, ids: readonly string[], locale: Locale): Promise<OfferName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(retreats)
    .where(inArray(retreats.id, [...ids]))
    .orderBy(retreats.startsOn, retreats.id);
  return rows.map((row) => nameOf(row, locale));
}

/**
 * Takes a place of a retreat, or returns one (`by` −1). False, without any change, if none is left or the retreat does not exist.
 * Locks the row until the transaction ends; pages show the remaining places, so call `bumpContent` last.
 */
export async function takePlace(tx: Tx, retreatId: string, by: 1 | -1): Promise<boolean> {
  const { retreats: all } = content;
  const after = sql`${all.placesTaken} + ${by}::int`;
  const isFree = and(eq(all.state, 'published'), or(isNull(all.places), lte(after, all.places)));
  const taken = await tx
    .update(all)
    .set({ placesTaken: after })
    .where(and(eq(all.id, retreatId), gte(after, sql`0`), ...(by > 0 ? [isFree] : [])))
    .returning({ id: all.id });
  return taken.length > 0;
}
