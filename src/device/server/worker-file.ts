import { createHash } from 'node:crypto';
import { offWorker } from '../worker/off.ts';

/** What the worker is made of. */
type Ingredients = {
  /** The built code; empty if there is none. */
  readonly code: string;
  readonly isOn: boolean;
  readonly siteName: string;
  /** Precached files with their content. */
  readonly pieces: readonly Piece[];
  /** Precached files named by their content. */
  readonly built: readonly string[];
};

type Piece = { readonly path: string; readonly content: string };

/**
 * The service worker as served: the list of its precached files, then the built code. Its bytes change with every byte of those,
 * by which browsers detect an update. Without code (in development) or when switched off it removes itself.
 */
export function workerFile({ code, isOn, siteName, pieces, built }: Ingredients): string {
  if (!isOn || !code) return offWorker;
  const hash = createHash('sha256').update(code);
  for (const { path, content } of pieces) hash.update(`${path}\0${content}\0`);
  for (const path of built) hash.update(path);
  const shell = { build: hash.digest('base64url').slice(0, 12), paths: [...pieces.map(({ path }) => path), ...built], siteName };
  return `self.shell=${JSON.stringify(shell)};\n${code}`;
}
