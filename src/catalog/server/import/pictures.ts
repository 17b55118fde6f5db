import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { storageBase } from '#paths/files.ts';

/** A picture of an entry. `address` is empty where there is none; `processed` says that webp and avif stand beside the jpg. */
type Picture = { readonly address: string; readonly color: string; readonly processed: boolean };

/** Finds a picture by its path below the folder, without ending. */
export type Pictures = (name: string) => Picture;

/** Shown behind a picture whose colour is not known, and instead of one that is missing. */
const neutral = '#d9dde3';

/** The pictures of a folder, with the colours that its `manifest.json` names. */
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
