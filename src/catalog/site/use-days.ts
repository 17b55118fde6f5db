import { useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../texts.ts';
import { dayRange } from './dates.ts';

/** Formats a range of ISO dates, or a single date, in the page's language. */
export function useDays(): (from: string, to?: string) => string {
  const t = useTexts(catalogTexts);
  return (from, to = from) => dayRange(from, to, t);
}
