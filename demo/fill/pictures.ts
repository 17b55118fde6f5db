import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storageBase } from '#paths/files.ts';

/**
 * An entry's image. `address` is empty if it has none; `processed` means that webp and avif variants are stored next to the jpg.
 */
type Picture = { readonly address: string; readonly color: string; readonly processed: boolean };

/** Finds an image by its path below the folder, without extension. */
export type Pictures = (name: string) => Picture;

/** Background behind images of unknown colour, and placeholder for missing ones. */
const neutral = '#d9dde3';

/** The images of a folder, with the colours listed in its `manifest.json`. */
export async function readPictures(folder: string): Promise<Pictures> {
  const file = path.join(folder, 'manifest.json');
  const manifest = existsSync(file)
    ? (JSON.parse(await readFile(file, 'utf8')) as Record<string, { readonly color?: string }>)
    : {};
  return (name) => {
    const color = manifest[name]?.color ?? neutral;
    const has = (ending: string): boolean => existsSync(path.join(folder, `${name}${ending}`));
    if (!has('.jpg')) return { address: '', color, processed: false };
    return { address: `${storageBase}/${name}.jpg`, color, processed: ['.webp', '.avif', '_tablet.webp'].every(has) };
  };
}
