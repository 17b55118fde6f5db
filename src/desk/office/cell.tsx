import type { Locale } from '#kit/locale.ts';
import { formatCents } from '#kit/money.ts';
import type { PartTexts } from '../office-texts.ts';
import { dayText, instantText } from './berlin-time.ts';
import { readable } from './readable.ts';
import type { Column, EntityTexts } from './screen.ts';

type Words = { readonly locale: Locale; readonly texts: EntityTexts; readonly t: PartTexts };

/** One value of a row, as its column says. */
function cellText({ name, kind }: Column, value: unknown, { locale, texts, t }: Words): string {
  if (value === null || value === undefined || value === '') return '';
  const text = readable(value, locale);
  switch (kind) {
    case 'cents':
      return typeof value === 'number' ? formatCents(value, locale) : '';
    case 'boolean':
      return value ? t.list.yes : t.list.no;
    case 'instant':
      return instantText(text, locale);
    case 'date':
      return dayText(text.slice(0, 10), locale);
    case 'option':
      return texts.options?.[name]?.[text] ?? text;
    case 'count':
      return Array.isArray(value) ? String(value.length) : text;
    case 'number':
      return typeof value === 'number' ? value.toLocaleString(locale === 'de' ? 'de-DE' : 'en-GB') : '';
    default:
      return text;
  }
}

/** A cell of a list; a picture is shown small, everything else is text. */
export function Cell({ column, value, words }: { column: Column; value: unknown; words: Words }) {
  if (column.kind === 'image')
    return typeof value === 'string' && value ? <img src={value} alt="" width={56} height={32} loading="lazy" /> : null;
  return cellText(column, value, words);
}
