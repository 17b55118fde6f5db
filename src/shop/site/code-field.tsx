import { useEffect, useRef, type ChangeEvent } from 'react';
import { formatCents } from '#kit/money.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import type { Quote } from '../contract.ts';
import { longestCode } from '../rules.ts';
import { checkoutTexts } from '../checkout-texts.ts';
import { typedCode } from './checkout-data.ts';
import type { Terms } from './use-terms.ts';
import styles from './checkout.module.css';

type CodeFieldProps = {
  terms: Terms;
  /** The form that submits the code; without JavaScript its button leads to `page` with the code. */
  form: string;
  page: string;
};

/** The voucher field (S5.4) with the result of its code (S8.2). */
export function CodeField({ terms, form, page }: CodeFieldProps) {
  const t = useTexts(checkoutTexts);
  const { code, asked, isBusy } = terms;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // S8.2: scrolls to the code field.
    if (!asked.problem) return;
    place.current?.scrollIntoView({ block: 'center', behavior: 'instant' });
    place.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [asked]);

  const change = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    // Upper case while typing, without moving the caret to the end.
    const at = target.selectionStart;
    target.value = typedCode(target.value);
    target.setSelectionRange(at, at);
    terms.type(target.value);
  };

  return (
    <div ref={place} className={styles.code}>
      <TextField
        name="code"
        form={form}
        label={t.code}
        value={code}
        maxLength={longestCode}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck="false"
        onChange={change}
        error={asked.problem ? t.problems[asked.problem] : undefined}
      />
      <Button
        type="submit"
        kind="quiet"
        form={form}
        formAction={page}
        formNoValidate
        busy={isBusy}
        className={styles.redeem}
        data-redeem=""
      >
        {t.redeem}
      </Button>
      <Applied
        terms={terms}
        onRemove={() => {
          terms.remove();
          place.current?.querySelector('input')?.focus();
        }}
      />
    </div>
  );
}

/** What a discount saves; what a voucher pays, and what stays on it for another time. */
function effectOf(quote: Quote, t: (typeof checkoutTexts)['de'], money: (cents: number) => string): string {
  const code = quote.code?.code ?? '';
  if (quote.total === 0) return t.coversAll(code);
  if (quote.voucher === 0) return t.applied(code, money(quote.discount));
  const rest = (quote.code?.value ?? 0) - quote.voucher;
  const pays = t.pays(code, money(quote.voucher));
  return rest > 0 ? `${pays} ${t.stays(money(rest))}` : pays;
}

/** Announces a valid code and what it does. The live region must exist before its text, or it is not announced. */
function Applied({ terms: { asked }, onRemove }: { terms: Terms; onRemove: () => void }) {
  const t = useTexts(checkoutTexts);
  const locale = useLocale();
  const { quote } = asked;
  return (
    <>
      <output className={styles.applied}>
        {quote && (
          <>
            <Icon name="check" size={20} />
            {effectOf(quote, t, (cents) => formatCents(cents, locale))}
          </>
        )}
      </output>
      {quote && (
        <Button kind="plain" className={styles.remove} onClick={onRemove}>
          {t.remove}
        </Button>
      )}
    </>
  );
}
