/** Escapes text for HTML, including quoted attributes. Removes soft hyphens, which are useless in titles and URLs. */
export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\u00AD', '');
