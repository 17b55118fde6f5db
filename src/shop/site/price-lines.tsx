import { formatCents } from '#kit/money.ts';
import { useForeignLang, useLocale, useTexts } from '#ui/site.tsx';
import type { Quote } from '../contract.ts';
import { shownFields, vatIn } from '../rules.ts';
import { shopTexts } from '../page-texts.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import type { CheckoutOffer } from './offer.ts';
import { kindOf } from './offer-summary.tsx';
import styles from './checkout.module.css';

type Price = Pick<Quote, 'list' | 'discount' | 'total' | 'voucher' | 'due' | 'vat' | 'vat_percent'>;

/** The price of an offer without a code. */
export const listPrice = ({ list, vatPercent }: Pick<CheckoutOffer, 'list' | 'vatPercent'>): Price => ({
  list,
  discount: 0,
  total: list,
  voucher: 0,
  due: list,
  vat: vatIn(list, vatPercent),
  vat_percent: vatPercent,
});

/** What the form shows goes with it: the server orders nothing at another price. */
export const ShownPrice = ({ price: { total, due } }: { price: Price }) => (
  <>
    <input type="hidden" name={shownFields.totalCents} value={total} />
    <input type="hidden" name={shownFields.dueCents} value={due} />
  </>
);

type PriceLinesProps = { offer: CheckoutOffer; price: Price; code: string; isGift: boolean };

/** Directly above the button (§ 312j (2) BGB): the offer and the total price. */
export function PriceLines({ offer, price, code, isGift }: PriceLinesProps) {
  const t = useTexts(shopTexts);
  const words = useTexts(checkoutTexts);
  const locale = useLocale();
  const lang = useForeignLang(offer.lang);
  // What a gift cost is nothing for who redeems it.
  const isReduced = price.discount > 0 && price.total > 0;
  // A minus sign, not a hyphen.
  const money = (cents: number): string => formatCents(cents, locale).replace('-', '−');
  return (
    <div className={styles.sum}>
      <p className={styles.bought}>
        <strong lang={lang}>{offer.title}</strong>
        <span>{isGift ? `${kindOf(offer, t)}, ${words.asGift}` : kindOf(offer, t)}</span>
        {/* It tells nothing of the topic (S16.5): whoever meets it first on the payment page would not know it. */}
        {price.due > 0 && offer.name !== offer.title && <span>{words.namedOnPapers(offer.name)}</span>}
      </p>
      <dl className={styles.lines}>
        {isReduced && <Line label={words.list} value={money(price.list)} />}
        {isReduced && <Line label={words.discount(code)} value={money(-price.discount)} />}
        <div className={styles.total}>
          <dt>
            {words.total}
            {price.total > 0 && (
              <small>{price.vat_percent > 0 ? words.vat(price.vat_percent, money(price.vat)) : words.untaxed}</small>
            )}
          </dt>
          <dd>{money(price.total)}</dd>
        </div>
        {price.voucher > 0 && <Line label={words.voucher(code)} value={money(-price.voucher)} />}
        {price.voucher > 0 && <Line label={words.due} value={money(price.due)} isStrong />}
      </dl>
    </div>
  );
}

const Line = ({ label, value, isStrong = false }: { label: string; value: string; isStrong?: boolean }) => (
  <div data-strong={isStrong || undefined}>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
);
