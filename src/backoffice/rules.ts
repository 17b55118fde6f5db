import { addDays, dayOf, daysBetween } from '#kit/dates.ts';
import { officeEntities } from '#paths/office-api.ts';

/** Berlin days, `YYYY-MM-DD`; both ends are included. */
export type Span = { readonly from: string; readonly to: string };

export type DaySum = { readonly day: string; readonly value: number };

type Asked = { readonly range: string; readonly from?: string | undefined; readonly to?: string | undefined };

/** The requested range: a number of days up to today, or custom dates. Nothing after today; null if it is invalid. */
export function spanOf({ range, from, to }: Asked, now: Date, longest: number): Span | null {
  const today = dayOf(now);
  const end = to === undefined || to > today ? today : to;
  const span = { from: from ?? addDays(end, 1 - Number(range)), to: end };
  const length = daysBetween(span.from, span.to) + 1;
  return length >= 1 && length <= longest ? span : null;
}

/** The range of the same length just before. */
export function spanBefore({ from, to }: Span): Span {
  const length = daysBetween(from, to) + 1;
  return { from: addDays(from, -length), to: addDays(from, -1) };
}

/** Every day of a range, including empty ones, with the sum and that of the range `before`. `sums` cover both. */
export function seriesOf(sums: readonly DaySum[], span: Span): { total: number; before: number; days: DaySum[] } {
  const byDay = new Map(sums.map(({ day, value }) => [day, value]));
  const length = daysBetween(span.from, span.to) + 1;
  const days = Array.from({ length }, (_, at) => {
    const day = addDays(span.from, at);
    return { day, value: byDay.get(day) ?? 0 };
  });
  const earlier = sums.filter(({ day }) => day < span.from);
  const sumOf = (some: readonly DaySum[]): number => some.reduce((sum, { value }) => sum + value, 0);
  return { total: sumOf(days), before: sumOf(earlier), days };
}

/** Growth in per cent; null if there was nothing before. */
export const growth = ({ total, before }: { readonly total: number; readonly before: number }): number | null =>
  before === 0 ? null : Math.round(((total - before) / Math.abs(before)) * 100);

/** The values of a scale's lines, for about four intervals: round, in whole `unit`s, from 0 or below up to `least` or above. */
export function ticksOf(values: readonly number[], least: number, unit: number): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(least, ...values)];
  const wanted = Math.max(1, (high - low) / unit / 4);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = unit * power * ([1, 2, 5].find((times) => times * power >= wanted) ?? 10);
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
}

/** A duration in a readable unit: seconds below a minute, minutes below an hour, then hours with one decimal. */
export function timeIn(seconds: number): { readonly value: number; readonly unit: 'seconds' | 'minutes' | 'hours' } {
  if (seconds > 0 && seconds < 60) return { value: seconds, unit: 'seconds' };
  if (seconds > 0 && seconds < 3600) return { value: Math.floor(seconds / 60), unit: 'minutes' };
  return { value: Math.round(seconds / 360) / 10, unit: 'hours' };
}

/** A masked address: 'g…@example.org'. */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '…' : `${Array.from(address)[0]}…${address.slice(at)}`;
}

/** What editors see in the audit log (S6.4): content, and nothing about members, orders and codes. */
export const contentKinds: readonly string[] = [
  ...officeEntities.filter((name) => name !== 'coupon'),
  'settings',
  'note',
  'word',
  'chatbot',
  'clip',
  'file',
  'folder',
];

/** Recorded with a coaching, but about the member it was granted to. */
export const actionsOnMembers: readonly string[] = ['apply', 'take-back', 'resend'];
