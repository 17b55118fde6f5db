import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import { sendDueDayMails } from './day-mails.ts';
import { sendDueDayPushes } from './day-pushes.ts';
import type { CourseMailParts } from './parts.ts';
import { sendDueRetreatMails } from './retreat-mails.ts';

/** It runs every minute, so it needs no long retries and no long record. */
const dayMails = jobKind('send-course-mails', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });
const dayPushes = jobKind('send-course-pushes', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });
const retreatMails = jobKind('send-retreat-mails', z.object({}), { retries: 1, firstPause: 5, keptFor: 3600 });

/** The jobs of the courses: the mails of days and retreats (S10.6), the notifications of days (S17.6). */
export const courseDuties = (parts: CourseMailParts): Duty[] => [
  duty(dayMails, () => sendDueDayMails(parts), { schedule: '* * * * *' }),
  duty(dayPushes, () => sendDueDayPushes(parts), { schedule: '* * * * *' }),
  duty(retreatMails, () => sendDueRetreatMails(parts), { schedule: '* * * * *' }),
];
