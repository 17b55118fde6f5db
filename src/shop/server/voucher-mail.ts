import { dayOf, formatDay } from '#kit/dates.ts';
import { formatCents } from '#kit/money.ts';
import { pageLinks } from '#paths/routes.ts';
import { mailDocument, queueMail } from '#mail/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { voucherTexts } from '../voucher-texts.ts';
import type { CodeRow } from './code-rows.ts';
import { againKey } from './order-mails.ts';
import type { OrderRow } from './order-row.ts';
import type { ShopParts } from './parts.ts';

export const voucherKey = (orderId: string, again = 0): string => againKey(`voucher:${orderId}`, again);

/** Mails a bought code to its buyer, with links to redeem and to print it. Once for each order, and for each time `again`. */
export async function mailVoucher(
  tx: Tx,
  { baseUrl, siteName, presenterSlug }: Pick<ShopParts, 'baseUrl' | 'siteName' | 'presenterSlug'>,
  order: OrderRow,
  { code, kind, valueCents, validUntil }: CodeRow,
  again = 0,
): Promise<void> {
  const { locale } = order;
  const t = voucherTexts[locale];
  const wording = kind === 'gift' ? t.gift : t.value;
  const to = pageLinks(locale, presenterSlug);
  const at = (path: string): string => new URL(path, baseUrl).href;
  await queueMail(tx, {
    to: order.email,
    locale,
    subject: wording.subject,
    key: voucherKey(order.id, again),
    ...mailDocument({
      locale,
      heading: wording.heading,
      paragraphs: [
        t.hello(order.name),
        wording.text,
        {
          facts: [
            [t.code, code],
            valueCents === null ? [t.offer, order.offerName] : [t.worth, formatCents(valueCents, locale)],
            ...(validUntil ? [[t.until, formatDay(dayOf(validUntil), locale)] as const] : []),
            [t.order, order.number],
          ],
        },
        { links: [{ label: t.print, url: at(to('shop.gift', { order: order.id })) }] },
      ],
      button: { label: t.redeem, url: at(to('shop.coupon', { id: code })) },
      note: t.note,
      footer: [
        t.from(siteName),
        { label: t.withdrawal, url: at(to('shop.withdrawal', { order: order.number })) },
        { label: t.imprint, url: at(to('meta.imprint')) },
        { label: t.privacy, url: at(to('meta.privacy')) },
      ],
    }),
  });
}
