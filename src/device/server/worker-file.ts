import { createHash } from 'node:crypto';
import { offWorker } from '../worker/off.ts';

type Piece = { readonly path: string; readonly content: string };

/**
 * The service worker as served: the list of its precached files, then the built code. Its bytes change with every byte of those,
 * by which browsers detect an update. Without code (in development) or when switched off it removes itself.
 */
export function workerFile(code: string, isOn: boolean, pieces: readonly Piece[], built: readonly string[]): string {
  if (!isOn || !code) return offWorker;
  const hash = createHash('sha256').update(code);
  for (const { path, content } of pieces) hash.update(`${path}\0${content}\0`);
  for (const path of built) hash.update(path);
  const shell = { build: hash.digest('base64url').slice(0, 12), paths: [...pieces.map(({ path }) => path), ...built] };
  return `self.shell=${JSON.stringify(shell)};\n${code}`;
}
