import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { givenDay } from '#kit/shapes.ts';
import { backofficeAddresses as at } from '#paths/people-api.ts';

const instant = z.iso.datetime();
const day = z.iso.date();
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
};

/** The dashboard's ranges, in days up to today. */
const ranges = ['7', '30', '90', '365'] as const;
/** Maximum length of a custom range in days. */
export const longestSpan = 1100;

/** Values for every Berlin day of a range, with their sum and that of the previous range. */
export const Series = z.object({
  total: z.int(),
  before: z.int(),
  days: z.array(z.object({ day, value: z.int() })),
});
export type Series = z.output<typeof Series>;

/** The dashboard's figures, as sums only (S10.3). */
export const Dashboard = z.object({
  from: day,
  to: day,
  before: z.object({ from: day, to: day }),
  views: Series,
  watch_seconds: Series.describe('Seconds that videos were played.'),
  sign_ups: Series,
  purchases: Series.nullable().describe('Null for those who see no orders.'),
  revenue: Series.nullable().describe('Cents that came in, gross, less those that went back; null as above.'),
  top_videos: z.array(
    z.object({ id: z.string(), shortid: z.string(), title: z.string(), views: z.int(), watch_seconds: z.int() }),
  ),
  empty_searches: z
    .array(z.object({ words: z.string(), asked: z.int() }))
    .describe('What several visitors looked for on one day, and nobody found.'),
  overdue_reviews: z.object({
    total: z.int(),
    data: z.array(z.object({ entity: z.string(), id: z.string(), title: z.string(), due: day })),
  }),
  stuck_schedules: z
    .object({ total: z.int(), data: z.array(z.object({ entity: z.string(), id: z.string(), title: z.string(), due: instant })) })
    .describe('What was to appear or to end by itself and could not (S10.8).'),
  open_withdrawals: z.int().nullable().describe('Declared and not decided yet (S14.3); null for those who see no orders.'),
  barriers: z.object({ open: z.int(), overdue: z.int() }).describe('Reported and not settled yet (S19.7).'),
  failed_jobs: z.int(),
  short_disk: z
    .object({
      free_bytes: z.int(),
      takes_files: z.boolean().describe('Whether uploads and films are still taken.'),
      has_files: z.boolean().describe('Whether deleted files make room on it.'),
    })
    .nullable()
    .describe('A disk of the server that answers, while it has little room (S18.4); null for all but admins.'),
});
export type Dashboard = z.output<typeof Dashboard>;

const FailedJob = z.object({
  id: z.string(),
  kind: z.string(),
  failed_at: instant,
  attempts: z.int(),
  reason: z.string(),
});

const MailRecord = z.object({
  id: z.string(),
  recipient: z.string().describe('Shortened for all but admins.'),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  tries: z.int(),
  queued_at: instant,
  sent_at: instant.nullable(),
});
export type MailRecord = z.output<typeof MailRecord>;

const AuditRecord = z.object({
  id: z.string(),
  at: instant,
  actor: z
    .string()
    .nullable()
    .describe('The name of whoever did it; null for what happened by itself, and for accounts that are gone.'),
  actor_id: z.string().nullable(),
  action: z.string(),
  entity: z.string(),
  entry_id: z.string(),
  title: z.string(),
  details: z.record(z.string(), z.unknown()).nullable(),
});
export type AuditRecord = z.output<typeof AuditRecord>;

/** Items that a person confirms before a site opens (S18.8). */
export const humanItems = [
  'privacyChecked',
  'termsChecked',
  'withdrawalChecked',
  'emergencyChecked',
  'mailArrives',
  'backups',
] as const;
export type HumanItem = (typeof humanItems)[number];

/** What is missing before a site may open (S18.8), item by item. */
export const Opening = z.object({
  is_open: z.boolean().describe('Whether readers may come in.'),
  may_open: z.boolean().describe('Nothing mandatory is left.'),
  items: z.array(
    z.object({
      name: z.string(),
      state: z.enum(['done', 'missing', 'person']).describe('`person`: somebody has to answer for it, and nobody has.'),
      is_human: z.boolean().describe('It is ticked by a person; all else the server sees for itself.'),
      is_mandatory: z.boolean(),
      why: z
        .enum(['page-missing', 'page-gaps', 'test-key', 'backup-made', 'backup-none', 'approval-open', 'approval-unknown'])
        .nullable(),
      to: z.string().nullable().describe('Where it is done, as an address of the office below its base.'),
      ticked_by: z.string().nullable(),
      ticked_at: instant.nullable(),
    }),
  ),
});
export type Opening = z.output<typeof Opening>;

/** The office's calls about the site as a whole (S10.3, S10.8, S18.8). */
export const backofficeEndpoints = {
  dashboard: endpoint(at.dashboard, {
    in: z.object({ range: z.enum(ranges).default('30'), from: givenDay.optional(), to: givenDay.optional() }),
    out: z.object({ data: Dashboard }),
    guard: ['editor', 'support'],
    summary: 'Views, watch time, sign-ups, purchases and revenue by day, compared with the span before.',
  }),
  failedJobs: endpoint(at.failedJobs, {
    in: z.object(paging),
    out: z.object({ data: z.array(FailedJob), total: z.int() }),
    guard: [],
    summary: 'Jobs that failed for good, the newest first.',
  }),
  retryJob: endpoint(at.retryJob, {
    in: z.object({ kind: z.string().max(200).optional(), id: z.uuid().optional(), all: z.literal(true).optional() }),
    out: z.object({ data: z.object({ retried: z.int() }) }),
    guard: [],
    summary: 'Has a failed job tried once more, or with `all` every one.',
  }),
  listMails: endpoint(at.listMails, {
    in: z.object({ ...paging, state: z.enum(['waiting', 'sent', 'failed']).optional() }),
    out: z.object({ data: z.array(MailRecord), total: z.int() }),
    guard: ['support'],
    summary: 'Mails and what became of them, the newest first; never what they say.',
  }),
  retryMail: endpoint(at.retryMail, {
    in: z.object({ id: z.uuid() }),
    out: z.object({ data: z.object({ id: z.string() }) }),
    guard: ['support'],
    summary: 'Has a failed mail sent once more. 409 where it has not failed, or is no longer kept.',
  }),
  audit: endpoint(at.audit, {
    in: z.object({
      ...paging,
      entity: z.string().max(60).optional(),
      id: z.string().max(120).optional(),
      actor: z.uuid().optional(),
      q: z.string().max(200).optional(),
    }),
    out: z.object({ data: z.array(AuditRecord), total: z.int() }),
    guard: ['editor'],
    summary: 'Who changed what, the newest first. Editors see what was done to content, admins everything.',
  }),
  opening: endpoint(at.opening, {
    in: z.object({}),
    out: z.object({ data: Opening }),
    guard: [],
    summary: 'What is missing before the site may open, and whether it is open.',
  }),
  tickOpening: endpoint(at.tickOpening, {
    in: z.object({ item: z.enum(humanItems), done: z.boolean() }),
    out: z.object({ data: Opening }),
    guard: [],
    summary: 'Answers for an item of the list, or takes that back.',
  }),
  tryWebhook: endpoint(at.tryWebhook, {
    in: z.object({}),
    out: z.object({ data: Opening }),
    guard: [],
    summary: 'Has the payment provider send an event, and waits for it to arrive. 409 where it does not; nothing is paid.',
  }),
  openSite: endpoint(at.openSite, {
    in: z.object({}),
    out: z.object({ data: Opening }),
    guard: [],
    summary: 'Lets readers in. 409 where something mandatory is missing.',
  }),
};
