import { AddressFields, addressLines } from '#accounts/site/door.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { Button } from '#ui/button.tsx';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { formKeyField, tokenField } from '../rules.ts';
import { checkoutPath, type CheckoutData, type OrderVisit } from './checkout-data.ts';
import { ConsentTick, Legal, OwnParts, PaymentWay } from './order-parts.tsx';
import { listPrice, PriceLines, ShownPrice } from './price-lines.tsx';
import { hasAddress } from './use-buyer.ts';
import styles from './checkout.module.css';

/**
 * The order at its own address (S7.6, S14.7): it can no longer be changed, so the button orders exactly what is shown above it. A
 * plain form with the member's CSRF token, which needs no JavaScript.
 */
export function FinalOrder({ data, visit: { user, token, formKey } }: { data: CheckoutData; visit: OrderVisit }) {
  const { offer, quote, problem, isGift } = data;
  const t = useTexts(checkoutTexts);
  const links = useLinks();
  const locale = useLocale();
  const code = quote?.code?.code ?? '';
  const price = quote ?? listPrice(offer);
  const needsAddress = quote ? quote.needs_address : offer.needsAddress;
  const hidden = { [tokenField]: token, [formKeyField]: formKey, locale, code, gift: isGift ? '1' : '' };
  return (
    <section className={styles.card}>
      <h2>{t.sumTitle}</h2>
      {problem && (
        <Notice icon="warning" role="alert">
          <p>{t.problems[problem]}</p>
        </Notice>
      )}
      <p>
        <Link to={checkoutPath(offer, links, { code, isGift })}>{t.changeOrder}</Link>
      </p>
      <PaymentWay isFree={price.due === 0} />
      <form className={styles.order} method="post" action={shopFiles.checkout(offer)}>
        {Object.entries(hidden).map(([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />)}
        <ShownPrice price={price} />
        {needsAddress && (
          <section className={styles.address}>
            <h3>{t.addressTitle}</h3>
            {hasAddress(user) ? (
              <address translate="no">
                {addressLines(user, locale).map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </address>
            ) : (
              <AddressFields user={user} required />
            )}
          </section>
        )}
        {(quote ? quote.needs_consent : offer.coachings.length > 0) && (
          <div className={styles.consent}>
            <ConsentTick isGift={isGift} />
          </div>
        )}
        <PriceLines offer={offer} price={price} code={code} isGift={isGift} />
        {!isGift && <OwnParts user={user} offer={offer} />}
        <Button type="submit" className={styles.buy}>
          {price.due === 0 ? t.redeemOrder : t.order}
        </Button>
        <Legal type={offer.type} />
      </form>
    </section>
  );
}
