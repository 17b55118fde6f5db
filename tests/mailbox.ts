import { asc, eq } from 'drizzle-orm';
import { mails } from '../src/mail/server/tables.ts';
import type { Served } from './served.ts';

type Row = typeof mails.$inferSelect;
/** A queued mail with its content. */
export type WaitingMail = Row & { readonly subject: string; readonly html: string; readonly text: string };

/** The queued mails to an address, oldest first. */
export async function mailsTo({ database }: Pick<Served, 'database'>, email: string): Promise<WaitingMail[]> {
  const rows = await database.db.select().from(mails).where(eq(mails.recipient, email)).orderBy(asc(mails.queuedAt));
  return rows.map((row) => ({ ...row, subject: row.subject ?? '', html: row.html ?? '', text: row.text ?? '' }));
}

/** The newest one; throws if there is none. */
export async function lastMailTo(site: Pick<Served, 'database'>, email: string): Promise<WaitingMail> {
  const mail = (await mailsTo(site, email)).at(-1);
  if (!mail) throw new Error('No mail waits for this address.');
  return mail;
}

/** The first link in the text whose path starts with this, as path and query. */
export function linkIn({ text }: Pick<WaitingMail, 'text'>, beginning: string): string {
  const found = [...text.matchAll(/https?:\/\/\S+/g)]
    .map(([url]) => new URL(url))
    .find(({ pathname }) => pathname.startsWith(beginning));
  if (!found) throw new Error(`The mail has no link to ${beginning}.`);
  return found.pathname + found.search;
}
