import type { Locale } from '#kit/locale.ts';
import { shorten } from '../rules.ts';

/**
 * The texts in easy language for readers (S19.4), at most as long as the ordinary ones. Only for German readers: it is German. Absent
 * where there are none.
 */
export function presentEasy<Texts extends Readonly<Record<string, string | undefined>>>(
  easy: Texts | null | undefined,
  locale: Locale,
  most = Number.POSITIVE_INFINITY,
): { readonly easy?: Texts } {
  if (!easy || locale !== 'de') return {};
  const cut = Object.entries(easy).flatMap(([name, text]) => (text ? [[name, shorten(text, most)] as const] : []));
  return cut.length > 0 ? { easy: Object.fromEntries(cut) as Texts } : {};
}
