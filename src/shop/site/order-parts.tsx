import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import type { User } from '#accounts/contract.ts';
import { anchorsOf } from '#catalog/site/door.tsx';
import { Link } from '#ui/link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { consentTexts } from '../consent-texts.ts';
import type { CheckoutOffer } from './offer.ts';
import { ownPartsOf } from './use-buyer.ts';
import styles from './checkout.module.css';

/** A placeholder of the size that the member's part will have, so that nothing moves. */
export function Held({ isUnknown, children }: { isUnknown: boolean; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (isUnknown && box.current) box.current.style.minHeight = `${box.current.offsetHeight}px`;
  }, [isUnknown]);
  return (
    <div ref={box} className={styles.held} data-unknown={isUnknown || undefined}>
      {children}
    </div>
  );
}

/** A preview for visitors of what a member fills in: what starts at once, or what one travels to. */
export function Steps({ needsConsent, needsAddress }: { needsConsent: boolean; needsAddress: boolean }) {
  const t = useTexts(checkoutTexts);
  if (!needsConsent && !needsAddress) return null;
  return (
    <div className={styles.steps}>
      <h3>{t.steps}</h3>
      <ol>
        {(needsConsent ? t.stepList : t.stepListAway).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}

/** S6.1; both links lead back here, with code and gift. */
export function LoginNeeded({ page }: { page: string }) {
  const t = useTexts(checkoutTexts);
  const links = useLinks();
  return (
    <div className={styles.login}>
      <p>{t.loginNeeded}</p>
      <div className={styles.ways}>
        <ButtonLink to={links('login', { redirect: page })}>{t.logIn}</ButtonLink>
        <ButtonLink kind="quiet" to={links('register', { redirect: page })}>
          {t.register}
        </ButtonLink>
      </div>
    </div>
  );
}

/** S4.8: bought, and not settled yet. */
export function Waiting() {
  const t = useTexts(checkoutTexts);
  return (
    <>
      <p>{t.processingText}</p>
      <Button disabled className={styles.buy}>
        {t.processing}
      </Button>
    </>
  );
}

/** The payment method, or that a code covers everything. */
export function PaymentWay({ isFree }: { isFree: boolean }) {
  const t = useTexts(checkoutTexts);
  return (
    <div className={styles.payment}>
      <h3>{isFree ? t.free : t.payment}</h3>
      <p>{isFree ? t.freeText : t.paymentText}</p>
    </div>
  );
}

type ConsentTickProps = { isGift: boolean } & Pick<ComponentProps<typeof CheckboxField>, 'form' | 'error' | 'onChange'>;

/** S14.2: unchecked, and separate from everything else. Another wording is another checkbox. */
export function ConsentTick({ isGift, ...rest }: ConsentTickProps) {
  const consent = useTexts(consentTexts);
  return (
    <CheckboxField key={String(isGift)} name="consent" value="1" required label={consent[isGift ? 'gift' : 'course']} {...rest} />
  );
}

/** A package costs the same whoever buys it, so whoever has a part of it learns that before the button. */
export function OwnParts({ user, offer }: { user: User; offer: CheckoutOffer }) {
  const t = useTexts(checkoutTexts);
  const titles = ownPartsOf(user, offer);
  return titles.length > 0 && <p className={styles.hint}>{t.ownParts(titles)}</p>;
}

/** The terms, and where they say how to get out of the contract: a retreat can be cancelled, but not withdrawn from. */
export function Legal({ type }: Pick<CheckoutOffer, 'type'>) {
  const t = useTexts(checkoutTexts);
  const terms = useLinks()('meta.terms');
  const isDated = type === 'retreat';
  const section = isDated ? t.dated : t.withdrawal;
  return (
    <p className={styles.legal}>
      {t.termsBefore}
      <Link to={terms}>{t.terms}</Link>
      {`${t.termsAfter} ${isDated ? t.datedBefore : t.withdrawalBefore}`}
      <Link to={`${terms}#${anchorsOf([section])[0]}`}>{section}</Link>.
    </p>
  );
}
