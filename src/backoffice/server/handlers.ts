import type { CallContext, Caller, Handlers } from '#kit/endpoint.ts';
import { ok, refuse, type Result } from '#kit/result.ts';
import { hasRole } from '#kit/roles.ts';
import { audit } from '#desk/server/door.ts';
import { countFailedJobs, listFailedJobs, retryFailedJob } from '#jobs/server/door.ts';
import { listMails, retryMail, type ListedMail } from '#mail/server/door.ts';
import { tryWebhook } from '#shop/server/door.ts';
import { humanItems, type backofficeEndpoints, type MailRecord, type Opening } from '../contract.ts';
import { mayOpen } from '../opening-rules.ts';
import { maskedAddress } from '../rules.ts';
import { listAudit } from './audit-list.ts';
import { dashboardOf } from './dashboard.ts';
import { officeCallTexts } from '../team-texts.ts';
import { findOpening, openSite, tickItem } from './opening.ts';
import type { BackofficeParts } from './parts.ts';

async function callerOf({ caller }: CallContext): Promise<Caller> {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return found;
}

/** The office's calls about the site as a whole. */
export function backofficeHandlers(parts: BackofficeParts): Handlers<typeof backofficeEndpoints> {
  const { db } = parts;
  return {
    dashboard: async (asked, context) => {
      const { roles } = await callerOf(context);
      const sees = { seesSales: hasRole(roles, ['support']), seesServer: hasRole(roles, []) };
      const found = await dashboardOf(parts, { ...asked, ...sees, locale: context.locale });
      return found.ok ? ok({ data: found.value }) : found;
    },
    failedJobs: async ({ page, perPage }) => {
      const jobs = await listFailedJobs(db, perPage, (page - 1) * perPage);
      const data = jobs.map(({ id, kind, failedAt, attempts, reason }) => ({
        id,
        kind,
        failed_at: failedAt.toISOString(),
        attempts,
        reason,
      }));
      return ok({ data, total: await countFailedJobs(db) });
    },
    retryJob: (which, context) => retryJobs(parts, which, context),
    listMails: async (question, context) => {
      const { roles } = await callerOf(context);
      const { mails, total } = await listMails(db, question);
      const isAdmin = hasRole(roles, []);
      return ok({ data: mails.map((mail) => presentMail(mail, isAdmin)), total });
    },
    retryMail: async ({ id }, context) => {
      const { userId: actor } = await callerOf(context);
      const at = parts.clock.now();
      const isRetried = await db.transaction(async (tx) => {
        if (!(await retryMail(tx, id))) return false;
        await audit(tx, { actor, action: 'retry', entity: 'mail', id, at });
        return true;
      });
      return isRetried ? ok({ data: { id } }) : refuse(officeCallTexts[context.locale].mailGone, {}, 'conflict');
    },
    audit: async (question, context) => {
      const { roles } = await callerOf(context);
      return ok(await listAudit(db, question, { seesAll: hasRole(roles, []) }));
    },
    opening: async () => ok({ data: await presentOpening(parts) }),
    tickOpening: async ({ item, done }, context) => {
      const { userId } = await callerOf(context);
      await tickItem(parts, { item, isDone: done }, userId);
      return ok({ data: await presentOpening(parts) });
    },
    tryWebhook: async (_, { locale }) => {
      const found = await tryWebhook(parts);
      if (found.is === 'arrived') return ok({ data: await presentOpening(parts) });
      const words = officeCallTexts[locale].webhook;
      return refuse(found.is === 'refused' ? words.refused(found.why) : words[found.is], {}, 'conflict');
    },
    openSite: async (_, context) => {
      const { userId } = await callerOf(context);
      if (!(await openSite(parts, userId))) return refuse(officeCallTexts[context.locale].notReady, {}, 'conflict');
      return ok({ data: await presentOpening(parts) });
    },
  };
}

async function presentOpening(parts: BackofficeParts): Promise<Opening> {
  const { items, isOpen } = await findOpening(parts);
  return {
    is_open: isOpen,
    may_open: mayOpen(items),
    items: items.map(({ name, state, isMandatory, why, to, tick, name_of_person: ticked }) => ({
      name,
      state,
      is_human: humanItems.some((one) => one === name),
      is_mandatory: isMandatory,
      why,
      to,
      ticked_by: ticked,
      ticked_at: tick?.at.toISOString() ?? null,
    })),
  };
}

const presentMail = ({ id, recipient, subject, state, tries, queuedAt, sentAt }: ListedMail, isAdmin: boolean): MailRecord => ({
  id,
  recipient: isAdmin ? recipient : maskedAddress(recipient),
  subject,
  state,
  tries,
  queued_at: queuedAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
});

type Which = { readonly kind?: string | undefined; readonly id?: string | undefined; readonly all?: true | undefined };

/** Maximum number of retries per call. */
const mostRetried = 1000;

async function retryJobs(
  { db, clock }: BackofficeParts,
  { kind, id, all }: Which,
  context: CallContext,
): Promise<Result<{ data: { retried: number } }>> {
  const { userId: actor } = await callerOf(context);
  const t = officeCallTexts[context.locale];
  if (!all && (kind === undefined || id === undefined)) return refuse(t.check, { id: [t.which] });
  return db.transaction(async (tx) => {
    const wanted = all ? await listFailedJobs(tx, mostRetried) : [{ kind: kind ?? '', id: id ?? '' }];
    let retried = 0;
    for (const job of wanted) {
      if (!(await retryFailedJob(tx, job))) continue;
      retried += 1;
      await audit(tx, { actor, action: 'retry', entity: 'job', id: job.id, title: job.kind, at: clock.now() });
    }
    return retried > 0 || all ? ok({ data: { retried } }) : refuse(t.jobGone, {}, 'conflict');
  });
}
