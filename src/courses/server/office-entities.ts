import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { english, html, offerIds, rich, withCleanText } from '#catalog/server/door.ts';
import type { Content, Entity, Problems } from '#desk/server/door.ts';
import { coachingMails, retreatMails } from './content-tables.ts';

/** The mails of courses and retreats as entities of the back office (S10.2, S10.6). */

const texts = {
  /** Names no illness (S16.5). */
  subject: z.string().trim().min(1).max(200),
  /** Sanitised. */
  copy: html,
  en: english({ subject: z.string().trim().max(200), copy: rich }),
};

const withCleanCopy = (content: Content): Content => withCleanText(content, ['copy']);

const subjectOf = ({ subject }: Content): string => String(subject);

const coachingMailEntity: Entity = {
  name: 'coachingmail',
  roles: ['editor'],
  shape: z.object({ coaching: z.uuid(), day: z.int().min(1).max(400), ...texts }),
  row: z.object({ coaching: z.uuid().nullable(), day: z.int().nullable() }),
  filters: ['coaching'],
  table: coachingMails,
  columns: {
    coaching: coachingMails.coachingId,
    day: coachingMails.day,
    subject: coachingMails.subject,
    copy: coachingMails.copy,
    en: coachingMails.en,
  },
  complete: withCleanCopy,
  references: { coaching: offerIds.coaching },
  check: async (tx, { coaching, day }, { id }) => {
    const { rows } = await tx.execute(sql`
      select 1 from ${coachingMails} where ${coachingMails.coachingId} = ${String(coaching)}::uuid
        and ${coachingMails.day} = ${Number(day)} and ${coachingMails.id} <> ${id}::uuid and ${coachingMails.state} = 'published'`);
    const taken: Problems = { day: 'taken' };
    return rows.length > 0 ? taken : {};
  },
  title: { row: coachingMails.subject, of: subjectOf },
  order: { column: coachingMails.day },
  shown: { coaching: coachingMails.coachingId, day: coachingMails.day },
  searched: [coachingMails.subject],
  filter: { coaching: (id) => sql`${coachingMails.coachingId}::text = ${id}` },
};

const retreatMailEntity: Entity = {
  name: 'retreatmail',
  roles: ['editor'],
  /** `days`: −7 is a week before the first day, 1 the day after the last. */
  shape: z.object({ retreat: z.uuid(), days: z.int().min(-60).max(60), ...texts }),
  row: z.object({ retreat: z.uuid().nullable(), days: z.int().nullable() }),
  filters: ['retreat'],
  table: retreatMails,
  columns: {
    retreat: retreatMails.retreatId,
    days: retreatMails.days,
    subject: retreatMails.subject,
    copy: retreatMails.copy,
    en: retreatMails.en,
  },
  complete: withCleanCopy,
  references: { retreat: offerIds.retreat },
  title: { row: retreatMails.subject, of: subjectOf },
  order: { column: retreatMails.days },
  shown: { retreat: retreatMails.retreatId, days: retreatMails.days },
  searched: [retreatMails.subject],
  filter: { retreat: (id) => sql`${retreatMails.retreatId}::text = ${id}` },
};

export const courseEntities: readonly Entity[] = [coachingMailEntity, retreatMailEntity];
