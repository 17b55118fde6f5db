import type { Locale } from '#kit/locale.ts';
import { formatCents } from '#kit/money.ts';
import type { PartTexts } from '../office-texts.ts';
import { dayText, instantText } from './berlin-time.ts';
import type { Column, EntityTexts } from './screen.ts';

type Words = { readonly locale: Locale; readonly texts: EntityTexts; readonly t: PartTexts };

/** One value of a row, as its column says. */
export function cellText({ name, kind }: Column, value: unknown, { locale, texts, t }: Words): string {
  if (value === null || value === undefined || value === '') return '';
  switch (kind) {
    case 'cents':
      return typeof value === 'number' ? formatCents(value, locale) : '';
    case 'boolean':
      return value ? t.list.yes : t.list.no;
    case 'instant':
      return instantText(String(value), locale);
    case 'date':
      return dayText(String(value).slice(0, 10), locale);
    case 'option':
      return texts.options?.[name]?.[String(value)] ?? String(value);
    case 'count':
      return String(Array.isArray(value) ? value.length : value);
    case 'number':
      return typeof value === 'number' ? value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB') : '';
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}

/** A cell of a list; a picture is shown small, everything else is text. */
export function Cell({ column, value, words }: { column: Column; value: unknown; words: Words }) {
  if (column.kind === 'image')
    return typeof value === 'string' && value ? <img src={value} alt="" width={56} height={32} loading="lazy" /> : null;
  return cellText(column, value, words);
}
