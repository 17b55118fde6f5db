import { and, asc, desc, eq, gte, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { audit, deskAudit } from '#desk/server/door.ts';
import { dayOf } from '#kit/dates.ts';
import type { Handlers } from '#kit/endpoint.ts';
import { fail, ok, refuse } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { barrierOfficeEndpoints, BarrierRecord } from '../office-contract.ts';
import { barrierOfficeTexts } from '../office-texts.ts';
import { isClosed } from '../rules.ts';
import { mailAnswer } from './mails.ts';
import type { BarrierParts } from './parts.ts';
import { barrierReports } from './tables.ts';

const present = (row: typeof barrierReports.$inferSelect, today: string): BarrierRecord => ({
  id: row.id,
  number: row.number,
  version: row.version,
  state: row.state,
  page: row.page,
  problem: row.problem,
  help: row.help,
  email: row.email,
  answer: row.answer,
  received_at: row.receivedAt.toISOString(),
  due_on: row.dueOn,
  is_overdue: row.closedAt === null && row.dueOn < today,
  closed_at: row.closedAt?.toISOString() ?? null,
});

/** The office's calls about barrier reports (S19.7). */
export const barrierOfficeHandlers = (parts: BarrierParts): Handlers<typeof barrierOfficeEndpoints> => ({
  listBarriers: async ({ page, perPage, state, q }) => {
    const { number, email, problem, page: place } = barrierReports;
    const where: SQL | undefined = and(state && eq(barrierReports.state, state), hasWords([number, email, problem, place], q));
    const rows = await parts.db
      .select()
      .from(barrierReports)
      .where(where)
      // Open reports by due date, so overdue ones come first; then closed ones, the latest first.
      .orderBy(
        sql`${barrierReports.closedAt} is not null`,
        sql`case when ${barrierReports.closedAt} is null then ${barrierReports.dueOn} end`,
        desc(barrierReports.closedAt),
        asc(barrierReports.receivedAt),
        barrierReports.id,
      )
      .limit(perPage)
      .offset((page - 1) * perPage);
    const today = dayOf(parts.clock.now());
    return ok({ data: rows.map((row) => present(row, today)), total: await parts.db.$count(barrierReports, where) });
  },
  getBarrier: async ({ id }) => {
    const [row] = await parts.db.select().from(barrierReports).where(eq(barrierReports.id, id));
    return row ? ok({ data: present(row, dayOf(parts.clock.now())) }) : fail('not-found');
  },
  handleBarrier: async ({ id, version, state, answer, mail, form_key: key }, { caller, locale }) => {
    const t = barrierOfficeTexts[locale].errors;
    const actor = (await caller())?.userId ?? null;
    const now = parts.clock.now();
    return parts.db.transaction(async (tx) => {
      const [row] = await tx.select().from(barrierReports).where(eq(barrierReports.id, id)).for('update');
      if (!row) return fail('not-found');
      // An earlier try of the same form, whose answer was lost.
      const tried = row.version === version + 1 && key ? await findTry(tx, { id, key }) : undefined;
      if (tried?.['mailed'] === mail && row.state === state && row.answer === answer)
        return ok({ data: present(row, dayOf(now)) });
      if (row.version !== version && !tried) return refuse(t.stale, {}, 'conflict');
      if (state === 'declined' && answer === '') return refuse(t.check, { answer: [t.reason] });
      if (mail && answer === '') return refuse(t.check, { answer: [t.empty] });
      const { email } = row;
      if (mail && email === null) return refuse(t.check, { mail: [t.unreachable] });
      const closedAt = isClosed(state) ? (row.closedAt ?? now) : null;
      const [after] = await tx
        .update(barrierReports)
        .set({ state, answer, closedAt, version: row.version + 1 })
        .where(eq(barrierReports.id, id))
        .returning();
      if (!after) return fail('not-found');
      if (mail && email !== null) await mailAnswer(tx, parts, { ...after, email });
      const details = { from: row.state, to: state, mailed: mail, ...(key && { form_key: key }) };
      await audit(tx, { actor, action: 'handle', entity: 'barrier', id, title: row.number, details, at: now });
      return ok({ data: present(after, dayOf(now)) });
    });
  },
});

/** What the last try of a form did, by the audit log. */
async function findTry(tx: Tx, { id, key }: { readonly id: string; readonly key: string }) {
  const isIts = and(
    eq(deskAudit.entity, 'barrier'),
    eq(deskAudit.entryId, id),
    sql`${deskAudit.details} ->> 'form_key' = ${key}`,
  );
  const [found] = await tx.select().from(deskAudit).where(isIts).orderBy(desc(deskAudit.at)).limit(1);
  return found?.details ?? undefined;
}

/** The number of open reports, and of overdue ones on a Berlin day. */
export async function countOpenBarriers(db: Db, now: Date): Promise<{ open: number; overdue: number }> {
  const isOpen = isNull(barrierReports.closedAt);
  const today = dayOf(now);
  const [overdue, inTime] = await Promise.all([
    db.$count(barrierReports, and(isOpen, lt(barrierReports.dueOn, today))),
    db.$count(barrierReports, and(isOpen, gte(barrierReports.dueOn, today))),
  ]);
  return { open: overdue + inTime, overdue };
}
