/**
 * Tags. A sign `<` is in none, so that the rest of a text with many of them is not read for each; and each begins with a letter, so that
 * texts that are no HTML keep what they compare: 'unter < 7 %, über > 9 %'.
 */
export const tags = /<\/?[a-z][^<>]*>/gi;

/** Elements within a line: where one begins or ends, no word does. */
const inLine = /<\/?(?:a|abbr|b|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u)\b[^<>]*>/gi;

const signs = {
  sup: { from: '0123456789+-−=()ni', to: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ' },
  sub: { from: '0123456789+-−=()', to: '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎' },
} as const;

/** Raised or lowered text in the characters that there are for it: as long as before, others stay as they are. */
export const shifted = (text: string, how: 'sup' | 'sub'): string =>
  text
    .split('')
    .map((sign) => signs[how].to[signs[how].from.indexOf(sign)] ?? sign)
    .join('');

/** An exponent must not become digits of its number: what has no characters of its own is marked, as in '10^(2x)'. */
function written(text: string, how: 'sup' | 'sub'): string {
  const isWhole = text.split('').every((sign) => signs[how].from.includes(sign));
  if (isWhole || how === 'sub') return shifted(text, how);
  return /[\d\s]/.test(text) ? `^(${text})` : `^${text}`;
}

/** The innermost: a second one within it begins anew. */
const shiftedElement = /<(sup|sub)\b[^<>]*>((?:(?!<\1\b).)*?)<\/\1>/gis;

/** Rich text whose raised and lowered parts are characters: '10⁹', 'CO₂'. */
export const withShifted = (html: string): string =>
  html.replace(shiftedElement, (_, how: string, inner: string) =>
    written(inner.replace(tags, ''), how.toLowerCase() as 'sup' | 'sub'),
  );

/** Rich text as plain words, for descriptions. */
export const plainText = (html: string): string =>
  withShifted(html)
    .replace(inLine, '')
    .replace(tags, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('\u00AD', '')
    .replace(/\s+/g, ' ')
    .trim();
