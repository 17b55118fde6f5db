import { desc, eq, getViewSelectedFields, ne, sql } from 'drizzle-orm';
import { instantOf, wireDate } from '#kit/dates.ts';
import { csv } from '#kit/csv.ts';
import { decimalCents } from '#kit/money.ts';
import type { Locale } from '#kit/locale.ts';
import { ok, refuse, type FieldErrors, type Result } from '#kit/result.ts';
import { findMemberId } from '#accounts/server/door.ts';
import { audit } from '#desk/server/door.ts';
import { repeatableId } from '#platform/repeatable-id.ts';
import type { Db } from '#platform/database.ts';
import { endOfDay, type CodeOrder } from '../code-rules.ts';
import type { CodesForm } from '../office-contract.ts';
import { formKeyField } from '../rules.ts';
import { shopOfficeTexts } from '../team-texts.ts';
import { findOffer } from './offers.ts';
import type { ShopParts } from './parts.ts';
import { generateCodes, redeemCode } from './team-codes.ts';
import { codes, codeUses } from './tables.ts';

/** The team's handling of codes (S10.4, S14.5). */

type Asked = { readonly actor: string; readonly locale: Locale };

const isDay = (moment: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(moment);
const beginning = (moment: string): Date => (isDay(moment) ? instantOf(moment, 0) : new Date(moment));
const end = (moment: string): Date => (isDay(moment) ? endOfDay(moment) : new Date(moment));

const orderOf = (form: CodesForm): Omit<CodeOrder, 'batch'> => ({
  kind: form.kind,
  count: form.count,
  percent: form.percent ?? null,
  valueCents: form.value_cents ?? null,
  offerType: form.offer_type ?? null,
  offerId: form.offer_id ?? null,
  maxUses: form.max_uses ?? null,
  validFrom: form.valid_from ? beginning(form.valid_from) : null,
  validUntil: form.valid_until ? end(form.valid_until) : null,
});

/** Batches of codes, newest first. */
export async function listBatches(
  db: Db,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ data: { batch: string; count: number; created_at: string }[]; total: number }> {
  const made = sql<Date>`max(${codes.createdAt})`.mapWith(codes.createdAt);
  const rows = await db
    .select({ batch: codes.batch, count: sql<number>`count(*)::int`, made })
    .from(codes)
    .where(ne(codes.batch, ''))
    .groupBy(codes.batch)
    .orderBy(desc(made), codes.batch)
    .limit(perPage)
    .offset((page - 1) * perPage);
  const [all] = await db
    .select({ total: sql<number>`count(distinct ${codes.batch})::int` })
    .from(codes)
    .where(ne(codes.batch, ''));
  const data = rows.map(({ batch, count, made: at }) => ({ batch, count, created_at: at.toISOString() }));
  return { data, total: all?.total ?? 0 };
}

/** The wire names of the fields. */
const wireNames = {
  count: 'count',
  batch: 'batch',
  percent: 'percent',
  valueCents: 'value_cents',
  offerId: 'offer_id',
  maxUses: 'max_uses',
  validUntil: 'valid_until',
} as const;

type Fault = keyof typeof wireNames;

/** The id of the first code that a form makes with these terms, undefined without a key. */
const firstIdOf = (form: CodesForm, actor: string): string | undefined =>
  form[formKeyField] === undefined ? undefined : repeatableId(actor, form);

/** Generates codes. An unnamed batch gets a name, so that its table can be downloaded. */
export async function generateOfficeCodes(
  parts: Pick<ShopParts, 'db' | 'clock'>,
  form: CodesForm,
  { actor, locale }: Asked,
): Promise<Result<{ batch: string; codes: string[] }>> {
  const t = shopOfficeTexts[locale];
  const order = orderOf(form);
  if (order.offerType && order.offerId && !(await findOffer(parts.db, order.offerType, order.offerId, locale)))
    return refuse(t.check, { offer_id: [t.offerUnknown] });
  const now = parts.clock.now();
  const batch = form.batch || t.batch(`${wireDate(now)}:${String(now.getUTCSeconds()).padStart(2, '0')}`);
  const made = await generateCodes(
    parts,
    { ...order, batch },
    {
      firstId: firstIdOf(form, actor),
      also: async (tx) => {
        const details = { count: form.count, kind: form.kind };
        await audit(tx, { actor, action: 'generate', entity: 'code', id: batch, title: batch, details, at: now });
      },
    },
  );
  if (!made.ok) return refuse(t.check, faultsIn(made.body, locale));
  return ok({ batch: made.value[0]?.batch ?? batch, codes: made.value.map(({ code }) => code) });
}

function faultsIn(body: unknown, locale: Locale): FieldErrors {
  const { fields } = body as { fields: Fault[] };
  return Object.fromEntries(fields.map((field) => [wireNames[field], [shopOfficeTexts[locale].faults[field]]]));
}

/** The codes of a batch as CSV. */
export async function codesFile(db: Db, batch: string, locale: Locale): Promise<string> {
  const t = shopOfficeTexts[locale].codesFile;
  const rows = await db
    .select({
      row: getViewSelectedFields(codes),
      used: sql<number>`(select count(*)::int from ${codeUses} where ${codeUses.codeId} = ${codes.id} and ${codeUses.state} = 'spent')`,
    })
    .from(codes)
    .where(eq(codes.batch, batch))
    .orderBy(codes.createdAt, codes.code);
  const offers = await namesOfOffers(
    db,
    rows.map(({ row }) => row),
    locale,
  );
  return csv(
    t.heads,
    rows.map(({ row, used }) => [
      row.code,
      t.kinds[row.kind],
      row.percent,
      row.valueCents === null ? '' : decimalCents(row.valueCents, locale),
      offers.get(row.offerId ?? '') ?? '',
      row.maxUses,
      used,
      row.validFrom ? wireDate(row.validFrom) : '',
      row.validUntil ? wireDate(row.validUntil) : '',
      row.isVoid ? t.yes : t.no,
    ]),
  );
}

type Bound = Pick<typeof codes.$inferSelect, 'offerType' | 'offerId'>;

/** Cached, since a batch is mostly for one offer. */
async function namesOfOffers(db: Db, rows: readonly Bound[], locale: Locale): Promise<Map<string, string>> {
  const bound = new Map(rows.flatMap(({ offerType, offerId }) => (offerType && offerId ? [[offerId, offerType] as const] : [])));
  const names = new Map<string, string>();
  for (const [id, type] of bound) names.set(id, (await findOffer(db, type, id, locale))?.name ?? '');
  return names;
}

type Redeeming = { readonly code: string; readonly user: string };

/** Grants a member, by id or address, what a code covers. */
export async function redeemOfficeCode(
  parts: ShopParts,
  { code, user }: Redeeming,
  { actor, locale }: Asked,
): Promise<Result<{ order_id: string }>> {
  const t = shopOfficeTexts[locale];
  const userId = await findMemberId(parts.db, user);
  if (userId === null) return refuse(t.check, { user: [t.accountUnknown] });
  const redeemed = await redeemCode(parts, { userId, code, locale }, (tx, { id, number }) =>
    audit(tx, { actor, action: 'redeem', entity: 'order', id, title: number, at: parts.clock.now() }),
  );
  if (!redeemed.ok) {
    if (redeemed.code === 'not-found') return refuse(t.check, { code: [t.codeUnknown] });
    const word = (redeemed.body as { error?: keyof typeof t.redeem } | undefined)?.error ?? 'code-invalid';
    return refuse(t.redeem[word], { code: [t.redeem[word]] }, 'conflict');
  }
  return ok({ order_id: redeemed.value.orderId });
}
