import { fileNamePattern } from '#paths/patterns.ts';

/**
 * A file of the office that readers download, as it stands in an address (S6.3, S7.8): its id before its name, so that the address
 * leads to the bytes and the browser saves them under the name alone.
 */
const formOf = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-(.+)$/;
const mostLetters = 43;

const folded: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** The name in letters that an address may have, no longer than it may be; its ending stays. */
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

/** Which file of the office a name stands for, and what readers save it as; null for one that lies beside its playlist by an import. */
export function downloadOf(file: string): { readonly id: string; readonly name: string } | null {
  const [, id, name] = fileNamePattern.test(file) ? (formOf.exec(file) ?? []) : [];
  return id !== undefined && name !== undefined ? { id, name } : null;
}
