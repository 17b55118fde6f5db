/** `String.toWellFormed`, which the oldest browsers that we serve do not have: unpaired surrogates become U+FFFD. */
export const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

/** `String.isWellFormed`, likewise. */
export const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);
