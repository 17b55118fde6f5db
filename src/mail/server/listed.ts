import { sql } from 'drizzle-orm';
import { retryFailedJob } from '#jobs/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import { sendMail } from './outbox.ts';

/** `failed`: all retries are used up. */
const mailStates = ['waiting', 'sent', 'failed'] as const;
type MailState = (typeof mailStates)[number];

/** A mail for operators, without its content: that is private to the recipient. */
export type ListedMail = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: MailState;
  readonly tries: number;
  readonly queuedAt: Date;
  readonly sentAt: Date | null;
};

type Question = { readonly page: number; readonly perPage: number; readonly state?: MailState | undefined };

/** Unfinished jobs that send a mail, one for each mail. */
const unfinished = sql`select (data ->> 'mail')::uuid as mail, id, state, retry_count from pgboss.job
  where name = ${sendMail.name} and state <> 'completed'`;

/** Mails and their state, without deleted ones. */
const known = sql`select m.id, m.number, m.recipient, m.subject, m.queued_at, m.sent_at,
    coalesce(j.retry_count + case when j.state::text in ('failed', 'active') then 1 else 0 end, 1) as tries,
    case when m.sent_at is not null then 'sent' when j.state = 'failed' or m.html is null then 'failed' else 'waiting' end as state
  from mails m left join jobs j on j.mail = m.id where m.recipient is not null`;

type Row = {
  id: string;
  recipient: string;
  subject: string | null;
  state: MailState;
  tries: number;
  queued: string;
  sent: string | null;
};

const utc = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** The newest first. */
export async function listMails(db: Db, { page, perPage, state }: Question): Promise<{ mails: ListedMail[]; total: number }> {
  const asked = state === undefined ? sql`true` : sql`state = ${state}`;
  const { rows } = await db.execute<Row>(sql`with jobs as (${unfinished}), known as (${known})
    select id, recipient, subject, state, tries::int, ${utc('queued_at')} as queued, ${utc('sent_at')} as sent
    from known where ${asked} order by number desc limit ${perPage} offset ${(page - 1) * perPage}`);
  const counted = await db.execute<{ total: number }>(
    sql`with jobs as (${unfinished}), known as (${known}) select count(*)::int as total from known where ${asked}`,
  );
  const mails = rows.map(({ id, recipient, subject, state: now, tries, queued, sent }) => ({
    id,
    recipient,
    subject: subject ?? '',
    state: now,
    tries,
    queuedAt: new Date(queued),
    sentAt: sent === null ? null : new Date(sent),
  }));
  return { mails, total: counted.rows[0]?.total ?? 0 };
}

/** Retries a failed mail. False for an unknown id, or if its text has been deleted. */
export async function retryMail(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await tx.execute<{ job: string }>(sql`
    select j.id as job from pgboss.job j join mails m on m.id::text = j.data ->> 'mail'
    where j.name = ${sendMail.name} and j.state = 'failed' and m.id = ${id}::uuid and m.html is not null`);
  const job = rows[0]?.job;
  return job !== undefined && retryFailedJob(tx, { kind: sendMail.name, id: job });
}
