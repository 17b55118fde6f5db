import { useEffect, useRef, useState, useSyncExternalStore, type SyntheticEvent } from 'react';
import type { CheckoutData } from './checkout-data.ts';
import { csrfToken } from '#ui/csrf.ts';
import { reportThrown } from '#ui/faults.ts';
import { formKeyField, tokenField } from '../rules.ts';
import { formKey } from './form-key.ts';
import { hasAddress, type Buyer } from './use-buyer.ts';
import type { Terms } from './use-terms.ts';

/** Focuses the first missing field. */
const leadTo = (place: HTMLElement | null): void => {
  place?.scrollIntoView({ block: 'center', behavior: 'instant' });
  place?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus({ preventScroll: true });
};

const never = () => () => {};

/** Whether the page is hydrated; until then the browser itself reports the missing consent. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether a form has any input; its country is preselected. */
const isBegun = (form: HTMLFormElement): boolean => [...form.querySelectorAll('input')].some(({ value }) => value.trim() !== '');

/** Submits an order's form with the CSRF token (S14.7) and its key, as a full page load. */
async function sendOrder(form: HTMLFormElement): Promise<void> {
  for (const [name, value] of [
    [tokenField, await csrfToken()],
    [formKeyField, formKey('order')],
  ] as const) {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) field.value = value;
  }
  form.submit();
}

/** Checks that everything required is there, and submits once (S4.12). A new address is saved first. */
export function useOrder({ offer, notice }: CheckoutData, buyer: Buyer, terms: Terms) {
  const isAlive = useIsAlive();
  const [isSent, setIsSent] = useState(false);
  const [missed, setMissed] = useState<'address' | 'consent' | null>(notice === 'consent' ? 'consent' : null);
  const addressPlace = useRef<HTMLElement>(null);
  const consentPlace = useRef<HTMLDivElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** Whether the address is being saved for the order: Enter in one of its fields only saves it. */
  const isPressed = useRef(false);
  const isOrdering = useRef(false);
  /** Counts addresses saved for the order, which then continues. */
  const [saved, setSaved] = useState(0);
  useEffect(() => {
    // Returning from the payment page, the browser shows this one as it was left (bfcache).
    const wake = (): void => setIsSent(false);
    addEventListener('pageshow', wake);
    return () => removeEventListener('pageshow', wake);
  }, []);
  useEffect(() => {
    if (saved > 0) form.current?.requestSubmit();
  }, [saved]);

  const { quote } = terms.asked;
  const needsAddress = (quote ? quote.needs_address : offer.needsAddress) || notice === 'address';
  const needsConsent = quote ? quote.needs_consent : offer.coachings.length > 0;

  const submit = (event: SyntheticEvent<HTMLFormElement, SubmitEvent>): void => {
    const isRedeeming = event.nativeEvent.submitter?.dataset.redeem !== undefined;
    if (isRedeeming || isSent) event.preventDefault();
    if (isRedeeming) void terms.redeem();
    if (isRedeeming || isSent) return;
    event.preventDefault();
    const typed = needsAddress ? addressPlace.current?.querySelector('form') : null;
    const isHomeless = needsAddress && buyer.kind === 'member' && !hasAddress(buyer.user) && !(typed && isBegun(typed));
    const box = consentPlace.current?.querySelector('input');
    const isUnticked = needsConsent && !box?.checked;
    if (isHomeless || isUnticked) {
      setMissed(isHomeless ? 'address' : 'consent');
      leadTo(isHomeless ? addressPlace.current : consentPlace.current);
    } else if (typed) {
      isPressed.current = true;
      typed.requestSubmit();
      isPressed.current = false;
    } else {
      setIsSent(true);
      sendOrder(event.currentTarget).catch((thrown: unknown) => {
        setIsSent(false);
        reportThrown(thrown);
      });
    }
  };
  const address = {
    place: addressPlace,
    onSaving: () => {
      isOrdering.current = isPressed.current;
    },
    onSaved: () => {
      setMissed(null);
      if (isOrdering.current) setSaved((count) => count + 1);
    },
  };
  return { isAlive, isSent, missed, setMissed, submit, needsAddress, needsConsent, address, consentPlace, form };
}
