import type { Locale } from '#kit/locale.ts';
import type { User } from '../contract.ts';
import { countryChoices } from './countries.ts';

/** A member's address as on a letter; empty if there is none. */
export function addressLines(
  user: Pick<User, 'street' | 'street_number' | 'zipcode' | 'city' | 'country'>,
  locale: Locale,
): string[] {
  const lines = [`${user.street} ${user.street_number}`, `${user.zipcode} ${user.city}`]
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return [];
  const country = countryChoices(locale).find(({ value }) => value === user.country);
  return country ? [...lines, country.label] : lines;
}
