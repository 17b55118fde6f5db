import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import { findRecipient } from '#accounts/server/door.ts';
import { audit } from '#desk/server/door.ts';
import { findMailsByKey } from '#mail/server/door.ts';
import type { OrderMail } from '../office-contract.ts';
import { shopOfficeTexts } from '../team-texts.ts';
import type { CodeRow } from './code-rows.ts';
import { confirmationKey, mailConfirmation } from './order-mails.ts';
import type { OrderRow } from './order-row.ts';
import { codeBoughtBy, lockOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { mailVoucher, voucherKey } from './voucher-mail.ts';

/** How often a mail is sent once more, so that nobody is flooded. */
const mostAgain = 5;

/** The first time, and each time after it. */
export const timesSent: readonly number[] = Array.from({ length: mostAgain + 1 }, (_, time) => time);

/** The mails of an order that can be sent once more: those of a purchase that stands, to a buyer with an account. */
export function mailsToResend({ status, userId }: OrderRow, bought: Pick<CodeRow, 'isVoid'> | null): OrderMail[] {
  if (status !== 'succeeded' || userId === null) return [];
  return bought && !bought.isVoid ? ['confirmation', 'code'] : ['confirmation'];
}

type ResendWish = { readonly id: string; readonly mail: OrderMail; readonly actor: string; readonly locale: Locale };

/**
 * Sends the buyer a mail of a purchase once more. No text of a mail is kept, so it is written anew. It goes to the confirmed address
 * of the account alone; answers that. `conflict` where there is no such mail, or it was sent often enough.
 */
export const resendOrderMail = (parts: ShopParts, { id, mail, actor, locale }: ResendWish): Promise<Result<{ to: string }>> =>
  parts.db.transaction(async (tx): Promise<Result<{ to: string }>> => {
    const t = shopOfficeTexts[locale];
    const order = await lockOrder(tx, id);
    if (!order) return fail('not-found');
    if (order.status !== 'succeeded') return refuse(t.noPurchase, {}, 'conflict');
    const buyer = order.userId === null ? null : await findRecipient(tx, order.userId);
    if (!buyer) return refuse(t.noBuyer, {}, 'conflict');
    const code = await codeBoughtBy(tx, order);
    if (!mailsToResend(order, code).includes(mail)) return refuse(t.noCode, {}, 'conflict');
    const keyOf = mail === 'code' ? voucherKey : confirmationKey;
    const sent = await findMailsByKey(
      tx,
      timesSent.slice(1).map((time) => keyOf(id, time)),
    );
    if (sent.length === mostAgain) return refuse(t.sentOften(mostAgain), {}, 'conflict');
    const theirs = { ...order, email: buyer.email };
    if (mail === 'code' && code) await mailVoucher(tx, parts, theirs, code, sent.length + 1);
    else await mailConfirmation(tx, parts, theirs, sent.length + 1);
    const details = { mail };
    await audit(tx, { actor, action: 'resend', entity: 'order', id, title: order.number, details, at: parts.clock.now() });
    return ok({ to: buyer.email });
  });
