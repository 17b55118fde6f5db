import sanitizeHtml from 'sanitize-html';

/** The HTML that editors may use (S16.6): structure and emphasis; no script, style, picture, form or class. */
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

/** Rich text as it may be stored and shown. Everything that stores HTML goes through here. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, allowed).trim();

const blocks: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote']);
const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Rich text as plain paragraphs, for mails: a list's entries begin with a dot, a break stays one, links are their words. */
export function paragraphsOf(html: string): string[] {
  const paragraphs = [''];
  const add = (text: string): void => {
    paragraphs.push((paragraphs.pop() ?? '') + text);
  };
  sanitizeHtml(html, {
    ...allowed,
    onOpenTag: (name) => {
      if (blocks.has(name)) paragraphs.push(name === 'li' ? '• ' : '');
      if (name === 'br') add('\n');
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
