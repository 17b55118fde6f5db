import { linkSchemes } from '../../definition.ts';
import type { LeftBehind } from '../../field-texts.ts';
import { addressIn } from './rich-picture.ts';

/**
 * Text from Word, Google Docs and their like in the markup that texts have here, before the editor drops what it does not know:
 * emphasis that is only a style, lists that are only paragraphs, and tables, of which only the words would be left.
 */
export function fromOffice(html: string): string {
  // Copied from a text of this site.
  if (html.includes('data-pm-slice')) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(unseen)) element.remove();
  // To a footnote or heading of the other document.
  for (const link of body.querySelectorAll('a[href^="#"]')) link.replaceWith(...link.childNodes);
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) emphasise(element);
  for (const heading of body.querySelectorAll('h1, h4, h5, h6')) rename(heading, heading.tagName === 'H1' ? 'h2' : 'h3');
  for (const heading of body.querySelectorAll('p[role="heading"]'))
    rename(heading, Number(heading.getAttribute('aria-level')) > 2 ? 'h3' : 'h2');
  gatherLists(body);
  // Inner ones first.
  for (const table of [...body.querySelectorAll('table')].toReversed()) table.replaceWith(...listsOf(table));
  for (const paragraph of body.querySelectorAll('p'))
    if (isEmpty(paragraph) && !paragraph.querySelector('img')) paragraph.remove();
  return body.innerHTML;
}

/** What of a pasted text is not in the editor, whose pictures are those of this site where it has any. */
export function leftBehind(html: string, hasImages: boolean): LeftBehind[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const has = (selector: string, isLost: (element: HTMLElement) => boolean = () => true): boolean =>
    [...body.querySelectorAll<HTMLElement>(selector)].some(isLost);
  return [
    ...(has('img', (image) => !hasImages || addressIn(image) === '') ? ['pictures' as const] : []),
    ...(has('s, strike, [style*="line-through" i]', (struck) => !isEmpty(struck)) ? ['struck' as const] : []),
    ...(has('iframe, video, audio, embed, object') ? ['embedded' as const] : []),
    ...(has('hr') ? ['lines' as const] : []),
    ...(has('a[href]', (link) => !isKeptAddress(link.getAttribute('href') ?? '')) ? ['links' as const] : []),
  ];
}

/**
 * Whether a link to this address leads where it says: one of this site, or with one of the schemes that the server keeps. 'page.html' and
 * 'www.example.org' would lead to an address below that of the page.
 */
export function isKeptAddress(href: string): boolean {
  const [, scheme] = /^([a-z][a-z\d+.-]*):/i.exec(href.trim()) ?? [];
  return scheme === undefined
    ? /^(?:\/(?!\/)|[?#])/.test(href.trim())
    : linkSchemes.some((kept) => kept === scheme.toLowerCase());
}

/** What is not part of the text: words that were deleted while Word tracked changes, hidden ones, comments and their signs, ends of paragraphs. */
const unseen = 'del, .EOP, [style*="mso-hide:all" i], .MsoCommentReference, [style*="mso-element:comment" i]';

/** A document in which nothing loads, and no style is looked at. */
const inert = document.implementation.createHTMLDocument('');

const isEmpty = ({ textContent }: Node): boolean => (textContent ?? '').trim() === '';

const made = (name: string, ...content: readonly (Node | string)[]): HTMLElement => {
  const element = inert.createElement(name);
  element.append(...content);
  return element;
};

const rename = (element: Element, name: string): void => element.replaceWith(made(name, ...element.childNodes));

/** Read from the attribute: where the policy allows no inline styles, a browser may not parse them. */
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

// Word's `mso-bidi-font-weight` is about scripts written from right to left.
const styles: readonly (readonly [RegExp, string])[] = [
  [/vertical-align:\s*super|mso-text-raise:\s*[1-9]/i, 'sup'],
  [/vertical-align:\s*sub|mso-text-raise:\s*-/i, 'sub'],
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/(?<![\w-])font-style:\s*italic/i, 'em'],
];

/** Google Docs writes emphasis as styles, and all that is copied into a `b` that is not bold. */
function emphasise(element: HTMLElement): void {
  const style = styleOf(element);
  if (element.matches('b, strong') && /(?<![\w-])font-weight:\s*(?:normal|[1-5]00)/i.test(style))
    element.replaceWith(...element.childNodes);
  if (!element.matches('span')) return;
  for (const [pattern, name] of styles) if (pattern.test(style)) element.replaceChildren(made(name, ...element.childNodes));
}

/** The sign before an item that Word writes as text. */
const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const numbered = /^\s*(?:\d+|[a-z]|[ivxlc]+)[.)]/i;

/** An item of a list that says its level itself, instead of standing in the list above. */
type Leveled = { readonly item: Element; readonly level: number; readonly name: 'ol' | 'ul' };

/** Word's lists are paragraphs with a level. */
function paragraphItem(item: HTMLElement): Leveled | undefined {
  const [, digits] = /mso-list:\s*l\d+\s+level(\d+)/i.exec(styleOf(item)) ?? [];
  if (digits === undefined) return undefined;
  const sign = item.querySelector(marker);
  const name = numbered.test(sign?.textContent ?? '') ? 'ol' : 'ul';
  sign?.remove();
  return { item, level: Number(digits), name };
}

/** Word in a browser has a list for each item, in a box of its own. */
function boxedItems(box: Element): Leveled[] {
  const items = [...box.querySelectorAll('li')].map((li): Leveled => ({
    level: Number(li.getAttribute('aria-level')) || 1,
    name: li.closest('ol') ? 'ol' : 'ul',
    item: made('div', ...li.childNodes),
  }));
  box.replaceWith(...items.map(({ item }) => item));
  return items;
}

function gatherLists(body: HTMLElement): void {
  let open: { readonly level: number; readonly list: HTMLElement }[] = [];
  const items = [...body.querySelectorAll<HTMLElement>('p[style*="mso-list" i], .ListContainerWrapper')].flatMap((one) =>
    one.localName === 'p' ? (paragraphItem(one) ?? []) : boxedItems(one),
  );
  for (const { item, level, name } of items) {
    const list = made(name);
    if (open[0] === undefined || item.previousElementSibling !== open[0].list) open = [];
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
    const last = open.at(-1);
    if (!last) {
      item.before(list);
      open = [{ level, list }];
    } else if (level > last.level) {
      last.list.lastElementChild?.append(list);
      open.push({ level, list });
    } else if (last.list.localName !== name) {
      last.list.after(list);
      open[open.length - 1] = { level, list };
    }
    open.at(-1)?.list.append(made('li', ...item.childNodes));
    item.remove();
  }
}

type Cell = { readonly isHead: boolean; readonly content: readonly Node[] };

/** The content of a cell within one line. */
function lineOf(cell: Element): Node[] {
  const blocks = [...cell.querySelectorAll('p, div, li, h2, h3')].filter((one) => !one.querySelector('p, div, li, h2, h3'));
  for (const one of cell.querySelectorAll('br')) one.replaceWith(' ');
  if (blocks.length === 0) return [...cell.cloneNode(true).childNodes];
  return joined(blocks.filter((one) => !isEmpty(one)).map((one) => [...one.cloneNode(true).childNodes]));
}

const joined = (parts: readonly (readonly Node[])[], between = '; '): Node[] =>
  parts.flatMap((part, place) => (place === 0 ? part : [inert.createTextNode(between), ...part]));

const isWordless = ({ content }: Cell): boolean => content.every(isEmpty);

/** The cells by row and column; one that spans several stands in each of them. */
function gridOf(table: HTMLTableElement): Cell[][] {
  const grid: Cell[][] = [...table.rows].map(() => []);
  for (const [y, { cells }] of [...table.rows].entries())
    for (const cell of cells) {
      const x = grid[y]?.findIndex((one) => one === undefined) ?? -1;
      const column = x < 0 ? (grid[y]?.length ?? 0) : x;
      const content = lineOf(cell);
      const isHead = cell.localName === 'th' || cell.closest('thead') !== null || isBold(cell);
      for (let down = 0; down < cell.rowSpan; down += 1)
        for (let right = 0; right < cell.colSpan; right += 1) {
          const row = grid[y + down];
          if (row) row[column + right] = { isHead, content };
        }
    }
  return grid.map((row) => Array.from(row, (cell) => cell ?? { isHead: false, content: [] }));
}

/** Whether all of its words are bold: Word has no other sign of a heading. */
function isBold(cell: Element): boolean {
  const bold = [...cell.querySelectorAll('b, strong')].filter((one) => !one.parentElement?.closest('b, strong'));
  return (
    !isEmpty(cell) &&
    bold
      .map(({ textContent }) => textContent)
      .join('')
      .trim() === cell.textContent.trim()
  );
}

/** A table as a list with an item for each row, 'heading: value; heading: value'; one of a single column as its paragraphs. */
function listsOf(table: HTMLTableElement): Node[] {
  const grid = gridOf(table);
  const caption = table.caption && !isEmpty(table.caption) ? [made('p', ...table.caption.childNodes)] : [];
  if (grid.every((row) => row.length < 2))
    return [...caption, ...[...table.querySelectorAll('td, th')].flatMap((cell) => [...cell.childNodes])];
  const [first = []] = grid;
  const isHeaded = grid.length > 1 && first.every((cell, x) => cell.isHead || (x === 0 && isWordless(cell)));
  const items = grid.slice(isHeaded ? 1 : 0).flatMap((row) => {
    const parts = row.flatMap((cell, x) => {
      // What spans columns is said once.
      if (isWordless(cell) || row[x - 1]?.content === cell.content) return [];
      const above = isHeaded ? first.filter((head, at) => row[at]?.content === cell.content && !isWordless(head)) : [];
      const heads = [...new Set(above.map(({ content }) => content))].map(copies);
      return [joined([...(heads.length > 0 ? [joined(heads, ', ')] : []), copies(cell.content)], ': ')];
    });
    return parts.length === 0 ? [] : [made('li', ...joined(parts, isHeaded || parts.length !== 2 ? '; ' : ': '))];
  });
  return [...caption, ...(items.length > 0 ? [made('ul', ...items)] : [])];
}

const copies = (nodes: readonly Node[]): Node[] => nodes.map((node) => node.cloneNode(true));
