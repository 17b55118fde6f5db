import { useTexts } from '#ui/site.tsx';
import { catalogTexts } from '../texts.ts';
import { dayRange } from './dates.ts';

/** Says from which ISO day to which something is, or that one day, in the page's language. */
export function useDays(): (from: string, to?: string) => string {
  const t = useTexts(catalogTexts);
  return (from, to = from) => dayRange(from, to, t);
}
