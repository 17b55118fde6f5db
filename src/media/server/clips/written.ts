import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { sizeOf } from '../../clips/manifest.ts';
import { ClipFault } from './tool.ts';

/**
 * Reads the playlist of a finished rendition. On a full disk ffmpeg's HLS muxer exits successfully with a truncated file, so
 * the size is checked.
 */
export async function readPlaylist(folder: string, name: string): Promise<string> {
  const playlist = await readFile(path.join(folder, `${name}.m3u8`), 'utf8');
  const promised = sizeOf(playlist);
  const { size } = await stat(path.join(folder, `${name}.mp4`));
  if (promised === null || size < promised) throw new ClipFault('no-room', `${name} was not written to its end.`);
  return playlist;
}
