import sanitizeHtml from 'sanitize-html';
import { linkSchemes } from '#desk/definition.ts';
import type { PictureSizes } from '#desk/server/door.ts';
import { sourcesOf } from '#media/server/door.ts';
import { withShifted } from '#kit/plain-text.ts';
import { visible } from '#kit/visible.ts';
import { storageBase } from '#paths/files.ts';

/** The HTML that editors may use (S16.6): structure and emphasis; no scripts, styles, forms or classes. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'sup', 'sub', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    // A page opened from ours must not get a reference to it.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href === undefined ? {} : { href }), ...(/^https?:/i.test(href ?? '') ? { rel: 'noopener' } : {}) },
    }),
  },
};

/** An image of this site; never with `..`, a query or another host. */
const pictureAddress = new RegExp(`^${storageBase}(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$`);

const pixels = /^[1-9]\d{0,4}$/;

/** The attributes kept of an image: address, alternative text and real size. Empty if the image does not exist. */
function pictureOf({ src = '', alt = '', width = '', height = '' }: sanitizeHtml.Attributes, sizes: PictureSizes) {
  const size = sizes.get(src);
  if (!pictureAddress.test(src) || size === null) return {};
  const stated = pixels.test(width) && pixels.test(height) ? { width, height } : {};
  return { src, alt: alt.trim(), ...(size ? { width: String(size.width), height: String(size.height) } : stated) };
}

const withPictures = (sizes: PictureSizes): sanitizeHtml.IOptions => ({
  ...allowed,
  allowedTags: [...(allowed.allowedTags || []), 'img', 'figure', 'figcaption'],
  allowedAttributes: { ...allowed.allowedAttributes, img: ['src', 'alt', 'width', 'height'] },
  transformTags: { ...allowed.transformTags, img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs, sizes) }) },
  exclusiveFilter: ({ tag, attribs, mediaChildren }) =>
    (tag === 'img' && !attribs.src) || (tag === 'figure' && mediaChildren.length === 0),
});

/**
 * Sanitises rich text for storage and display. All code that stores HTML must use it. Images are allowed if `pictures` is given:
 * known ones get their real size, unknown ones are removed.
 */
export function sanitizeRichText(html: string, pictures?: PictureSizes): string {
  const options = pictures ? withPictures(pictures) : allowed;
  let clean = html;
  // Removing a wrapper can change how its content is parsed, as with `<svg><p>` in a `<p>`. So repeat until the result is stable.
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = clean;
    clean = trimEnd(visible(sanitizeHtml(before, options)).trim());
    if (clean === before) break;
  }
  return clean;
}

const mostPasses = 5;
const emptyParagraph = '<p></p>';

/** Removes the empty paragraphs that the editor keeps at the end for typing. */
function trimEnd(html: string): string {
  let rest = html;
  while (rest.endsWith(emptyParagraph)) rest = rest.slice(0, -emptyParagraph.length).trimEnd();
  return rest;
}

/** Matches images as `sanitizeRichText` writes them; its first character cannot occur in text or attributes. */
const storedPicture = /<img src="([^"]+)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")? \/>/g;

/** Maximum width of running text in CSS pixels (`--measure`). */
const sizes = '(max-width: 899px) 92vw, 830px';

/** Sanitised rich text for readers: images with all available sizes and formats, lazily loaded. */
export const richTextForPage = (html: string): string =>
  html.replaceAll(storedPicture, (_, src: string, alt: string, width?: string, height?: string) => {
    const box = width && height ? ` width="${width}" height="${height}"` : '';
    const sources = width ? sourcesOf(src, Number(width)) : null;
    const responsive = sources ? ` srcset="${sources.jpg}" sizes="${sizes}"` : '';
    const image = `<img src="${src}" alt="${alt}"${box}${responsive} loading="lazy" decoding="async">`;
    if (!sources) return image;
    const source = (type: 'avif' | 'webp') => `<source type="image/${type}" srcset="${sources[type]}" sizes="${sizes}">`;
    return `<picture>${source('avif')}${source('webp')}${image}</picture>`;
  });

const blocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'figure', 'figcaption']);
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/**
 * Converts rich text to plain paragraphs for mails: list items start with a dot, line breaks stay, links become their text,
 * images their alternative text, raised and lowered text its characters.
 */
export function paragraphsOf(html: string): string[] {
  const paragraphs = [''];
  const add = (text: string): void => {
    paragraphs.push((paragraphs.pop() ?? '') + text);
  };
  sanitizeHtml(withShifted(html), {
    ...allowed,
    onOpenTag: (name, { alt = '' }) => {
      if (blocks.has(name)) paragraphs.push(name === 'li' ? '• ' : '');
      if (name === 'br') add('\n');
      if (name === 'img') paragraphs.push(alt, '');
    },
    onCloseTag: (name) => {
      if (blocks.has(name)) paragraphs.push('');
    },
    textFilter: (text) => {
      add(text.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity).replaceAll(/\s+/g, ' '));
      return text;
    },
  });
  return paragraphs.map((text) => text.trim()).filter((text) => text !== '' && text !== '•');
}
