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
