import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok } from '#kit/result.ts';
import type { RecordSource } from '#accounts/server/door.ts';
import { listCoachingNames, listRetreatNames } from '#catalog/server/door.ts';
import type { Db } from '#platform/database.ts';
import { Totals } from '#platform/totals.ts';
import type { shopOfficeEndpoints } from '../office-contract.ts';
import { correctInvoice } from './correct-invoice.ts';
import { listEntitlements } from './entitlements.ts';
import { codesFile, generateOfficeCodes, listBatches, redeemOfficeCode } from './office-codes.ts';
import { findWholeOrder, listRecords } from './order-records.ts';
import { ordersFile } from './orders-file.ts';
import { listOrders } from './orders.ts';
import { papersFile } from './papers-file.ts';
import type { ShopParts } from './parts.ts';
import { resendOrderMail } from './resend-mails.ts';
import { handleWithdrawal, listWithdrawals } from './withdrawal-records.ts';

/** The caller and their language. */
async function actorOf({ caller, locale }: CallContext) {
  const found = await caller();
  if (!found) throw new Error('This call has no guard.');
  return { actor: found.userId, locale };
}

/** The office's calls about orders, withdrawals and codes. */
export function shopOfficeHandlers(parts: ShopParts): Handlers<typeof shopOfficeEndpoints> {
  const totals = new Totals(parts);
  return {
    listOrders: async (question) => ok(await listRecords({ db: parts.db, totals }, question)),
    getOrder: async ({ id }) => {
      const found = await findWholeOrder(parts.db, id);
      return found ? ok({ data: found }) : fail('not-found');
    },
    resendOrderMail: async (wish, context) => {
      const sent = await resendOrderMail(parts, { ...wish, ...(await actorOf(context)) });
      return sent.ok ? ok({ data: sent.value }) : sent;
    },
    correctInvoice: async (wish, context) => {
      const corrected = await correctInvoice(parts, { ...wish, ...(await actorOf(context)) });
      return corrected.ok ? ok({ data: corrected.value }) : corrected;
    },
    ordersFile: async (days, { locale }) => ok(await ordersFile(parts.db, days, locale)),
    papersFile: async (days, { locale }) => ok(await papersFile(parts.db, days, locale)),
    listWithdrawals: async (question) => ok(await listWithdrawals(parts.db, question)),
    handleWithdrawal: async (decision, context) => {
      const handled = await handleWithdrawal(parts, { ...decision, ...(await actorOf(context)) });
      return handled.ok ? ok({ data: handled.value }) : handled;
    },
    generateCodes: async (form, context) => {
      const made = await generateOfficeCodes(parts, form, await actorOf(context));
      return made.ok ? ok({ data: made.value }) : made;
    },
    codesFile: async ({ batch }, { locale }) => ok(await codesFile(parts.db, batch, locale)),
    codeBatches: async (paging) => ok(await listBatches(parts.db, paging)),
    redeemCode: async (wish, context) => {
      const redeemed = await redeemOfficeCode(parts, wish, await actorOf(context));
      return redeemed.ok ? ok({ data: redeemed.value }) : redeemed;
    },
  };
}

/** A member's orders and holdings, for the office. */
export const shopRecords =
  (db: Db): RecordSource =>
  async (userId, locale) => {
    const [held, ordered] = await Promise.all([listEntitlements(db, userId), listOrders(db, userId)]);
    const idsOf = (kind: 'coaching' | 'retreat') => held.filter((one) => one.kind === kind).map(({ subjectId }) => subjectId);
    const names = new Map(
      [
        ...(await listCoachingNames(db, idsOf('coaching'), locale)),
        ...(await listRetreatNames(db, idsOf('retreat'), locale)),
        // The name from the order: the topic of a course must not appear beside a person (S16.5).
      ].map(({ id, stripeName }) => [id, stripeName]),
    );
    return {
      orders: ordered.map(({ id, number, offerName, status, totalCents, createdAt }) => ({
        id,
        number,
        name: offerName,
        status,
        total: totalCents,
        created_at: createdAt.toISOString(),
      })),
      held: held.map(({ kind, subjectId, orderId, grantedAt }) => ({
        id: subjectId,
        type: kind,
        title: names.get(subjectId) ?? '',
        granted_at: grantedAt.toISOString(),
        by_team: orderId === null,
      })),
    };
  };
