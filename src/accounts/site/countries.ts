import type { Locale } from '#kit/locale.ts';
import { countryTexts } from '../country-texts.ts';
import type { Country } from '../rules.ts';

/** The most frequent countries (S9.8: the first is the default). */
const first: readonly string[] = ['de', 'at', 'ch'] satisfies Country[];

/**
 * All countries with the code that the form stores (S3.14), the most frequent first, then in alphabetical order; named as on an
 * invoice, and the same on the server and in every browser.
 */
export function countryChoices(locale: Locale): readonly { readonly value: string; readonly label: string }[] {
  const choices = Object.entries(countryTexts[locale]).map(([value, label]) => ({ value, label }));
  const rank = ({ value }: { value: string }): number => (first.includes(value) ? first.indexOf(value) : first.length);
  return choices.toSorted((a, b) => rank(a) - rank(b));
}
