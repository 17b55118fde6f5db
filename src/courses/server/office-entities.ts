import { sql } from 'drizzle-orm';
import { offerIds, withCleanText } from '#catalog/server/door.ts';
import { entityOf, type Entity, type Problems } from '#desk/server/door.ts';
import { coachingMail, retreatMail } from '../entities/mails.ts';
import { coachingMails, retreatMails } from './content-tables.ts';

/** The mails of courses and retreats as entities of the back office (S10.2, S10.6). */

const coachingMailEntity = entityOf(coachingMail, {
  table: coachingMails,
  complete: (content) => withCleanText(coachingMail.fields, content),
  references: { coaching: offerIds.coaching },
  check: async (tx, { coaching, day }, { id }) => {
    const { rows } = await tx.execute(sql`
      select 1 from ${coachingMails} where ${coachingMails.coachingId} = ${String(coaching)}::uuid
        and ${coachingMails.day} = ${Number(day)} and ${coachingMails.id} <> ${id}::uuid and ${coachingMails.state} = 'published'`);
    const taken: Problems = { day: 'taken' };
    return rows.length > 0 ? taken : {};
  },
  order: { column: coachingMails.day },
});

const retreatMailEntity = entityOf(retreatMail, {
  table: retreatMails,
  complete: (content) => withCleanText(retreatMail.fields, content),
  references: { retreat: offerIds.retreat },
  order: { column: retreatMails.days },
});

export const courseEntities: readonly Entity[] = [coachingMailEntity, retreatMailEntity];
