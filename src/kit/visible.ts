/** Zero-width joiners stay within an emoji, soft hyphens wherever they are. */
const unseen =
  /(?!\u00AD|\u200D|\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|(?<!\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)\u200D|\u200D(?!\p{Extended_Pictographic})/gu;

/** Line breaks, also Word's own (U+000B). */
const breaks = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/**
 * Text without what nobody sees: characters of no width, marks of direction, and the private ones that Word pastes for its bullets. A
 * title with them looks empty or is not found.
 */
export const visible = (text: string): string => text.replace(breaks, '\n').replaceAll('\t', ' ').replace(unseen, '');

/** The same in one line. */
export const visibleLine = (text: string): string => visible(text).replace(/(?<! ) *\n+ */g, ' ');
