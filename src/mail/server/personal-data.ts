import type { Db, Tx } from '#platform/database.ts';
import { eraseMailTo, exportMailTo } from './kept.ts';

type Addressed = { readonly email: string };
type Asking = Addressed & { readonly confirmedAt: Date | null };

/** The personal data of this room (S16.2): mails to a person. */
export const mailData = {
  tables: ['mails'],
  words: {
    de: { mails: 'E-Mails an Dich', subject: 'Betreff', queuedAt: 'Geschrieben am', sentAt: 'Verschickt am' },
    en: { mails: 'E-mails to you', subject: 'Subject', queuedAt: 'Written on', sentAt: 'Sent on' },
  },
  exported: async (db: Db, { email, confirmedAt }: Asking) => ({
    mails: confirmedAt ? await exportMailTo(db, email, confirmedAt) : [],
  }),
  erase: async (tx: Tx, { email }: Addressed): Promise<string[]> => {
    await eraseMailTo(tx, email);
    return [];
  },
};
