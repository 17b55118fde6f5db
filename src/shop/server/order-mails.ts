import { dayOf, formatDay, zone } from '#kit/dates.ts';
import { languageTag, type Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { formatCents } from '#kit/money.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { pageLinks } from '#paths/routes.ts';
import { absolute, sendLetter } from '#accounts/server/door.ts';
import { findOfferRow, findPlainPage, findSeller, listCoachingNames, type PlainPage, type Seller } from '#catalog/server/door.ts';
import type { MailLink, MailPart } from '#mail/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { orderMailTexts } from '../order-mail-texts.ts';
import { vatIn } from '../rules.ts';
import { withdrawalRight } from '../withdrawal-rules.ts';
import { withdrawalLaw } from '../withdrawal-law.ts';
import type { CodeRow } from './code-rows.ts';
import type { OrderRow } from './order-row.ts';
import { codeOf } from './orders.ts';
import type { ShopParts } from './parts.ts';

const termsSlug = 'nutzungsbedingungen';

/** A Berlin time with seconds: '17. Juni 2026 um 12:00:00 MESZ'. */
export const momentIn = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'long', timeZone: zone }).format(moment);

/** The seller's name in mails. */
export async function namedSeller(tx: Tx, { siteName }: Pick<ShopParts, 'siteName'>): Promise<Seller> {
  const seller = await findSeller(tx);
  return seller.name === '' ? { ...seller, name: siteName } : seller;
}

/** The Reply-To address: the seller's, if one is set. */
export const answersTo = ({ email }: Seller): { replyTo?: string } => (mailAddress(email) === null ? {} : { replyTo: email });

/** The key of a mail that is sent once more for the nth time; of the first one for 0. */
export const againKey = (key: string, again: number): string => (again === 0 ? key : `${key}:again:${again}`);

export const confirmationKey = (orderId: string, again = 0): string => againKey(`order-confirmation:${orderId}`, again);

/**
 * Confirms an order with everything that the law requires on a durable medium (§§ 312f, 312i, 356 (5) BGB): its content, the
 * consent, the right of withdrawal or why there is none, the terms. Once for each order, and for each time `again`.
 */
export async function mailConfirmation(tx: Tx, parts: ShopParts, order: OrderRow, again = 0): Promise<void> {
  if (order.email === '') return;
  const { locale } = order;
  const t = orderMailTexts[locale].confirmation;
  const seller = await namedSeller(tx, parts);
  const terms = await findPlainPage(tx, termsSlug, locale);
  const links = pageLinks(locale, parts.presenterSlug);
  const receipt = { label: t.receipt, url: absolute(parts, shopFiles.receipt(order.id)) };
  const withdrawal = { label: t.withdraw, url: absolute(parts, links('shop.withdrawal', { order: order.number })) };
  await sendLetter(tx, parts, {
    to: order.email,
    key: confirmationKey(order.id, again),
    ...answersTo(seller),
    locale,
    subject: t.subject(order.number),
    heading: t.heading,
    paragraphs: [
      orderMailTexts[locale].hello(order.name),
      again === 0 ? t.intro : t.again,
      { heading: t.order },
      { facts: factsOf(order) },
      ...consentOf(order),
      ...(order.totalCents > 0 ? [{ links: [receipt] }] : []),
    ],
    button: await buttonOf(tx, parts, order),
    details: [
      ...countsOf(parts, locale),
      ...withdrawalOf(order, seller, withdrawal),
      ...termsOf(terms),
      ...sellerOf(seller, locale),
    ],
  });
}

type Kind = 'course' | 'retreat' | 'code';

const kindOf = ({ isGift, opens }: OrderRow): Kind =>
  isGift || opens.voucherCents !== null ? 'code' : opens.retreatId === null ? 'course' : 'retreat';

function factsOf(order: OrderRow): [label: string, value: string][] {
  const { locale, vatPercent } = order;
  const t = orderMailTexts[locale].confirmation;
  const price = (cents: number): string => formatCents(cents, locale);
  const vat = price(vatIn(order.totalCents, vatPercent));
  const total =
    order.opens.voucherCents !== null
      ? t.untaxed(price(order.totalCents))
      : vatPercent === 0 || order.totalCents === 0
        ? price(order.totalCents)
        : t.inclusive(price(order.totalCents), vatPercent, vat);
  // What a gift cost is nothing for who redeems it.
  const isReduced = order.discountCents > 0 && order.totalCents > 0;
  const facts: [string, string | false][] = [
    [t.number, order.number],
    [t.date, momentIn(locale, order.paidAt ?? order.createdAt)],
    [t.what, order.isGift ? t.asGift(order.offerName) : order.offerName],
    [t.list, isReduced && price(order.listCents)],
    [t.discount, isReduced && price(-order.discountCents)],
    [t.total, total],
    [t.byVoucher, order.voucherCents > 0 && price(order.voucherCents)],
    [t.paid, order.dueCents > 0 && price(order.dueCents)],
    [t.payment, order.dueCents === 0 && order.voucherCents === 0 && t.nothing],
    [t.delivery, t.deliveries[kindOf(order)]],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== false);
}

/** S14.2: the consent's wording and time, on a durable medium. */
function consentOf({ consent, locale }: OrderRow): MailPart[] {
  if (!consent) return [];
  const t = orderMailTexts[locale].confirmation;
  return [{ heading: t.consent }, t.consented(momentIn(locale, new Date(consent.at))), `„${consent.wording}“`];
}

async function buttonOf(tx: Tx, parts: ShopParts, order: OrderRow): Promise<MailLink> {
  const { buttons } = orderMailTexts[order.locale].confirmation;
  const links = pageLinks(order.locale, parts.presenterSlug);
  const { coachingIds, retreatId } = order.opens;
  const to = (label: string, path: string): MailLink => ({ label, url: absolute(parts, path) });
  if (kindOf(order) === 'code') return to(buttons.code, links('shop.thanks', { order: order.id }));
  if (retreatId !== null) {
    const retreat = await findOfferRow(tx, 'retreat', { id: retreatId }, order.locale);
    return retreat
      ? to(buttons.retreat, links('presenter.retreat.detail', { slug: retreat.slug }))
      : to(buttons.own, links('home'));
  }
  const [course, another] = await listCoachingNames(tx, coachingIds, order.locale);
  return course && !another
    ? to(buttons.course, links('presenter.coaching.detail', { slug: course.slug }))
    : to(buttons.own, links('home'));
}

/** A translation says which text counts, and where it is. */
function countsOf(parts: ShopParts, locale: Locale): MailPart[] {
  const terms = absolute(parts, pageLinks('de', parts.presenterSlug)('meta.terms'));
  const text = orderMailTexts[locale].confirmation.counts(terms);
  return text === '' ? [] : [text];
}

function withdrawalOf(order: OrderRow, seller: Seller, link: MailLink): MailPart[] {
  const law = withdrawalLaw[order.locale];
  if (withdrawalRight(order) === 'never') return [{ heading: law.none }, ...law.noneTexts];
  const isDigital = order.opens.coachingIds.length > 0;
  return [
    { heading: law.heading },
    law.right,
    ...law.rightTexts(seller),
    { links: [link] },
    law.effects,
    ...law.effectTexts,
    ...(isDigital ? [law.endsEarly, law.endsEarlyTexts[order.isGift ? 'gift' : 'course']] : []),
    { heading: law.form },
    law.formIntro,
    { list: law.formLines(seller) },
    law.formNote,
  ];
}

const termsOf = (terms: PlainPage | null): MailPart[] =>
  terms ? [{ heading: terms.title }, ...terms.sections.map(({ title, paragraphs }) => [title, ...paragraphs].join('\n\n'))] : [];

function sellerOf(seller: Seller, locale: Locale): MailPart[] {
  const t = orderMailTexts[locale].confirmation;
  const facts: [string, string][] = [
    [t.name, seller.name],
    [t.address, seller.lines.join('\n')],
    [t.email, seller.email],
    [t.vatId, seller.vatId],
  ];
  return [{ heading: t.seller }, { facts: facts.filter(([, value]) => value !== '') }];
}

/** The key of the mail about the correction of an invoice with this number. */
export const correctionKey = (number: string): string => `invoice-correction:${number}`;

/** Tells a buyer that the invoice is corrected, with the correction. Once for each. */
export async function mailCorrection(tx: Tx, parts: ShopParts, order: OrderRow, number: string): Promise<void> {
  const { locale } = order;
  const t = orderMailTexts[locale];
  await sendLetter(tx, parts, {
    to: order.email,
    key: correctionKey(number),
    ...answersTo(await findSeller(tx)),
    locale,
    subject: t.correction.subject(order.number),
    heading: t.correction.heading,
    paragraphs: [t.hello(order.name), t.correction.text(order.number)],
    button: { label: t.correction.button, url: absolute(parts, shopFiles.paper(order.id, 'correction', number)) },
  });
}

/** The key of the mail about a partial refund, by the total refunded at that time. */
export const partRefundKey = (orderId: string, upTo: number): string => `order-refund:${orderId}:part:${upTo}`;

/** Tells a buyer about a partial refund, and that nothing else changes, or that the bank decides on the rest. Once for each. */
export async function mailPartRefund(tx: Tx, parts: ShopParts, order: OrderRow, cents: number): Promise<void> {
  if (order.email === '') return;
  const { locale, number } = order;
  const t = orderMailTexts[locale].refund;
  await sendLetter(tx, parts, {
    to: order.email,
    key: partRefundKey(order.id, order.payment.refundedCents ?? cents),
    ...answersTo(await findSeller(tx)),
    locale,
    subject: t.subject(number),
    heading: t.headings.part,
    paragraphs: [
      orderMailTexts[locale].hello(order.name),
      t.texts[order.status === 'succeeded' ? 'part' : 'partAtBank'](number),
      t.amount(formatCents(cents, locale)),
      t.way,
    ],
    note: t.note,
  });
}

/** Writes to the seller, in German. Without an address nothing is sent: what the mail is about stands in the office too. */
export async function mailSeller(
  tx: Tx,
  parts: ShopParts,
  mail: { readonly key: string; readonly subject: string; readonly heading: string; readonly paragraphs: readonly MailPart[] },
): Promise<void> {
  const to = mailAddress((await namedSeller(tx, parts)).email);
  if (to !== null) await sendLetter(tx, parts, { to, locale: 'de', ...mail });
}

/** Tells the seller the total of an order's refunds that did not arrive. Once for each. */
export async function mailFailedRefund(tx: Tx, parts: ShopParts, { id, number }: OrderRow, cents: number): Promise<void> {
  const t = orderMailTexts.de.refundFailed;
  await mailSeller(tx, parts, {
    key: `order-refund-failed:${id}:${cents}`,
    subject: t.subject(number),
    heading: t.heading,
    paragraphs: [t.text(number, formatCents(cents, 'de'))],
  });
}

/**
 * Tells a buyer about the refund of an order and its reason: `refunded` by the team, `withdrawn`, `impossible` if the account,
 * the offer, the place or the code was gone when the payment came. `cents` is what comes back now, without what a mail has told
 * of before. Once for each order and reason.
 */
export async function mailRefund(
  tx: Tx,
  parts: ShopParts,
  order: OrderRow,
  { why, cents }: { readonly why: 'refunded' | 'withdrawn' | 'impossible'; readonly cents: number },
): Promise<void> {
  if (order.email === '') return;
  const { locale, number } = order;
  const t = orderMailTexts[locale].refund;
  const what = why === 'refunded' && cents === 0 ? 'cancelled' : why;
  await sendLetter(tx, parts, {
    to: order.email,
    key: `order-refund:${order.id}:${why}`,
    ...answersTo(await findSeller(tx)),
    locale,
    subject: cents === 0 ? t.about(number) : t.subject(number),
    heading: t.headings[what],
    paragraphs: [
      orderMailTexts[locale].hello(order.name),
      t.texts[what](number),
      ...(cents > 0 ? [t.amount(formatCents(cents, locale)), t.way] : []),
      ...codeBack(order, await codeOf(tx, order)),
    ],
    note: t.note,
  });
}

/** What has become of the voucher that had paid. A discount is nobody's money. */
function codeBack({ locale, voucherCents }: OrderRow, code: CodeRow | null): string[] {
  const t = orderMailTexts[locale].refund;
  if (code?.kind === 'discount' || (code === null && voucherCents === 0)) return [];
  if (code === null || code.isVoid) return [t.voided];
  const back = voucherCents > 0 ? t.voucher : t.code(code.code);
  return [code.validUntil ? `${back} ${t.until(formatDay(dayOf(code.validUntil), locale))}` : back];
}
