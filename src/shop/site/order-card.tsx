import { useId, type ComponentProps, type RefObject } from 'react';
import { shopFiles } from '#paths/shop-files.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { Scriptless } from '#ui/form.tsx';
import { useLinks, useLocale, useTexts } from '#ui/site.tsx';
import type { Quote } from '../contract.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { formKeyField, tokenField } from '../rules.ts';
import { AddressStep } from './address-step.tsx';
import { checkoutPath, type CheckoutData } from './checkout-data.ts';
import { CodeField } from './code-field.tsx';
import type { CheckoutOffer } from './offer.ts';
import { listPrice, PriceLines, ShownPrice } from './price-lines.tsx';
import { ConsentTick, Held, Legal, LoginNeeded, OwnParts, PaymentWay, Steps, Waiting } from './order-parts.tsx';
import type { Buyer } from './use-buyer.ts';
import { useOrder } from './use-order.ts';
import { useFilledBefore, useTerms } from './use-terms.ts';
import styles from './checkout.module.css';

type OrderCardProps = {
  data: CheckoutData;
  buyer: Buyer;
  /** The state of the member's purchase if it is not settled yet. */
  status: string | null;
};

/** Whether it can be a gift: offers that grant courses. A voucher is a gift anyway, and the date of a retreat is personal. */
const isGiveable = ({ coachings }: CheckoutOffer): boolean => coachings.length > 0;

/** Whether it is paid by a code that somebody bought for this offer: whoever redeems it gives nothing away. */
const buysNoGift = (quote: Quote | null): boolean => quote?.code?.kind === 'gift' || quote?.code?.kind === 'single';

/**
 * The order: terms, address, consent, total and button. It is a real form that loads the payment page (S2.20); the script reports
 * missing input before it is submitted, and adds the CSRF token. Without JavaScript it leads to the order's own address, which
 * has one.
 */
export function OrderCard({ data, buyer, status }: OrderCardProps) {
  const { offer } = data;
  const t = useTexts(checkoutTexts);
  const links = useLinks();
  const locale = useLocale();
  const id = useId();
  const terms = useTerms(data);
  const { isAlive, isSent, missed, setMissed, submit, needsAddress, needsConsent, address, consentPlace, form } = useOrder(
    data,
    buyer,
    terms,
  );
  useFilledBefore(form, terms);
  const isWaiting = status !== null && status !== 'succeeded' && !terms.isGift;
  const quote = terms.asked.quote;
  const price = quote ?? listPrice(offer);
  const code = quote?.code?.code ?? '';
  return (
    <section className={styles.card}>
      <h2>{t.sumTitle}</h2>
      {isGiveable(offer) && !buysNoGift(quote) && (
        <CheckboxField
          name="gift"
          value="1"
          form={id}
          label={t.gift}
          hint={t.giftHint}
          checked={terms.isGift}
          onChange={({ target }) => terms.setGift(target.checked)}
        />
      )}
      <CodeField terms={terms} form={id} page={checkoutPath(offer, links)} />
      <PaymentWay isFree={quote?.due === 0} />
      {!isWaiting && (
        <Held isUnknown={buyer.kind === 'unknown'}>
          {buyer.kind === 'visitor' ? (
            <Steps needsConsent={needsConsent} needsAddress={needsAddress} />
          ) : (
            <>
              {needsAddress && <OrderAddress buyer={buyer} {...address} isMissed={missed === 'address'} />}
              {needsConsent && (
                <Consent
                  form={id}
                  isGift={terms.isGift}
                  isMissed={missed === 'consent'}
                  place={consentPlace}
                  onTicked={() => setMissed(null)}
                />
              )}
            </>
          )}
        </Held>
      )}
      <form
        ref={form}
        id={id}
        className={styles.order}
        method={isAlive ? 'post' : 'get'}
        action={shopFiles.checkout(offer)}
        noValidate={isAlive}
        onSubmit={submit}
      >
        <input type="hidden" name="locale" value={locale} />
        {isAlive && <input type="hidden" name={tokenField} defaultValue="" />}
        {isAlive && <input type="hidden" name={formKeyField} defaultValue="" />}
        {isAlive && <ShownPrice price={price} />}
        <PriceLines offer={offer} price={price} code={code} isGift={terms.isGift} />
        <Held isUnknown={buyer.kind === 'unknown'}>
          {isWaiting ? (
            <Waiting />
          ) : buyer.kind === 'visitor' ? (
            <LoginNeeded page={checkoutPath(offer, links, { code: terms.code.trim(), isGift: terms.isGift })} />
          ) : (
            <>
              {buyer.kind === 'member' && !terms.isGift && <OwnParts user={buyer.user} offer={offer} />}
              <Button type="submit" className={styles.buy} busy={isSent}>
                {quote?.due === 0 ? t.redeemOrder : t.order}
              </Button>
              <Button type="submit" formNoValidate className={styles.onward}>
                {t.toOrder}
              </Button>
              <Scriptless>{t.withoutScript}</Scriptless>
            </>
          )}
        </Held>
        <Legal type={offer.type} />
      </form>
    </section>
  );
}

type OrderAddressProps = Omit<ComponentProps<typeof AddressStep>, 'user'> & { buyer: Buyer };

/** The address, or a placeholder of its size until the member is known. */
function OrderAddress({ buyer, ...rest }: OrderAddressProps) {
  const t = useTexts(checkoutTexts);
  if (buyer.kind === 'member') return <AddressStep user={buyer.user} {...rest} />;
  return (
    <div className={styles.address}>
      <h3>{t.addressTitle}</h3>
      <p aria-hidden="true" className={styles.room} />
    </div>
  );
}

type ConsentProps = {
  form: string;
  isGift: boolean;
  isMissed: boolean;
  place: RefObject<HTMLDivElement | null>;
  onTicked: () => void;
};

function Consent({ form, isGift, isMissed, place, onTicked }: ConsentProps) {
  const t = useTexts(checkoutTexts);
  return (
    <div ref={place} className={styles.consent}>
      <ConsentTick
        isGift={isGift}
        form={form}
        error={isMissed ? t.consentMissing : undefined}
        onChange={({ target }) => target.checked && onTicked()}
      />
    </div>
  );
}
