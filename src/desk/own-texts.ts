import { locales, type Locale } from '#kit/locale.ts';
import { plainText } from '#kit/plain-text.ts';

/** Fields whose words are not the site's own: titles of studies. */
const notOurs = new Set(['sources', 'source']);

/** Addresses, ids, colours, days: values that no reader reads as a sentence. */
const isMachine = (value: string): boolean =>
  /^(?:\/|https?:|#[\da-f]{3,8}$|[\da-f]{8}-[\da-f]{4}-|\d{4}-\d\d-\d\d)/i.test(value) || /^[a-z\d-]*$/.test(value);

/** Where a paragraph or an item of a list ends, a sentence ends too. */
const broken = (html: string): string => html.replaceAll(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/gi, '. ');

/** The texts of an entry's content as plain words, those of its blocks too; each once in its language. */
export const ownTexts = (content: unknown): { readonly text: string; readonly lang: Locale }[] =>
  locales.flatMap((lang) => textsIn(content, lang).map((text) => ({ text, lang })));

function textsIn(content: unknown, locale: Locale): string[] {
  if (typeof content === 'string') return locale === 'en' || isMachine(content) ? [] : [plainText(broken(content))];
  if (Array.isArray(content)) return [...new Set(content.flatMap((one) => textsIn(one, locale)))];
  if (typeof content !== 'object' || content === null) return [];
  const { en, ...own } = content as { readonly en?: unknown };
  const here = Object.entries(own)
    .filter(([name]) => !notOurs.has(name))
    .flatMap(([, value]) => textsIn(value, locale));
  // Translations are named as what they translate, so they are read like German ones.
  return [...new Set(locale === 'en' ? [...textsIn(en, 'de'), ...here] : here)];
}
