import { useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { Link } from '#ui/link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { CheckboxField } from '#ui/field.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { consentTexts } from '../consent-texts.ts';
import styles from './checkout.module.css';

/** Keeps the room that was kept for a member, whoever it turns out to be: nothing moves when it is known. */
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

/** What a visitor has before them, where a member has something to fill in: what starts at once, or what one travels to. */
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

/** S6.1; both ways lead back here, with code and gift. */
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

/** How it is paid; of what a code covers wholly, that there is nothing to pay. */
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

/** S14.2: unticked, and apart from everything else. Another wording is another tick. */
export function ConsentTick({ isGift, ...rest }: ConsentTickProps) {
  const consent = useTexts(consentTexts);
  return (
    <CheckboxField key={String(isGift)} name="consent" value="1" required label={consent[isGift ? 'gift' : 'course']} {...rest} />
  );
}

export function Legal() {
  const t = useTexts(checkoutTexts);
  const links = useLinks();
  return (
    <p className={styles.legal}>
      {t.termsBefore}
      <Link to={links('meta.terms')}>{t.terms}</Link>
      {t.termsBetween}
      <Link to={links('shop.withdrawal')}>{t.withdrawal}</Link>
      {t.termsAfter}
    </p>
  );
}
