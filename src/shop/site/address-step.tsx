import { useState, type RefObject } from 'react';
import type { User } from '#accounts/contract.ts';
import { AddressForm, addressLines } from '#accounts/site/door.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { checkoutTexts } from '../checkout-texts.ts';
import { hasAddress } from './use-buyer.ts';
import styles from './checkout.module.css';

type AddressStepProps = {
  user: User;
  /** An order was attempted without an address. */
  isMissed: boolean;
  onSaving: () => void;
  onSaved: () => void;
  place: RefObject<HTMLElement | null>;
};

/** The address for the invoice: the profile's, or a new one, which is saved with the order. */
export function AddressStep({ user, isMissed, onSaving, onSaved, place }: AddressStepProps) {
  const t = useTexts(checkoutTexts);
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const has = hasAddress(user);
  return (
    <section ref={place} className={styles.address}>
      <h3>{t.addressTitle}</h3>
      {has && !isOpen ? (
        <div className={styles.known}>
          <address translate="no">
            {addressLines(user, locale).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <Button kind="plain" onClick={() => setIsOpen(true)}>
            {t.changeAddress}
          </Button>
        </div>
      ) : (
        <>
          <p className={styles.hint}>{t.addressWhy}</p>
          {isMissed && !has && (
            <p className={styles.missed} role="alert">
              <Icon name="warning" size={20} />
              {t.addressMissing}
            </p>
          )}
          <AddressForm
            user={user}
            label={t.addressTitle}
            cancel={has ? { label: t.keepAddress, onClick: () => setIsOpen(false) } : undefined}
            onSaving={onSaving}
            onSaved={() => {
              setIsOpen(false);
              onSaved();
            }}
          />
        </>
      )}
    </section>
  );
}
