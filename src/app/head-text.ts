/** Words as they may stand in HTML, also in a quoted attribute. Soft hyphens are left out: a title or an address has no use for them. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00AD', '');
