import { eq, or, sql, type SQL } from 'drizzle-orm';
import { findBuyer, type Person, type PersonalData } from '#accounts/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { barrierDataTexts } from '../data-texts.ts';
import { barrierReports } from './tables.ts';

/** Reports made while logged in and, once the member's address is confirmed, those made with that address. */
async function areTheirs(tx: Tx, { id, email }: Person): Promise<SQL | undefined> {
  const own = eq(barrierReports.userId, id);
  const isTheirAddress = (await findBuyer(tx, id))?.isVerified === true;
  return isTheirAddress ? or(own, sql`lower(${barrierReports.email}) = ${email.toLowerCase()}`) : own;
}

/** The personal data of this room (S16.2). */
export const barrierData: PersonalData = {
  tables: ['barrier_reports'],
  words: barrierDataTexts,
  exported: (db, person) =>
    db.transaction(async (tx) => {
      const { number, page, problem, help, email, state, answer, receivedAt, closedAt } = barrierReports;
      const barriers = await tx
        .select({ number, page, problem, help, email, state, answer, receivedAt, closedAt })
        .from(barrierReports)
        .where(await areTheirs(tx, person))
        .orderBy(receivedAt);
      return { barriers };
    }),
  erase: async (tx, person) => {
    await tx.delete(barrierReports).where(await areTheirs(tx, person));
    return [];
  },
};
