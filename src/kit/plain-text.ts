/** Rich text as plain words, for descriptions. */
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
