/** Rich text as the plain words that a description needs. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim();

/** Words as they may stand in HTML, also in a quoted attribute. Soft hyphens are left out: a title or an address has no use for them. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00AD', '');
