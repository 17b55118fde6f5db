import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { reportFault } from '#ui/faults.ts';
import { useLinks } from '#ui/site.tsx';
import { useShopCalls } from './calls.ts';
import { askQuote, checkoutPath, readQuote, typedCode, type Asked, type CheckoutData } from './checkout-data.ts';

export type Terms = {
  /** The text in the field. */
  readonly code: string;
  readonly isGift: boolean;
  readonly asked: Asked;
  readonly isBusy: boolean;
  readonly type: (text: string) => void;
  /** Checks what the code in the field does to the price. */
  readonly redeem: () => Promise<void>;
  readonly remove: () => void;
  readonly setGift: (isGift: boolean) => void;
};

/**
 * The terms of a purchase: with a code, as a gift. They are in the URL too, so that no input is lost by a reload or on the way to
 * the login and back.
 */
export function useTerms({ offer, code: given, isGift: wasGift, quote, problem }: CheckoutData): Terms {
  const calls = useShopCalls();
  const links = useLinks();
  const navigate = useNavigate();
  const [code, setCode] = useState(given);
  const [isGift, setIsGift] = useState(wasGift);
  const [asked, setAsked] = useState<Asked>({ quote, problem });
  const [isBusy, setIsBusy] = useState(false);

  const keep = (terms: { code: string; isGift: boolean }): void =>
    void navigate(checkoutPath(offer, links, terms), {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
    });

  const ask = async (terms: { code: string; isGift: boolean }): Promise<void> => {
    setIsBusy(true);
    try {
      const answer = readQuote(await askQuote(calls.quote, offer, terms));
      setAsked(answer);
      keep(answer.quote ? terms : { ...terms, code: '' });
    } catch (thrown) {
      if (!reportFault(thrown)) setAsked({ quote: null, problem: 'trouble' });
    } finally {
      setIsBusy(false);
    }
  };

  return {
    code,
    isGift,
    asked,
    isBusy,
    type: (text) => setCode(typedCode(text)),
    async redeem() {
      if (isBusy) return;
      const trimmed = code.trim();
      if (trimmed === '') setAsked({ quote: null, problem: 'empty' });
      else await ask({ code: trimmed, isGift });
    },
    remove() {
      setCode('');
      setAsked({ quote: null, problem: null });
      keep({ code: '', isGift });
    },
    setGift(next) {
      setIsGift(next);
      // A code may be valid for oneself only, or for a gift only.
      if (asked.quote) void ask({ code: code.trim(), isGift: next });
      else keep({ code: '', isGift: next });
    },
  };
}

/** The code that was typed, and whether 'gift' was ticked, before the script was there: a controlled field would lose it. */
export function useFilledBefore(form: RefObject<HTMLFormElement | null>, terms: Terms): void {
  const first = useRef(terms);
  useLayoutEffect(() => {
    const fieldOf = (name: string) => {
      const field = form.current?.elements.namedItem(name);
      return field instanceof HTMLInputElement ? field : null;
    };
    const { code, isGift, type, setGift } = first.current;
    const [typed, ticked] = [fieldOf('code')?.value ?? code, fieldOf('gift')?.checked ?? isGift];
    if (typed !== code) type(typed);
    if (ticked !== isGift) setGift(ticked);
  }, [form]);
}
