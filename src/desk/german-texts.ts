import { plainText } from '#kit/plain-text.ts';

/** Fields whose words are not the site's own: titles of studies, and the English texts, which the German rules do not read. */
const notOurs = new Set(['en', 'sources', 'source']);

/** Addresses, ids, colours, days: values that no reader reads as a sentence. */
const isMachine = (value: string): boolean =>
  /^(?:\/|https?:|#[\da-f]{3,8}$|[\da-f]{8}-[\da-f]{4}-|\d{4}-\d\d-\d\d)/i.test(value) || /^[a-z\d-]*$/.test(value);

/** Where a paragraph or an item of a list ends, a sentence ends too. */
const broken = (html: string): string => html.replaceAll(/<\/(?:p|li|h\d|blockquote)>|<br\s*\/?>/gi, '. ');

/** The German texts of an entry's content as plain words, those of its blocks too; each once. */
export function germanTexts(content: unknown): string[] {
  if (typeof content === 'string') return isMachine(content) ? [] : [plainText(broken(content))];
  if (Array.isArray(content)) return [...new Set(content.flatMap(germanTexts))];
  if (typeof content !== 'object' || content === null) return [];
  const own = Object.entries(content).filter(([name]) => !notOurs.has(name));
  return [...new Set(own.flatMap(([, value]) => germanTexts(value)))];
}
