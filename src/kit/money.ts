import type { Locale } from './locale.ts';

/** A price as text, from integer cents of euro: '49,00 €'. */
export const formatCents = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale === 'de' ? 'de-DE' : 'en-IE', { style: 'currency', currency: 'EUR' }).format(cents / 100);
