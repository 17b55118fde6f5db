import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import type { CheckoutData } from './checkout-data.ts';
import { hasAddress, type Buyer } from './use-buyer.ts';
import type { Terms } from './use-terms.ts';

/** Leads to the first field of what is missing. */
export const leadTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  place?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: true });
};

const never = () => () => {};

/** Whether the script has taken over; until then the browser itself says that the consent is missing. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** What has to be there before an order goes out, and that it goes once (S4.12). */
export function useOrder({ offer, notice }: CheckoutData, buyer: Buyer, terms: Terms) {
  const isAlive = useIsAlive();
  const [isSent, setIsSent] = useState(false);
  const [missed, setMissed] = useState<'address' | 'consent' | null>(notice === 'consent' ? 'consent' : null);
  const addressPlace = useRef<HTMLElement>(null);
  const consentPlace = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Back from the payment page the browser shows this one as it was left.
    const wake = (): void => setIsSent(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);

  const { quote } = terms.asked;
  const needsAddress = (quote ? quote.needs_address : offer.needsAddress) || notice === 'address';
  const needsConsent = quote ? quote.needs_consent : offer.coachings.length > 0;

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    const isRedeeming = event.nativeEvent.submitter?.dataset.redeem !== undefined;
    if (isRedeeming || isSent) event.preventDefault();
    if (isRedeeming) void terms.redeem();
    if (isRedeeming || isSent) return;
    const isHomeless = needsAddress && buyer.kind === 'member' && !hasAddress(buyer.user);
    const box = consentPlace.current?.querySelector('input');
    const isUnticked = needsConsent && !box?.checked;
    if (!isHomeless && !isUnticked) return setIsSent(true);
    event.preventDefault();
    setMissed(isHomeless ? 'address' : 'consent');
    leadTo(isHomeless ? addressPlace.current : consentPlace.current);
  };
  return { isAlive, isSent, missed, setMissed, submit, needsAddress, needsConsent, addressPlace, consentPlace };
}
