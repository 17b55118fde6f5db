import { randomInt } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { networkOf } from '#accounts/rules.ts';
import type { Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { ok, refuse } from '#kit/result.ts';
import { repeatableId } from '#platform/repeatable-id.ts';
import type { Tx } from '#platform/database.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { shopEndpoints } from '../contract.ts';
import { formKeyField } from '../rules.ts';
import { declarationNumber, numbersIn, outcomeOf, type Declaration } from '../withdrawal-rules.ts';
import { withdrawalTexts } from '../withdrawal-texts.ts';
import { usageOf } from './code-rows.ts';
import type { OrderRow } from './order-row.ts';
import { lockOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { withdrawOrder } from './settle.ts';
import { codes, orders, withdrawals } from './tables.ts';
import { mailReceipt, mailTeam } from './withdrawal-mails.ts';

const hour = 60 * 60;
const declaredFromOne: Limit = { name: 'withdrawal from address', points: 10, seconds: hour };
const mailsToOne: Limit = { name: 'withdrawal mail', points: 5, seconds: 24 * hour };

/** S14.3 (§ 356a BGB): declares a withdrawal without a login. The answer does not reveal whether there is such an order. */
export const withdrawalHandlers = (parts: ShopParts): Pick<Handlers<typeof shopEndpoints>, 'withdraw'> => ({
  withdraw: async ({ [formKeyField]: formKey, ...form }, { locale, client }) => {
    const t = withdrawalTexts[locale].errors;
    const email = mailAddress(form.email);
    if (email === null) return refuse(t.check, { email: [t.email] });
    const declared = await parts.limits.spend(declaredFromOne, networkOf(client.ip));
    if (!declared.ok) return declared;
    // A declaration counts however many there are: strangers who use somebody's address can only exhaust the mails to it that
    // are about no order.
    const { ok: mayMail } = await parts.limits.spend(mailsToOne, email);
    const { number, declaredAt } = await parts.db.transaction((tx) =>
      declare(tx, parts, { ...form, email }, { locale, mayMail, formKey }),
    );
    return ok({ data: { number, declared_at: declaredAt.toISOString() } });
  },
});

/** `mayMail`: also about a contract that is unknown here. */
type Receipt = { readonly locale: Locale; readonly mayMail: boolean; readonly formKey: string | undefined };

/** The id of what a form declares with these words, undefined without a key: sent again because its answer was lost, it is the same. */
function formIdOf(formKey: string | undefined, { name, email, order, message }: Declaration): string | undefined {
  if (formKey === undefined) return undefined;
  return repeatableId(formKey, name, email, order, message);
}

/** Stores a declaration, ends the contract if it is clear, and confirms the receipt: all or nothing. */
async function declare(tx: Tx, parts: ShopParts, declaration: Declaration, { locale, mayMail, formKey }: Receipt) {
  const id = formIdOf(formKey, declaration);
  const now = parts.clock.now();
  const meant = await findDeclared(tx, declaration);
  // Several matches need a decision.
  const [one, another] = meant;
  const order = one && !another ? await lockOrder(tx, one.id) : null;
  const outcome = order ? outcomeOf(order, { isUsed: await isUsed(tx, order), now }) : 'to-check';
  const { name, email, order: contract, message } = declaration;
  const [declared] = await tx
    .insert(withdrawals)
    .values({
      id,
      number: declarationNumber(randomInt),
      orderId: order?.id ?? null,
      name,
      email,
      contract,
      message,
      locale,
      outcome,
      declaredAt: now,
      handledAt: outcome === 'accepted' ? now : null,
    })
    .onConflictDoNothing({ target: withdrawals.id })
    .returning();
  if (!declared) {
    const [before] = await tx
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, id ?? ''));
    if (!before) throw new Error('What an insert collides with is there.');
    return before;
  }
  const isTheirs = meant.length > 0;
  if (isTheirs || mayMail) await mailReceipt(tx, parts, declared, { isTheirs });
  if (order && outcome === 'accepted') await withdrawOrder(tx, parts, order);
  else await mailTeam(tx, parts, declared);
  return declared;
}

/** The matching orders: number and address both fit. */
async function findDeclared(tx: Tx, { order: contract, email }: Declaration): Promise<Pick<OrderRow, 'id'>[]> {
  const numbers = numbersIn(contract);
  if (numbers.length === 0) return [];
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.number, numbers), eq(sql`lower(${orders.email})`, email.toLowerCase())));
}

/** Whether the code that an order bought is used or held. It stays locked, so that nobody uses it meanwhile. */
async function isUsed(tx: Tx, { id }: OrderRow): Promise<boolean> {
  const [code] = await tx.select({ id: codes.id }).from(codes).where(eq(codes.orderId, id)).for('update');
  return code !== undefined && (await usageOf(tx, code.id)).count > 0;
}
