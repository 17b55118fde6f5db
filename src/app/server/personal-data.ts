import type { PersonalData } from '#accounts/server/door.ts';
import { courseData } from '#courses/server/door.ts';
import { playbackData } from '#playback/server/personal-data.ts';
import { shopData } from '#shop/server/door.ts';
import { exportAuditOf, forgetActor } from '#desk/server/door.ts';
import { eraseUploader, exportUploadsOf } from '#media/server/door.ts';
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

/** Likewise of whoever brings in files for the office. The files themselves are the site's and stay. */
const fileData: PersonalData = {
  tables: ['file_uploads'],
  words: {
    de: { uploads: 'Dateien, die Du gerade hochlädst', name: 'Name', begunAt: 'Begonnen am' },
    en: { uploads: 'Files that you are uploading', name: 'Name', begunAt: 'Begun on' },
  },
  exported: async (db, { id }) => ({ uploads: await exportUploadsOf(db, id) }),
  erase: async (tx, { id }) => {
    await eraseUploader(tx, id);
    return [];
  },
};

/** Likewise of the team. */
const deskData: PersonalData = {
  tables: ['desk_audit', 'desk_entries', 'desk_revisions'],
  words: {
    de: { deeds: 'Was Du in der Redaktion geändert hast', at: 'Wann', action: 'Was', entity: 'Woran', title: 'Titel' },
    en: { deeds: 'What you changed in the office', at: 'When', action: 'What', entity: 'Of what kind', title: 'Title' },
  },
  exported: async (db, { id }) => ({ deeds: await exportAuditOf(db, id) }),
  erase: async (tx, { id }) => {
    await forgetActor(tx, id);
    return [];
  },
};

/** What every room but `accounts` itself keeps of people; a test finds the tables that nobody answers for. */
export const personalData: readonly PersonalData[] = [mailData, deskData, fileData, shopData, courseData, playbackData];
