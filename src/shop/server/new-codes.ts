import { randomInt } from 'node:crypto';
import type { Tx } from '#platform/database.ts';
import { composeCode } from '../code-rules.ts';
import type { CodeRow } from './code-rows.ts';
import { codes } from './content-tables.ts';

/** The terms of a new code, without the code itself. */
export type CodeDraft = Omit<typeof codes.$inferInsert, 'id' | 'code' | 'isVoid'>;

/** With 58 bits a second round is rare; more than a few cannot be coincidence. */
const mostRounds = 5;
/** A statement has at most 65,535 parameters. */
const atOnce = 2000;

const randomBelow = (limit: number): number => randomInt(limit);

/** Generates codes with the same terms. Duplicates are generated again, so that none is missing. `firstId`: the id of one of them. */
export async function insertCodes(
  tx: Tx,
  draft: CodeDraft,
  count: number,
  { pick = randomBelow, firstId }: { readonly pick?: (limit: number) => number; readonly firstId?: string | undefined } = {},
): Promise<CodeRow[]> {
  const made: CodeRow[] = [];
  for (let round = 0; made.length < count; round += 1) {
    if (round === mostRounds) throw new Error('No free code was found.');
    const drawn = new Set(Array.from({ length: count - made.length }, () => composeCode(pick)));
    const rows = [...drawn].map((code, at) => ({
      ...draft,
      code,
      ...(firstId && made.length + at === 0 ? { id: firstId } : {}),
    }));
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = tx.insert(codes).values(rows.slice(from, from + atOnce));
      made.push(...(await some.onConflictDoNothing({ target: codes.code }).returning()));
    }
  }
  return made;
}
