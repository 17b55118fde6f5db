import { eq } from 'drizzle-orm';
import { fail, ok, type Result } from '#kit/result.ts';
import { faultsOf, type CodeOrder } from '../code-rules.ts';
import type { CodeRow } from './code-rows.ts';
import { insertCodes } from './new-codes.ts';
import type { ShopParts } from './parts.ts';
import { codes } from './tables.ts';

type Parts = Pick<ShopParts, 'db' | 'clock'>;

/**
 * Makes up to 1000 codes of the same terms, all or none, none of them twice. A single-purpose voucher is good for one order
 * unless it is said otherwise. Refuses with body `{fields: [name]}` what makes no sense.
 */
export async function generateCodes({ db, clock }: Parts, { count, ...terms }: CodeOrder): Promise<Result<CodeRow[]>> {
  const fields = faultsOf({ count, ...terms });
  if (fields.length > 0) return fail('invalid', { fields });
  const maxUses = terms.maxUses ?? (terms.kind === 'single' ? 1 : null);
  const draft = { ...terms, maxUses, createdAt: clock.now() };
  return ok(await db.transaction((tx) => insertCodes(tx, draft, count)));
}

/** Takes a code back, by its id: nobody can begin with it any more. Who holds it in an order that may still be paid keeps it. */
export async function voidCode({ db }: Pick<ShopParts, 'db'>, id: string): Promise<Result<CodeRow>> {
  const [row] = await db.update(codes).set({ isVoid: true }).where(eq(codes.id, id)).returning();
  return row ? ok(row) : fail('not-found');
}
