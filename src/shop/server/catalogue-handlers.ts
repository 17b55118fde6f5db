import { eq } from 'drizzle-orm';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { Services } from '#platform/services.ts';
import { type CodeState, type CodeUsage, effectOf, leftOf, readCode, stateFor, stateOf } from '../code-rules.ts';
import type { Code, OfferRef, Quote, shopEndpoints } from '../contract.ts';
import { needsAddress, needsConsent, priceOf, vatIn } from '../rules.ts';
import { type CodeRow, usageOf } from './code-rows.ts';
import { type Trier, trierOf, tryCode } from './code-tries.ts';
import { findOffer, type Offer } from './offers.ts';
import { findProduct, listProducts } from './products.ts';
import { products } from './tables.ts';

type Calls = Pick<Handlers<typeof shopEndpoints>, 'products' | 'product' | 'code' | 'quote'>;
/** Public calls about offers and prices. */
export const catalogueHandlers = (parts: Pick<Services, 'db' | 'clock' | 'limits'>): Calls => ({
  products: async (paging, { locale }) => ok(await listProducts(parts.db, paging, locale)),
  product: async ({ idOrSlug }, { locale }) => {
    const where = uuidPattern.test(idOrSlug) ? eq(products.id, idOrSlug) : eq(products.slug, idOrSlug);
    const found = await findProduct(parts.db, where, locale);
    return found ? ok({ data: found }) : fail('not-found');
  },
  code: async ({ id }, context) => {
    const who = await trierOf(context);
    const tried = await tryCode(parts, who, id);
    if (!tried.ok) return tried;
    return tried.value ? ok({ data: await describeCode(parts, tried.value, who, context.locale) }) : fail('not-found');
  },
  quote: (asked, context) => quote(parts, asked, context),
});

/** A code for anyone who knows it, for any offer. The caller's own open order does not count as a use. */
async function describeCode(
  { db, clock }: Pick<Services, 'db' | 'clock' | 'limits'>,
  row: CodeRow,
  { userId }: Trier,
  locale: Locale,
): Promise<Code> {
  const usage = await usageOf(db, row.id, userId === null ? {} : { own: { userId } });
  const { offerType, offerId } = row;
  const offer = offerType && offerId ? await findOffer(db, offerType, offerId, locale) : null;
  // Its offer no longer exists.
  const state = offerId !== null && !offer ? 'invalid' : stateOf(row, usage, clock.now());
  return present(row, usage, state, offer);
}

function present(row: CodeRow, usage: CodeUsage, state: CodeState, offer: Offer | null): Code {
  return {
    id: row.id,
    code: row.code,
    kind: row.kind,
    percent: row.percent,
    value: row.kind === 'multi' ? leftOf(row, usage) : row.valueCents,
    valid_from: row.validFrom?.toISOString() ?? null,
    valid_until: row.validUntil?.toISOString() ?? null,
    state,
    offer: offer && offerRefOf(offer),
  };
}

type Asked = Parameters<Calls['quote']>[0];

/** The price of an offer; with an invalid code the price without one. */
async function quote(
  parts: Pick<Services, 'db' | 'clock' | 'limits'>,
  { type, id, code, gift }: Asked,
  context: CallContext,
): Promise<Result<{ data: Quote }>> {
  const offer = await findOffer(parts.db, type, id, context.locale);
  if (!offer) return fail('not-found');
  if (!code) return ok({ data: quoteOf(offer, null) });
  const who = await trierOf(context);
  const tried = await tryCode(parts, who, code);
  if (!tried.ok) return tried;
  // Ids only identify a code on its own page, not in the input field.
  const row = tried.value?.code === readCode(code) ? tried.value : null;
  if (!row) return ok({ data: quoteOf(offer, { state: 'invalid' }) });
  const own = who.userId === null ? undefined : { userId: who.userId, offer: { type, id } };
  const usage = await usageOf(parts.db, row.id, { own });
  const wish = { type, id, listCents: offer.listCents, isGift: gift === '1', isVoucher: offer.opens.voucherCents !== null };
  const state = stateFor(row, usage, wish, parts.clock.now());
  if (state !== 'valid') return ok({ data: quoteOf(offer, { state }) });
  const named = offerRefOf(offer);
  const shown = { ...present(row, usage, state, null), offer: row.offerId === null ? null : named };
  return ok({ data: quoteOf(offer, { state, effect: effectOf(row, usage, wish), shown }) });
}

type Applied =
  | { readonly state: 'used' | 'invalid' }
  | { readonly state: 'valid'; readonly effect: Parameters<typeof priceOf>[1]; readonly shown: Code };

function quoteOf(offer: Offer, code: Applied | null): Quote {
  const isValid = code?.state === 'valid';
  const price = priceOf(offer.listCents, isValid ? code.effect : null);
  return {
    offer: offerRefOf(offer),
    list: price.listCents,
    discount: price.discountCents,
    total: price.totalCents,
    voucher: price.voucherCents,
    due: price.dueCents,
    vat_percent: offer.vatPercent,
    vat: vatIn(price.totalCents, offer.vatPercent),
    needs_address: needsAddress(offer, price),
    needs_consent: needsConsent(offer.opens),
    code: isValid ? code.shown : null,
    error: code && !isValid ? `code-${code.state}` : null,
  };
}

/** An offer on the wire. */
const offerRefOf = ({ type, id, shortid, slug, name, image }: Offer): OfferRef => ({
  type,
  id,
  shortid,
  slug,
  name,
  image,
});
