import type { Locale } from '#kit/locale.ts';

/** Parses a whole number; null for empty input, undefined for anything else. */
export function numberIn(text: string): number | null | undefined {
  const clean = text.trim();
  if (clean === '') return null;
  return /^-?\d{1,15}$/.test(clean) ? Number(clean) : undefined;
}

/**
 * Parses an amount in euros into cents: `49`, `49,90`, `1.249,00`, `49.9`. Integer arithmetic only. Null for empty input,
 * undefined for anything that is no amount.
 */
export function centsIn(text: string): number | null | undefined {
  const clean = text.replaceAll(/[\s€]/g, '');
  if (clean === '') return null;
  const parts = /^(\d{1,9}|\d{1,3}(?:[.,]\d{3})+)(?:[.,](\d{1,2}))?$/.exec(clean);
  if (!parts) return undefined;
  const [, euros = '', cents = ''] = parts;
  return Number(euros.replaceAll(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'));
}

/** Formats cents for an amount field: '49,00' in German, '49.00' in English. */
export function amountText(cents: number, locale: Locale): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(cents);
  return `${sign}${Math.floor(whole / 100)}${locale === 'de' ? ',' : '.'}${String(whole % 100).padStart(2, '0')}`;
}
