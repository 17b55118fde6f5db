import sanitizeHtml from 'sanitize-html';
import type { PictureSizes } from '#desk/server/door.ts';
import { sourcesOf } from '#media/server/door.ts';
import { storageBase } from '#paths/files.ts';

/** The HTML that editors may use (S16.6): structure and emphasis; no script, style, form or class. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'blockquote', 'br'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A foreign page must not get a handle on ours.
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href === undefined ? {} : { href }), ...(/^https?:/i.test(href ?? '') ? { rel: 'noopener' } : {}) },
    }),
  },
};

/** A picture of this site; never `..`, a query or another host. */
const pictureAddress = new RegExp(`^${storageBase}(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)+$`);

const pixels = /^[1-9]\d{0,4}$/;

/** What may be kept of a picture: its address, its words and its true size. Nothing where there is no such picture. */
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
 * Rich text as it may be stored and shown. Everything that stores HTML goes through here. Pictures may stand in it where `pictures`
 * are given: those that were found have their true size afterwards, those that there are not are left out.
 */
export function sanitizeRichText(html: string, pictures?: PictureSizes): string {
  const options = pictures ? withPictures(pictures) : allowed;
  let clean = html;
  // Without what stood around it, an element may be read in another way: `<svg><p>` in a `<p>`. So until nothing changes any more.
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = clean;
    clean = trimEnd(sanitizeHtml(before, options).trim());
    if (clean === before) break;
  }
  return clean;
}

const mostPasses = 5;
const emptyParagraph = '<p></p>';

/** Without the empty paragraphs that the editor keeps at the end, to write on in. */
function trimEnd(html: string): string {
  let rest = html;
  while (rest.endsWith(emptyParagraph)) rest = rest.slice(0, -emptyParagraph.length).trimEnd();
  return rest;
}

/** As `sanitizeRichText` writes it; no text and no attribute can contain its first character. */
const storedPicture = /<img src="([^"]+)" alt="([^"]*)"(?: width="(\d+)" height="(\d+)")? \/>/g;

/** How wide a text is set at most, in CSS pixels (`--measure`). */
const sizes = '(max-width: 899px) 92vw, 830px';

/** Sanitised rich text for readers: its pictures in the sizes and formats that there are, loaded when they come near. */
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

/** Rich text as plain paragraphs, for mails: a list's entries begin with a dot, a break stays one, links are their words, pictures what is said of them. */
export function paragraphsOf(html: string): string[] {
  const paragraphs = [''];
  const add = (text: string): void => {
    paragraphs.push((paragraphs.pop() ?? '') + text);
  };
  sanitizeHtml(html, {
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
