import { and, eq, gte, or, sql, type SQL } from 'drizzle-orm';
import { findBuyer, type Person, type PersonalData } from '#accounts/server/door.ts';
import { barrierDataTexts } from '../data-texts.ts';
import { barrierReports } from './tables.ts';

const own = ({ id }: Person): SQL => eq(barrierReports.userId, id);
const underAddress = ({ email }: Person): SQL => sql`lower(${barrierReports.email}) = ${email.toLowerCase()}`;

/** The personal data of this room (S16.2): reports made while logged in, and those made with the member's confirmed address. */
export const barrierData: PersonalData = {
  tables: ['barrier_reports'],
  words: barrierDataTexts,
  exported: async (db, person) => {
    const { number, page, problem, help, email, state, answer, receivedAt, closedAt } = barrierReports;
    const since = person.confirmedAt;
    const barriers = await db
      .select({ number, page, problem, help, email, state, answer, receivedAt, closedAt })
      .from(barrierReports)
      .where(since ? or(own(person), and(underAddress(person), gte(receivedAt, since))) : own(person))
      .orderBy(receivedAt);
    return { barriers };
  },
  erase: async (tx, person) => {
    const isTheirAddress = (await findBuyer(tx, person.id))?.isVerified === true;
    await tx.delete(barrierReports).where(isTheirAddress ? or(own(person), underAddress(person)) : own(person));
    return [];
  },
};
