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

/** Generates codes with the same terms. Duplicates are generated again, so that none is missing. */
export async function insertCodes(
  tx: Tx,
  draft: CodeDraft,
  count: number,
  pick = (limit: number) => randomInt(limit),
): Promise<CodeRow[]> {
  const made: CodeRow[] = [];
  for (let round = 0; made.length < count; round += 1) {
    if (round === mostRounds) throw new Error('No free code was found.');
    const drawn = new Set(Array.from({ length: count - made.length }, () => composeCode(pick)));
    const rows = [...drawn].map((code) => ({ ...draft, code }));
    for (let from = 0; from < rows.length; from += atOnce) {
      const some = tx.insert(codes).values(rows.slice(from, from + atOnce));
      made.push(...(await some.onConflictDoNothing({ target: codes.code }).returning()));
    }
  }
  return made;
}
