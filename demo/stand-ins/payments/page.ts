import { formatCents } from '#kit/money.ts';
import type { Locale } from '#kit/locale.ts';
import { escaped, plainDocument, type PlainFrame } from '#platform/http/plain-page.ts';
import { providerTexts } from '#shop/provider-texts.ts';
import type { Session } from './objects.ts';
import { paymentTexts } from './texts.ts';

/** The language of a session's page. */
export const localeOf = ({ locale }: Session): Locale => (locale === 'en' ? 'en' : 'de');

const link = (address: string, words: string): string => `<p><a href="${escaped(address)}">${escaped(words)}</a></p>`;

/** A word that stays the same in every language, since it stands for Stripe's own button; a translation follows in parentheses. */
function labelOf(locale: Locale, word: 'pay' | 'cancel'): string {
  const german = escaped(paymentTexts.de[word]);
  return locale === 'de' ? german : `<span lang="de">${german}</span> (${escaped(paymentTexts[locale][word])})`;
}

/** The payment page: a plain form without JavaScript that asks for no card. */
export function paymentPage(frame: PlainFrame, session: Session): string {
  const { locale } = frame;
  const words = paymentTexts[locale];
  const row = (name: string, price: string, isSum = false): string => {
    const marked = isSum ? ' class="sum"' : '';
    return `<dt${marked}>${escaped(name)}</dt><dd${marked}>${escaped(price)}</dd>`;
  };
  const euros = (cents: number): string => formatCents(cents, locale);
  const off = session.total_details.amount_discount;
  const name = session.hidden.names.join(', ');
  const total = euros(session.amount_total ?? 0);
  const rows =
    off > 0
      ? [
          row(name, euros(session.amount_subtotal ?? 0)),
          row(providerTexts[locale].off, `−${euros(off)}`),
          row(words.total, total, true),
        ]
      : [row(name, total, true)];
  const choice = (value: string, label: string, isQuiet: boolean): string =>
    `<button name="do" value="${value}"${isQuiet ? ' class="quiet"' : ''}>${label}</button>`;
  const description = session.hidden.payment.description;
  return plainDocument(
    frame,
    words.title,
    `<p class="notice"><strong>${escaped(words.what)}</strong> ${escaped(words.why)}</p><h1>${escaped(words.heading)}</h1><p>${escaped([words.to(frame.siteName), description].filter(Boolean).join(' · '))}</p><dl>${rows.join('')}</dl><form method="post">${choice('pay', labelOf(locale, 'pay'), false)}${choice('cancel', labelOf(locale, 'cancel'), true)}<section class="aside"><h2>${escaped(words.more)}</h2><p>${escaped(words.about)}</p>${choice('late', escaped(words.late), true)}${choice('fail', escaped(words.fail), true)}</section></form>`,
  );
}

/** Shown when there is nothing to pay any more, with a link back. */
export function overPage(frame: PlainFrame, session: Session, start: string): string {
  const words = paymentTexts[frame.locale];
  const isPaid = session.status === 'complete';
  const [heading, hint] = isPaid ? [words.paid, ''] : [words.expired, words.expiredHint];
  const way = isPaid
    ? link(successAddress(session), words.onward)
    : link(session.cancel_url ?? start, session.cancel_url === null ? words.start : words.back);
  return plainDocument(frame, words.title, `<h1>${escaped(heading)}</h1>${hint ? `<p>${escaped(hint)}</p>` : ''}${way}`);
}

export function unknownPage(frame: PlainFrame, start: string): string {
  const words = paymentTexts[frame.locale];
  return plainDocument(frame, words.title, `<h1>${escaped(words.unknown)}</h1>${link(start, words.start)}`);
}

/** Where a buyer is redirected after completion. */
export const successAddress = ({ id, success_url: address }: Session): string =>
  (address ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id);
