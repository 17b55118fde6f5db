/** What XML 1.0 has no way to write (section 2.2): control characters, halves of characters, two that are none. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Any text as XML, also within an attribute. What XML cannot say is left out. */
const xmlText = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

type Attributes = Readonly<Record<string, string>>;

/** An element that holds a text. */
export const xmlElement = (name: string, text: string, attributes: Attributes = {}): string =>
  `<${name}${attributesOf(attributes)}>${xmlText(text)}</${name}>`;

/** An element that holds elements; an empty one without any. */
export const xmlParent = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  children.length === 0
    ? `<${name}${attributesOf(attributes)}/>`
    : `<${name}${attributesOf(attributes)}>${children.join('')}</${name}>`;

const attributesOf = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
