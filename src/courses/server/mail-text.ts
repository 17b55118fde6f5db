import type { Locale } from '#kit/locale.ts';

type Texts = { readonly subject: string; readonly copy: string };

/**
 * The texts of a mail in a single language: English only if all of it is translated, so that the mail's language is correct
 * (S1.7).
 */
export function mailTextIn(
  { subject, copy, en }: Texts & { readonly en: Partial<Texts> | null },
  locale: Locale,
): Texts & { readonly locale: Locale } {
  return locale === 'en' && en?.subject && en.copy
    ? { locale, subject: en.subject, copy: en.copy }
    : { locale: 'de', subject, copy };
}
