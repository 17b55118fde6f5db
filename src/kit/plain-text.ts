/** Elements within a line: where one begins or ends, no word does. */
const inLine = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)\b[^>]*>/gi;

/** Rich text as plain words, for descriptions. */
export const plainText = (html: string): string =>
  html
    .replace(inLine, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim();
