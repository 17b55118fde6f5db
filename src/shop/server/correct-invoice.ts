import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import { typedLine } from '#kit/visible.ts';
import { findRecipient } from '#accounts/server/door.ts';
import { audit } from '#desk/server/door.ts';
import { shopOfficeTexts } from '../team-texts.ts';
import { lockOrder } from './orders.ts';
import { issueCorrection, mailCorrection } from './papers.ts';
import type { ShopParts } from './parts.ts';

/** What fits the window of an envelope. */
const longest = { lines: 5, letters: 80 };

type Correction = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly actor: string;
  readonly locale: Locale;
};

/**
 * Corrects whom an invoice is for (§ 31 (5) UStDV), and tells the buyer. The invoice stays as it was issued, and so does what the order says
 * of the day on which it was placed.
 */
export const correctInvoice = (
  parts: ShopParts,
  { id, name, address, actor, locale }: Correction,
): Promise<Result<{ number: string }>> =>
  parts.db.transaction(async (tx): Promise<Result<{ number: string }>> => {
    const t = shopOfficeTexts[locale];
    const lines = address
      .split('\n')
      .map((line) => typedLine(line))
      .filter((line) => line !== '');
    if (name === '') return refuse(t.check, { name: [t.faults.name] });
    if (lines.length === 0 || lines.length > longest.lines || lines.some((line) => line.length > longest.letters))
      return refuse(t.check, { address: [t.faults.address(longest.lines, longest.letters)] });
    const order = await lockOrder(tx, id);
    if (!order) return fail('not-found');
    const number = await issueCorrection(tx, parts, order, { name, lines });
    if (number === null) return refuse(t.nothingToCorrect, {}, 'conflict');
    const buyer = order.userId === null ? null : await findRecipient(tx, order.userId);
    if (buyer) await mailCorrection(tx, parts, { ...order, email: buyer.email }, number);
    const details = { number };
    await audit(tx, { actor, action: 'correct', entity: 'order', id, title: order.number, details, at: parts.clock.now() });
    return ok({ number });
  });
