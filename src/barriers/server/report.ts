import { createHash, randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findBuyer } from '#accounts/server/door.ts';
import { networkOf } from '#accounts/rules.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { ok, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { dueOn, reportNumber, type Report, type ReportStanding } from '../rules.ts';
import { mailReceipt, mailTeam } from './mails.ts';
import type { BarrierParts } from './parts.ts';
import { barrierReports } from './tables.ts';

const hour = 60 * 60;
const fromOne: Limit = { name: 'barrier from address', points: 10, seconds: hour };
const mailsToOne: Limit = { name: 'barrier mail', points: 3, seconds: 24 * hour };
const askedByOne: Limit = { name: 'barrier asked', points: 30, seconds: hour };

type Receipt = { readonly number: string; readonly due: string; readonly isMailed: boolean };

const fingerprintOf = (token: string, { page, problem, help, email }: Report): string =>
  createHash('sha256')
    .update(JSON.stringify([token, page, problem, help, email]))
    .digest('base64url');

/**
 * Stores a validated report and sends a receipt if there is an address, in one transaction. An address over its limit of receipts
 * gets no more; the report is stored all the same. Submitting the same form twice answers the same receipt.
 */
export async function takeReport(
  parts: BarrierParts,
  { token, report }: { readonly token: string; readonly report: Report },
  context: CallContext,
): Promise<Result<Receipt>> {
  const { db, clock, limits } = parts;
  const fingerprint = fingerprintOf(token, report);
  const again = await findKept(db, fingerprint);
  if (again) return ok(again);
  const spent = await limits.spend(fromOne, networkOf(context.client.ip));
  if (!spent.ok) return spent;
  const email = mailAddress(report.email)?.toLowerCase() ?? null;
  const isMailed = email !== null && (await limits.spend(mailsToOne, email)).ok;
  const caller = await context.caller();
  const now = clock.now();
  return db.transaction(async (tx) => {
    // If the account is deleted meanwhile, the report is anonymous.
    const member = caller && (await findBuyer(tx, caller.userId));
    const [kept] = await tx
      .insert(barrierReports)
      .values({
        ...report,
        number: reportNumber(randomInt),
        fingerprint,
        userId: member?.id ?? null,
        email,
        locale: context.locale,
        receivedAt: now,
        dueOn: dueOn(now),
      })
      .onConflictDoNothing({ target: barrierReports.fingerprint })
      .returning();
    if (!kept) {
      const first = await findKept(tx, fingerprint);
      if (!first) throw new Error('What an insert collides with is there.');
      return ok(first);
    }
    if (isMailed) await mailReceipt(tx, parts, { ...kept, email });
    await mailTeam(tx, parts, kept);
    return ok({ number: kept.number, due: kept.dueOn, isMailed });
  });
}

async function findKept(db: Db | Tx, fingerprint: string): Promise<Receipt | null> {
  const [row] = await db.select().from(barrierReports).where(eq(barrierReports.fingerprint, fingerprint));
  return row ? { number: row.number, due: row.dueOn, isMailed: row.email !== null } : null;
}

/** The state of the report with this number; null if there is none (any more). */
export async function askByNumber(
  { db, limits }: { readonly db: Db; readonly limits: BarrierParts['limits'] },
  number: string,
  { client }: CallContext,
): Promise<Result<ReportStanding | null>> {
  const spent = await limits.spend(askedByOne, networkOf(client.ip));
  if (!spent.ok) return spent;
  const [found] = await db.select().from(barrierReports).where(eq(barrierReports.number, number));
  return ok(found ? { number, state: found.state, due: found.dueOn, answer: found.answer } : null);
}
