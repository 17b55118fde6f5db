/* `String.toWellFormed` and `isWellFormed`, which the oldest browsers that we serve do not have (docs/decisions/oldest-browsers.md). */

const hasBoth = 'toWellFormed' in String.prototype;

/** Unpaired surrogates become U+FFFD. */
export const wellFormed = (text: string): string =>
  hasBoth ? text.toWellFormed() : text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

export const isWellFormed = (text: string): boolean => (hasBoth ? text.isWellFormed() : !/\p{Surrogate}/u.test(text));
