import type { Locale } from '#kit/locale.ts';
import { countryCodes } from '../rules.ts';

/** The most frequent countries (S9.8: the first is the default). */
const first = ['de', 'at', 'ch'];

/**
 * All countries with the code that the form stores (S3.14), the most frequent first, then in alphabetical order; named as on an
 * invoice.
 */
export function countryChoices(locale: Locale): readonly { readonly value: string; readonly label: string }[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const choices = countryCodes.map((value) => ({ value, label: names.of(value.toUpperCase()) ?? value }));
  const { compare } = new Intl.Collator(locale);
  const rank = ({ value }: { value: string }): number => (first.includes(value) ? first.indexOf(value) : first.length);
  return choices.toSorted((a, b) => rank(a) - rank(b) || compare(a.label, b.label));
}
