import { and, eq, gte, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db, Tx } from '#platform/database.ts';
import { inLocale } from '../rules.ts';
import * as content from './content-tables.ts';
import { coachings, retreats } from './tables.ts';

/** Coachings and retreats as the rooms know them that sell and open them. */

/** How an offer is called and where it stands; the title is the reader's language, if it is translated. */
export type OfferName = {
  readonly id: string;
  readonly shortid: string;
  readonly slug: string;
  readonly title: string;
  readonly stripeName: string;
  readonly image: string;
  /** Its owners need an address (S4.7). */
  readonly needsAddress: boolean;
};

/** An offer with all that selling it takes. */
export type OfferRow = OfferName & {
  readonly type: 'coaching' | 'retreat';
  /** Gross, in cents. */
  readonly priceCents: number;
  readonly vatPercent: number;
  readonly isOnSale: boolean;
  /** Of a retreat: its days in Berlin, where it is, how many may come and how many will. `places` is null for as many as like. */
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
  const { id, shortid, slug, title, intro, bulletpoints, stripeName, image } = row;
  const { texts } = inLocale({ title, intro, bulletpoints }, row.en, locale);
  return {
    id,
    shortid,
    slug,
    title: texts.title,
    stripeName,
    image,
    needsAddress: 'needsAddress' in row ? row.needsAddress : true,
  };
};

const soldAs = ({ priceCents, vatPercent, isOnSale }: Row) => ({ priceCents, vatPercent, isOnSale });

/** An offer by its id or its shortid; null where there is none. */
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

/** Those of the ids that there are, in the editors' order. */
export async function listCoachingNames(db: Db | Tx, ids: readonly string[], locale: Locale): Promise<OfferName[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select()
    .from(coachings)
    .where(inArray(coachings.id, [...ids]))
    .orderBy(coachings.position, coachings.id);
  return rows.map((row) => nameOf(row, locale));
}

/** Those of the ids that there are, the next one first. */
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
 * Takes a place of a retreat, or gives one back (`by` −1); false where none is left or the retreat is gone, and then nothing
 * changed. The row stays locked until the transaction ends; pages show what is left, so `bumpContent` comes last in it.
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
