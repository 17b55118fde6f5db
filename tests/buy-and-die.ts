import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { systemClock } from '#platform/clock.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { users } from '#accounts/server/tables.ts';
import { beginCheckout } from '#shop/server/checkout.ts';
import { takeEvent } from '#shop/server/events.ts';
import type { PaymentProvider } from '#shop/server/door.ts';
import { giveMoneyBack, refundOrder } from '#shop/server/refund.ts';
import { orders } from '#shop/server/tables.ts';
import { offerNamed } from './offers.ts';
import { shopPartsOf } from './shop-parts.ts';

/**
 * A test program: runs an operation for a member and kills itself (SIGKILL) at the n-th step, which is a provider call or a
 * durable database change, either `before` or `while` executing it. First it completes the operation of the previous run's member.
 *
 *     node buy-and-die.ts buy|refund E-MAIL-OF-LAST-TIME|- E-MAIL STEP before|while stays|every
 *
 * With `stays` only the commit of a transaction is a step; with `every` each statement is one.
 */
const [what, last, current, step, moment, which] = process.argv.slice(2);

let isArmed = false;
let steps = 0;
const die = (): boolean => process.kill(process.pid, 'SIGKILL');
function reach(): void {
  if (!isArmed) return;
  steps += 1;
  if (steps !== Number(step)) return;
  if (moment === 'before') die();
  else setImmediate(die);
}

const inTransaction = new WeakSet<object>();

/** Whether a statement's effect survives a kill. */
function stays(connection: object, statement: string): boolean {
  const [word = ''] = /^\w+/.exec(statement.toLowerCase()) ?? [];
  if (word === 'begin') inTransaction.add(connection);
  if (word === 'rollback' && !/rollback to/i.test(statement)) inTransaction.delete(connection);
  if (word === 'commit') return inTransaction.delete(connection);
  return !inTransaction.has(connection) && word !== 'select' && word !== 'rollback';
}

const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
pg.Client.prototype.query = function counted(this: object, ...args: unknown[]) {
  const [asked] = args as (string | { text?: string })[];
  const isStep = stays(this, (typeof asked === 'string' ? asked : asked?.text) ?? '');
  if (isStep || which === 'every') reach();
  return query.apply(this, args);
} as never;

const config = readConfig(process.env);
const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
const { db } = database;

/** The provider's refunds are stored in a file, so that it remembers them after a crash. */
const kept = path.join(config.dataDir, 'given-back.txt');
const notUsed = (): never => {
  throw new Error('not used here');
};
const provider: PaymentProvider = {
  openSession: async ({ orderId }) => {
    reach();
    return { id: `cs_${orderId}`, url: `https://pay.example/${orderId}` };
  },
  refund: async ({ key }) => {
    reach();
    const known = existsSync(kept) ? readFileSync(kept, 'utf8').split('\n') : [];
    if (!known.includes(key)) appendFileSync(kept, `${key}\n`);
    reach();
    return [];
  },
  endSession: async () => 'ended',
  lookUp: async () => [],
  readEvent: notUsed,
};
const parts = shopPartsOf({ database, clock: systemClock } as never, { provider });
const coaching = await offerNamed(db, 'coaching', 'schlaf30');

const orderOf = async (userId: string) => {
  const [order] = await db.select().from(orders).where(eq(orders.userId, userId));
  if (!order) throw new Error('There is no order.');
  return order;
};

/** Like browser and provider: the interrupted checkout is repeated, and the webhook event is delivered repeatedly. */
async function buy(userId: string): Promise<void> {
  const wish = { type: 'coaching', id: coaching.id, code: '', isGift: false, hasConsented: true, locale: 'de' } as const;
  const begun = await beginCheckout(parts, userId, wish);
  if (begun.to !== 'payment' && begun.to !== 'own') throw new Error(`The checkout led to ${begun.to}.`);
  const { id } = await orderOf(userId);
  const report = { id: `evt_${id}`, type: 'paid', orderId: id, fact: { kind: 'paid', paymentId: `pi_${id}` } } as const;
  await takeEvent(parts, report);
  await takeEvent(parts, report);
}

/** Like the team and the job. */
async function refund(userId: string): Promise<void> {
  const { id } = await orderOf(userId);
  await refundOrder(parts, { id, actor: null, locale: 'de' });
  await giveMoneyBack(parts, id);
}

async function act(email: string | undefined): Promise<void> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, email ?? ''));
  if (!user) throw new Error('There is no such member.');
  await (what === 'buy' ? buy(user.id) : refund(user.id));
}

if (last !== '-') await act(last);
isArmed = true;
await act(current);
isArmed = false;
await database.close();
