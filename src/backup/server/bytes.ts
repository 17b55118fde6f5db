import { buffer } from 'node:stream/consumers';
import type { Storage } from '#platform/storage.ts';

/** Reads a small file; null if there is none. */
export async function bytesOf(storage: Storage, path: string): Promise<Uint8Array | null> {
  try {
    return await buffer(await storage.read(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export async function allOf<Value>(source: AsyncIterable<Value>): Promise<Value[]> {
  const all: Value[] = [];
  for await (const one of source) all.push(one);
  return all;
}

/** The bytes of a stream in blocks of equal size, the last one shorter. Each block is a separate buffer. */
export async function* blocksOf(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let block = new Uint8Array(size);
  let length = 0;
  for await (const bytes of source) {
    for (let at = 0; at < bytes.length;) {
      const part = bytes.subarray(at, at + size - length);
      block.set(part, length);
      length += part.length;
      at += part.length;
      if (length < size) continue;
      yield block;
      block = new Uint8Array(size);
      length = 0;
    }
  }
  if (length > 0) yield block.subarray(0, length);
}
