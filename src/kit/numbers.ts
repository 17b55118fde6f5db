import type { Locale } from './locale.ts';

const signs: Record<Locale, { readonly thousands: string; readonly decimals: string }> = {
  de: { thousands: '.', decimals: ',' },
  en: { thousands: ',', decimals: '.' },
};

/**
 * A number as people write it: '12.345', '0,75'; '12,345', '0.75'. Not by `Intl`: its first formatter of numbers takes a phone a tenth
 * of a second, in the middle of taking a page over (docs/decisions/far-parts-wait.md).
 */
export function formatNumber(value: number, locale: Locale): string {
  const { thousands, decimals } = signs[locale];
  const [whole = '', rest] = String(value).split('.');
  return whole.replaceAll(/\B(?=(?:\d{3})+$)/g, thousands) + (rest === undefined ? '' : decimals + rest);
}

/** Parses a whole number; null for empty input, undefined for anything else. */
export function numberIn(text: string): number | null | undefined {
  const clean = text.trim();
  if (clean === '') return null;
  return /^-?\d{1,15}$/.test(clean) ? Number(clean) : undefined;
}
