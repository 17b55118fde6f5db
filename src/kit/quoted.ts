/* Titles and names often have quotation marks of their own, which become single ones within others. */

export const quotedDe = (name: string): string => `„${name.replaceAll('„', '‚').replaceAll('“', '‘')}“`;

export const quotedEn = (name: string): string => `“${name.replaceAll('“', '‘').replaceAll('”', '’')}”`;
