import { wellFormed } from './well-formed.ts';

/** Characters that XML 1.0 does not allow, not even escaped (section 2.2), and soft hyphens. */
const unwritable = /[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|\u00AD/gu;

/** A text that every format can represent: unpaired surrogates become U+FFFD, control characters are removed. */
export const writable = (text: string): string => wellFormed(text).replaceAll(/\r\n?/g, '\n').replaceAll(unwritable, '');

/** Finished XML, as opposed to text, which is escaped. */
export type Markup = { readonly markup: string };

type Child = string | number | Markup | null | readonly Child[];
type Attributes = Readonly<Record<string, string | number>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes `>` too, so that no text contains `]]>`. */
const escaped = (text: string | number): string => writable(String(text)).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function written(child: Child): string {
  if (child === null) return '';
  if (typeof child === 'string' || typeof child === 'number') return escaped(child);
  return 'markup' in child ? child.markup : child.map(written).join('');
}

/** An element, well-formed whatever its texts are. Line breaks in attributes become blanks. */
export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value).replaceAll(/[\t\n]/g, ' ')}"`);
  const inner = children.map(written).join('');
  return { markup: inner === '' ? `<${name}${named.join('')}/>` : `<${name}${named.join('')}>${inner}</${name}>` };
}

export const xmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.markup}\n`;
