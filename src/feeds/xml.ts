import { writable } from './rules.ts';

/** Finished XML, told apart from text, which is escaped. */
export type Markup = { readonly markup: string };

type Child = string | number | Markup | null | readonly Child[];
type Attributes = Readonly<Record<string, string | number>>;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** `>` too, so that no text holds `]]>`. */
const escaped = (text: string | number): string => writable(String(text)).replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

function written(child: Child): string {
  if (child === null) return '';
  if (typeof child === 'string' || typeof child === 'number') return escaped(child);
  return 'markup' in child ? child.markup : child.map(written).join('');
}

/** An element; whatever its texts are, it is well-formed. Line breaks in attributes become blanks. */
export function element(name: string, attributes: Attributes, ...children: readonly Child[]): Markup {
  const named = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value).replaceAll(/[\t\n]/g, ' ')}"`);
  const inner = children.map(written).join('');
  return { markup: inner === '' ? `<${name}${named.join('')}/>` : `<${name}${named.join('')}>${inner}</${name}>` };
}

export const xmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="utf-8"?>\n${root.markup}\n`;
