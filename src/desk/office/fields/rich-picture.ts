import { Image } from '@tiptap/extension-image';
import { Fragment, Slice } from '@tiptap/pm/model';
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import { storageBase } from '#paths/files.ts';

/** A picture in a text. Without `alt` it is decorative. */
export type TextPicture = { readonly src: string; readonly alt: string; readonly caption: string };

/** The picture that an element is or contains. */
const imageIn = (element: HTMLElement): HTMLImageElement | null =>
  element instanceof HTMLImageElement ? element : element.querySelector('img');

/** The picture's address on this site; '' for other sites, which are not allowed. Copied from a page, it includes the host. */
export function addressIn(element: HTMLElement): string {
  const src = imageIn(element)?.getAttribute('src') ?? '';
  const url = URL.canParse(src, window.location.href) ? new URL(src, window.location.href) : null;
  return url?.origin === window.location.origin && url.pathname.startsWith(`${storageBase}/`) ? url.pathname : '';
}

const attributeOf = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => imageIn(element)?.getAttribute(name) ?? null,
});

const ours = (element: HTMLElement): false | null => (addressIn(element) === '' ? false : null);

/** A picture and its caption as one node. */
export const RichPicture = Image.extend({
  addAttributes: () => ({
    src: { default: '', parseHTML: addressIn },
    alt: { default: '', parseHTML: (element: HTMLElement) => imageIn(element)?.alt ?? '' },
    width: attributeOf('width'),
    height: attributeOf('height'),
    caption: { default: '', parseHTML: (element: HTMLElement) => element.querySelector('figcaption')?.textContent.trim() ?? '' },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: ours },
    { tag: 'img[src]', getAttrs: ours },
  ],
  renderHTML({ node }) {
    const { caption, ...image } = node.attrs;
    return ['figure', ['img', image], ...(caption ? [['figcaption', caption]] : [])];
  },
  // Markdown would allow pictures from anywhere.
  addInputRules: () => [],
});

/** The position for an inserted picture: between paragraphs or in place of an empty one, never within a sentence. */
export function pictureSpot({ doc, schema }: EditorState, at: number): number {
  const { parent } = doc.resolve(at);
  const image = schema.nodes.image;
  if (!image || (parent.isTextblock && parent.childCount === 0)) return at;
  return dropPoint(doc, at, new Slice(Fragment.from(image.create()), 0, 0)) ?? at;
}

/** Moves the cursor behind an inserted picture: a selected one would be replaced by the next letter. */
export function writeOn(tr: Transaction): boolean {
  const next = Selection.findFrom(tr.doc.resolve(tr.selection.to), 1, true);
  const paragraph = tr.doc.type.schema.nodes.paragraph;
  if (!next && paragraph) tr.insert(tr.doc.content.size, paragraph.create());
  tr.setSelection(next ?? Selection.atEnd(tr.doc));
  return true;
}

/** The pictures among files that were dropped or pasted. */
export const picturesAmong = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
