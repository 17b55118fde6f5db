import { fileNamePattern } from '#paths/patterns.ts';

/**
 * The URL form of an office file that readers download (S6.3, S7.8): the id precedes the name, so that the URL identifies the
 * bytes and the browser saves the file under the name alone.
 */
const formOf = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(.+)$/;
const mostLetters = 43;

const folded: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** The name reduced to URL-safe characters and truncated to the maximum length; the extension is kept. */
function addressName(name: string): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[äöüÄÖÜß]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.-]+/g, '-');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? '';
  const stem = plain
    .slice(0, plain.length - ending.length)
    .replace(/^[-.]+/, '')
    .slice(0, mostLetters - ending.length);
  return `${stem || 'datei'}${ending}`;
}

export const downloadName = ({ id, name }: { readonly id: string; readonly name: string }): string =>
  `${id}-${addressName(name)}`;

/**
 * Parses a download name into the file's id and the name to save it as; null for a file that an import stored next to its
 * playlist.
 */
export function downloadOf(file: string): { readonly id: string; readonly name: string } | null {
  const [, id, name] = fileNamePattern.test(file) ? (formOf.exec(file) ?? []) : [];
  return id !== undefined && name !== undefined ? { id, name } : null;
}
