import { listCounts, type DaySum } from '#platform/daily-counts.ts';
import type { Db } from '#platform/database.ts';

/** Under what name the new members of a day are counted: who leaves again was one all the same. */
export const signUps = 'sign-ups';

/** How many became members on each Berlin day. */
export const signUpsByDay = (db: Db, span: { from: string; to: string }): Promise<DaySum[]> => listCounts(db, signUps, span);
