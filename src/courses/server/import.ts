import { sql } from 'drizzle-orm';
import { fillNames, idOf, sanitizeRichText } from '#catalog/server/door.ts';
import type { Db } from '#platform/database.ts';
import type { DemoCourseMail, DemoRetreatMail } from '../../../demo/shapes.ts';
import { coachingMails, retreatMails } from './content-tables.ts';

type Mails = { readonly courseMails: readonly DemoCourseMail[]; readonly retreatMails: readonly DemoRetreatMail[] };

const said = ({ subject, copy, en }: DemoCourseMail | DemoRetreatMail) => ({
  subject,
  copy: sanitizeRichText(copy),
  en: en ? { subject: en.subject, copy: sanitizeRichText(en.copy) } : null,
});

/**
 * Imports the mails of courses and retreats, sanitised. Repeating it overwrites them and keeps the record of what was sent. Runs
 * before the catalogue's import, which marks a database as filled.
 */
export async function importCourseMails(
  db: Db,
  { courseMails, retreatMails: ofRetreats }: Mails,
  { presenterName, siteName }: { readonly presenterName: string; readonly siteName: string },
): Promise<void> {
  const world = fillNames({ courseMails, ofRetreats }, { presenter: presenterName, site: siteName });
  const set = { subject: sql`excluded.subject`, copy: sql`excluded.copy`, en: sql`excluded.en` };
  await db.transaction(async (tx) => {
    const days = world.courseMails.map((mail) => ({
      coachingId: idOf('coaching', mail.coaching),
      day: mail.day,
      ...said(mail),
    }));
    if (days.length > 0) {
      const target = [coachingMails.coachingId, coachingMails.day];
      await tx
        .insert(coachingMails)
        .values(days)
        .onConflictDoUpdate({ target, targetWhere: sql`state = 'published'`, set });
    }
    const stays = world.ofRetreats.map((mail) => ({
      id: idOf('retreat-mail', `${mail.retreat} ${mail.days}`),
      retreatId: idOf('retreat', mail.retreat),
      days: mail.days,
      ...said(mail),
    }));
    if (stays.length > 0) await tx.insert(retreatMails).values(stays).onConflictDoUpdate({ target: retreatMails.id, set });
  });
}
