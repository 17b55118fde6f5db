/** A text node of a page, with its semantic context. */
export type PageText = {
  readonly text: string;
  /** The `lang` of the nearest ancestor that has one. */
  readonly lang: string | undefined;
  /** Ancestor elements, outermost first. */
  readonly inside: readonly string[];
};

type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly lang: string | undefined;
  /** Ancestor elements, outermost first. */
  readonly inside: readonly string[];
};

/** A parsed page. */
export type PageParts = {
  readonly texts: readonly PageText[];
  readonly elements: readonly Omit<Element, 'lang'>[];
  /** Contents of inline script elements, without data blocks. */
  readonly inlineScripts: readonly string[];
};

const voids = new Set(['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const raws = new Set(['script', 'style', 'title', 'textarea']);
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: '\u00A0' };

export const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#x27|nbsp);/g, (_, name: string) => entities[name] ?? '');

const attributesIn = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([^\s=/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [name.toLowerCase(), unescaped(value)]),
  );

/**
 * Parses a document strictly: throws if an element is not closed properly, which a browser would silently repair in an
 * unintended way.
 */
export function partsOf(html: string): PageParts {
  const open: Element[] = [];
  const texts: PageText[] = [];
  const elements: Element[] = [];
  const inlineScripts: string[] = [];
  const say = (text: string): void => {
    if (text.trim() !== '') texts.push({ text: unescaped(text), lang: open.at(-1)?.lang, inside: open.map(({ name }) => name) });
  };
  const token = /<!--[\s\S]*?-->|<!doctype html>|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>/g;
  let at = 0;
  for (let found = token.exec(html); found; found = token.exec(html)) {
    say(html.slice(at, found.index));
    at = token.lastIndex;
    const [, slash, name, written = '', selfClosing] = found;
    if (!name) continue;
    if (slash) {
      const closed = open.pop();
      if (closed?.name !== name) throw new Error(`</${name}> closes <${closed?.name}> before …${html.slice(at, at + 80)}`);
      continue;
    }
    const attributes = attributesIn(written);
    const element = { name, attributes, lang: attributes.lang ?? open.at(-1)?.lang, inside: open.map((around) => around.name) };
    elements.push(element);
    if (voids.has(name) || selfClosing) continue;
    if (!raws.has(name)) {
      open.push(element);
      continue;
    }
    const end = html.indexOf(`</${name}`, at);
    const body = html.slice(at, end);
    if (name === 'script' && !attributes.src && !/^application\/(?:ld\+)?json$/.test(attributes.type ?? ''))
      inlineScripts.push(body);
    if (name === 'title') texts.push({ text: unescaped(body), lang: element.lang, inside: [...open.map((e) => e.name), name] });
    at = html.indexOf('>', end) + 1;
    token.lastIndex = at;
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  return { texts, elements, inlineScripts };
}
