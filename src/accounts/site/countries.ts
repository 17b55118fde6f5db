import { bilingual } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import german from 'i18n-iso-countries/langs/de.json' with { type: 'json' };
import { countryCodes } from '../rules.ts';

type Names = { readonly countries: Readonly<Record<string, string | readonly string[]>> };

/** Official names; the English ones come when they are wanted. */
const names = bilingual<Names>(german, async () => ({ en: (await import('i18n-iso-countries/langs/en.json')).default }));

/** Where most members live (S9.8: the first is the default). */
const first = ['de', 'at', 'ch'];

/** Every country with its code as the form stores it (S3.14), in the language's own order after those that are picked most. */
export function countryChoices(locale: Locale): readonly { readonly value: string; readonly label: string }[] {
  const { countries } = names[locale];
  const choices = countryCodes.map((value) => {
    const name = countries[value.toUpperCase()] ?? value;
    return { value, label: typeof name === 'string' ? name : (name[0] ?? value) };
  });
  const { compare } = new Intl.Collator(locale);
  const rank = ({ value }: { value: string }): number => (first.includes(value) ? first.indexOf(value) : first.length);
  return choices.toSorted((a, b) => rank(a) - rank(b) || compare(a.label, b.label));
}
