import { and, eq, isNull } from 'drizzle-orm';
import type { CourseParts } from './parts.ts';
import { journeys } from './tables.ts';

/** Stops the mails of the journey with this token. The answer does not reveal whether there is one. */
export async function endMails({ db, clock }: Pick<CourseParts, 'db' | 'clock'>, token: string): Promise<void> {
  await db
    .update(journeys)
    .set({ mailsOffAt: clock.now() })
    .where(and(eq(journeys.mailToken, token), isNull(journeys.mailsOffAt)));
}
