import { buffer } from 'node:stream/consumers';
import type { Storage } from '#platform/storage.ts';
import { headLength, kindOf, largestPicture, typeOf } from '../file-rules.ts';
import type { FileProblem } from '../file-texts.ts';
import { isVast, measurePicture } from './picture-making.ts';

/** What the content of a file reveals. */
export type Facts = {
  readonly type: string;
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
};

/** Inspects a stored file: its type, and whether an image can be fully decoded (S16.6). */
export async function inspect(storage: Storage, path: string): Promise<Facts | FileProblem> {
  const found = await storage.stat(path);
  if (!found) return 'broken';
  const { size } = found;
  if (size === 0) return 'empty';
  const type = typeOf(await bytesOf(storage, path, Math.min(size, headLength)));
  if (type === null) return 'unknown';
  if (kindOf(type) !== 'image') return { type, size, width: null, height: null };
  if (size > largestPicture) return 'large';
  const bytes = await bytesOf(storage, path, size);
  const measured = await measurePicture(bytes);
  if (measured) return { type, size, ...measured };
  return (await isVast(bytes)) ? 'vast' : 'damaged';
}

const bytesOf = async (storage: Storage, path: string, length: number): Promise<Buffer> =>
  buffer(await storage.read(path, { start: 0, end: length - 1 }));
