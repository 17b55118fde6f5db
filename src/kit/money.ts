import { lazily } from './lazily.ts';
import type { Locale } from './locale.ts';

const euros = (language: string) => lazily(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }));

/** Created once: a formatter costs more than a hundred uses of it. */
const formats: Record<Locale, () => Intl.NumberFormat> = { de: euros('de-DE'), en: euros('en-IE') };

/** Formats integer euro cents: '49,00 €'. */
export const formatCents = (cents: number, locale: Locale): string => formats[locale]().format(cents / 100);

/** Parses '49,90' into cents; NaN for anything that is no amount. */
export const centsIn = (text: string): number =>
  /^\d+(?:[.,]\d{1,2})?$/.test(text.trim()) ? Math.round(Number(text.trim().replace(',', '.')) * 100) : NaN;
