import { formatNumber } from './numbers.ts';
import type { Locale } from './locale.ts';

/** Formats integer euro cents as `Intl.NumberFormat` does: '1.049,00 €', '€1,049.00' (`numbers.ts` says why not with it). */
export function formatCents(cents: number, locale: Locale): string {
  const sign = cents < 0 ? '-' : '';
  const whole = formatNumber(Math.floor(Math.abs(cents) / 100), locale);
  const rest = String(Math.abs(cents) % 100).padStart(2, '0');
  return locale === 'de' ? `${sign}${whole},${rest}\u00a0€` : `${sign}€${whole}.${rest}`;
}

/** Cents as spreadsheets of a language read an amount: '1049,00', '-49.00'. */
export const decimalCents = (cents: number, locale: Locale): string =>
  (cents / 100).toFixed(2).replace('.', locale === 'de' ? ',' : '.');

/** Parses '49,90' into cents; NaN for anything that is no amount. */
export const centsIn = (text: string): number =>
  /^\d+(?:[.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : NaN;
