import type { Locale } from '#kit/locale.ts';
import { tags, withShifted } from '#kit/plain-text.ts';

const words: Readonly<Record<Locale, readonly [string, string]>> = { de: ['Ja', 'Nein'], en: ['Yes', 'No'] };

const blockEnd = /^<(?:\/(?:p|h2|h3|li|blockquote|ul|ol|figcaption)|br\s*\/?)>$/;

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const attributeOf = (tag: string, name: 'src' | 'alt' | 'href'): string | undefined =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** What a tag says to its reader; addresses of links and pictures stay visible, since they may be the difference. */
function said(tag: string): string {
  const [src, href] = [attributeOf(tag, 'src'), attributeOf(tag, 'href')];
  if (tag.startsWith('<img') && src !== undefined) return `[${src}] ${attributeOf(tag, 'alt') ?? ''}\n`;
  if (tag.startsWith('<a ') && href !== undefined) return `[${href}] `;
  return blockEnd.test(tag) ? '\n' : '';
}

/** Rich text as plain lines. */
const plain = (html: string): string =>
  withShifted(html)
    .replaceAll(tags, said)
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .trim();

/** A value as readable text, for the word-by-word diff. */
export function readable(value: unknown, locale: Locale): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return words[locale][value ? 0 : 1];
  if (typeof value === 'string') return /<\w[^<>]*>/.test(value) ? plain(value) : value;
  if (Array.isArray(value)) return value.map((one) => readable(one, locale)).join('\n');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object') return '';
  return Object.values(value)
    .map((one) => readable(one, locale))
    .filter(Boolean)
    .join(' · ');
}
