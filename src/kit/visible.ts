/** Fillers of Hangul count as letters, and are blank all the same. */
const hidden = String.raw`[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}]`;

/** What gives an emoji its colours, and joins several to one. */
const ofEmoji = String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]|(?<=\p{Extended_Pictographic}[\uFE0F\p{Emoji_Modifier}]*)\u200D(?=\p{Extended_Pictographic})`;

/** Soft hyphens stay wherever they are. */
const unseen = new RegExp(String.raw`(?!${ofEmoji}|\u00AD|\n)${hidden}`, 'gu');

/** Line breaks, also Word's own (U+000B). */
const breaks = /\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu;

/**
 * Letters with their marks as one character (NFC): what is copied from a PDF or on a Mac often has two, and would not be found. Letter by
 * letter, since to normalise thousands of marks takes seconds.
 */
export const composed = (text: string): string => text.replace(/\P{M}\p{M}{1,8}/gu, (letter) => letter.normalize('NFC'));

/**
 * Text without what nobody sees: characters of no width, marks of direction, and the private ones that Word pastes for its bullets. A
 * title with them looks empty or is not found.
 */
export const visible = (text: string): string => composed(text).replace(breaks, '\n').replaceAll('\t', ' ').replace(unseen, '');

/** The same in one line. */
export const visibleLine = (text: string): string => visible(text).replace(/(?<! ) *\n+ */g, ' ');

/** A line that people type or paste into a form: without soft hyphens too, which come along from web pages. */
export const typedLine = (text: string): string => visibleLine(text).replaceAll('\u00AD', '').trim();
