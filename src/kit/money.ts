import { lazily } from './lazily.ts';
import type { Locale } from './locale.ts';

const euros = (language: string) => lazily(() => new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' }));

/** Made once: a formatter costs more than a hundred uses of it. */
const formats: Record<Locale, () => Intl.NumberFormat> = { de: euros('de-DE'), en: euros('en-IE') };

/** A price as text, from integer cents of euro: '49,00 €'. */
export const formatCents = (cents: number, locale: Locale): string => formats[locale]().format(cents / 100);
