import { listCounts, type DaySum } from '#platform/daily-counts.ts';
import type { Db } from '#platform/database.ts';

/** The name under which a day's new members are counted; those who leave again still count. */
export const signUps = 'sign-ups';

/** New members per Berlin day. */
export const signUpsByDay = (db: Db, span: { from: string; to: string }): Promise<DaySum[]> => listCounts(db, signUps, span);
