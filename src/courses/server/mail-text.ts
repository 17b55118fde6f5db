import type { Locale } from '#kit/locale.ts';

type Texts = { readonly subject: string; readonly copy: string };

/** The words of a mail for a reader: all of them English or all German, so that the whole mail is in the language it says (S1.7). */
export function mailTextIn(
  { subject, copy, en }: Texts & { readonly en: Partial<Texts> | null },
  locale: Locale,
): Texts & { readonly locale: Locale } {
  return locale === 'en' && en?.subject && en.copy
    ? { locale, subject: en.subject, copy: en.copy }
    : { locale: 'de', subject, copy };
}
