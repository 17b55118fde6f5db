import { formatNumber } from './numbers.ts';
import type { Locale } from './locale.ts';

/** Formats integer euro cents as `Intl.NumberFormat` does: '1.049,00 €', '€1,049.00' (`numbers.ts` says why not with it). */
export function formatCents(cents: number, locale: Locale): string {
  const sign = cents < 0 ? '-' : '';
  const whole = formatNumber(Math.floor(Math.abs(cents) / 100), locale);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return locale === 'de' ? `${sign}${whole},${rest}\u00a0€` : `${sign}€${whole}.${rest}`;
}

/** Cents as spreadsheets and fields of a language have an amount: '1049,00', '-49.00'. */
export const decimalCents = (cents: number, locale: Locale): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.');

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
