import { useId } from 'react';
import { shopFiles } from '#paths/shop-api.ts';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import { shopTexts } from '../page-texts.ts';
import { AddressStep } from './address-step.tsx';
import { checkoutPath, type CheckoutData } from './checkout-data.ts';
import { CodeField } from './code-field.tsx';
import type { CheckoutOffer } from './offer.ts';
import { listPrice, PriceLines } from './price-lines.tsx';
import { Held, Legal, LoginNeeded, Steps, Waiting } from './order-parts.tsx';
import type { Buyer } from './use-buyer.ts';
import { leadTo, useOrder, type Order } from './use-order.ts';
import { useTerms, type Terms } from './use-terms.ts';
import styles from './checkout.module.css';

type OrderCardProps = {
  data: CheckoutData;
  buyer: Buyer;
  /** What became of the member's purchase, where it is not settled yet. */
  status: string | null;
};

/** What can be given away: what opens courses. A voucher is a present anyway, and a retreat's date is one's own. */
const isGiveable = ({ coachings }: CheckoutOffer): boolean => coachings.length > 0;

/**
 * The order: terms, address, consent, total and button. It is a real form that loads the payment (S2.20), so that it works
 * without script too; the script says what is missing before anything is sent.
 */
export function OrderCard({ data, buyer, status }: OrderCardProps) {
  const { offer } = data;
  const t = useTexts(shopTexts).checkout;
  const links = useLinks();
  const id = useId();
  const terms = useTerms(data);
  const order = useOrder(data, buyer, terms);
  const isWaiting = status !== null && status !== 'succeeded' && !terms.isGift;
  const quote = terms.asked.quote;
  const code = quote?.code?.code ?? '';
  return (
    <section className={styles.card}>
      <h2>{t.sumTitle}</h2>
      {isGiveable(offer) && (
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
      <div className={styles.payment}>
        <h3>{t.payment}</h3>
        <p>{t.paymentText}</p>
      </div>
      {!isWaiting && (
        <Held isUnknown={buyer.kind === 'unknown'}>
          {buyer.kind === 'visitor' ? (
            <Steps isNeeded={order.needsAddress || order.needsConsent} />
          ) : (
            <>
              {order.needsAddress && <OrderAddress buyer={buyer} order={order} />}
              {order.needsConsent && <Consent form={id} terms={terms} order={order} />}
            </>
          )}
        </Held>
      )}
      <form
        id={id}
        className={styles.order}
        method="get"
        action={shopFiles.checkout(offer)}
        noValidate={order.isAlive}
        onSubmit={order.submit}
      >
        <PriceLines offer={offer} price={quote ?? listPrice(offer)} code={code} isGift={terms.isGift} />
        <Held isUnknown={buyer.kind === 'unknown'}>
          {isWaiting ? (
            <Waiting />
          ) : buyer.kind === 'visitor' ? (
            <LoginNeeded page={checkoutPath(offer, links, { code: terms.code.trim(), isGift: terms.isGift })} />
          ) : (
            <>
              <Button type="submit" className={styles.buy} busy={order.isSent}>
                {quote?.due === 0 ? t.redeemOrder : t.order}
              </Button>
              <noscript>
                <p className={styles.hint}>{t.withoutScript}</p>
              </noscript>
            </>
          )}
        </Held>
        <Legal />
      </form>
    </section>
  );
}

function OrderAddress({ buyer, order }: { buyer: Buyer; order: Order }) {
  const t = useTexts(shopTexts).checkout;
  if (buyer.kind !== 'member') {
    return (
      <div className={styles.address}>
        <h3>{t.addressTitle}</h3>
        <p className={styles.hint}>{t.addressWhy}</p>
        <p aria-hidden="true" className={styles.room} />
      </div>
    );
  }
  return (
    <AddressStep
      user={buyer.user}
      place={order.addressPlace}
      isMissed={order.missed === 'address'}
      onSaved={() => {
        order.setMissed(null);
        say(t.addressSaved);
        leadTo(order.consentPlace.current);
      }}
    />
  );
}

/** S14.2: unticked, and apart from everything else. */
function Consent({ form, terms, order }: { form: string; terms: Terms; order: Order }) {
  const t = useTexts(shopTexts);
  return (
    <div ref={order.consentPlace} className={styles.consent}>
      <CheckboxField
        key={String(terms.isGift)}
        name="consent"
        value="1"
        form={form}
        required
        label={t.consent[terms.isGift ? 'gift' : 'course']}
        error={order.missed === 'consent' ? t.checkout.consentMissing : undefined}
        onChange={({ target }) => target.checked && order.missed === 'consent' && order.setMissed(null)}
      />
    </div>
  );
}
