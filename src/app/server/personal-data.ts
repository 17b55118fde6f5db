import type { PersonalData } from '#accounts/server/door.ts';
import { courseData } from '#courses/server/door.ts';
import { playbackData } from '#playback/server/personal-data.ts';
import { shopData } from '#shop/server/door.ts';
import { eraseMailTo, exportMailTo } from '#mail/server/door.ts';

/** What the mail keeps of a person: the room itself stands before the one that asks. */
const mailData: PersonalData = {
  tables: ['mails'],
  words: {
    de: { mails: 'E-Mails an Dich', subject: 'Betreff', queuedAt: 'Geschrieben am', sentAt: 'Verschickt am' },
    en: { mails: 'E-mails to you', subject: 'Subject', queuedAt: 'Written on', sentAt: 'Sent on' },
  },
  exported: async (db, { email }) => ({ mails: await exportMailTo(db, email) }),
  erase: async (tx, { email }) => {
    await eraseMailTo(tx, email);
    return [];
  },
};

/** What every room but `accounts` itself keeps of people; a test finds the tables that nobody answers for. */
export const personalData: readonly PersonalData[] = [mailData, shopData, courseData, playbackData];
