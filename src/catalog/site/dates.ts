import type { Texts } from '../texts.ts';

const parts = (iso: string): { year: number; month: number; day: number } => {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return { year, month, day };
};

/**
 * A range of ISO dates in words. Uses our own texts, since server and browser `Intl` data differ in details and would cause
 * hydration warnings.
 */
export function dayRange(from: string, to: string, t: Pick<Texts, 'months' | 'retreat'>): string {
  const [a, b] = [parts(from), parts(to)];
  const month = (n: number): string => t.months[n - 1] ?? '';
  const whole = ({ day, month: m, year }: typeof a): string => t.retreat.day(day, month(m), year);
  if (from === to) return whole(a);
  if (a.year !== b.year) return t.retreat.range(whole(a), whole(b));
  if (a.month !== b.month) return t.retreat.sameYear(a.day, month(a.month), b.day, month(b.month), a.year);
  return t.retreat.sameMonth(a.day, b.day, month(a.month), a.year);
}
