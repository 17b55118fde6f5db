import { and, eq, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import type { CodeUsage } from '../code-rules.ts';
import type { OfferType } from '../rules.ts';
import { codes, codeUses, orders } from './tables.ts';

export type CodeRow = typeof codes.$inferSelect;

/** A member's own open order for this offer does not count: it releases its code before it starts again. */
export type OwnOrder = { readonly userId: string; readonly offer?: { readonly type: OfferType; readonly id: string } };

export async function findCode(db: Db | Tx, where: SQL): Promise<CodeRow | null> {
  const [row] = await db.select().from(codes).where(where);
  return row ?? null;
}

/** Finds a code and locks it until the transaction ends. Read its uses afterwards: they may change while this waits. */
export async function lockRow(tx: Tx, where: SQL): Promise<CodeRow | null> {
  const [row] = await tx.select().from(codes).where(where).for('update');
  return row ?? null;
}

/** The uses of a code; without the order `except`, and without those that `own` would release. */
export async function usageOf(
  db: Db | Tx,
  codeId: string,
  { except, own }: { readonly except?: string; readonly own?: OwnOrder | undefined } = {},
): Promise<CodeUsage> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      cents: sql<number>`coalesce(sum(${codeUses.cents}), 0)::int`,
    })
    .from(codeUses)
    .innerJoin(orders, eq(orders.id, codeUses.orderId))
    .where(
      and(
        eq(codeUses.codeId, codeId),
        inArray(codeUses.state, ['held', 'spent']),
        except === undefined ? undefined : ne(codeUses.orderId, except),
        own ? isOthers(own) : undefined,
      ),
    );
  if (!row) throw new Error('An aggregate always has one row.');
  return row;
}

const isOthers = ({ userId, offer }: OwnOrder): SQL | undefined =>
  or(
    ne(codeUses.state, 'held'),
    sql`${orders.userId} is distinct from ${userId}`,
    ne(orders.status, 'open'),
    offer ? or(ne(orders.offerType, offer.type), ne(orders.offerId, offer.id)) : undefined,
  );
