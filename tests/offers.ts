import { findOfferRow, type OfferRow } from '../src/catalog/server/door.ts';
import type { Db } from '../src/platform/database.ts';

/** An offer of the demo world by shortid. */
export async function offerNamed(db: Db, type: 'coaching' | 'retreat', shortid: string): Promise<OfferRow> {
  const row = await findOfferRow(db, type, { shortid }, 'de');
  if (!row) throw new Error(`The demo world has no ${type} ${shortid}.`);
  return row;
}
