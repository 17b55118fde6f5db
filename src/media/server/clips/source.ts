import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lengthArguments, probeArguments, readProgress } from '../../clips/ffmpeg.ts';
import { isUntimed, readProbe, readSoundProbe, type Facts, type Sound } from '../../clips/probe.ts';
import { systemTools, type WorkerParts } from './parts.ts';
import { encode } from './renditions.ts';
import { ClipFault, runTool, ToolFailed } from './tool.ts';

/** An uploaded file as a local file: itself if the store is local, otherwise a copy in `folder`. */
export async function localSource(parts: WorkerParts, file: string, folder: string, signal: AbortSignal): Promise<string> {
  const source = await parts.openSource(parts.db, file);
  if (!source || !(await parts.storage.stat(source.path))) throw new ClipFault('no-source');
  return localFile(parts, source.path, path.join(folder, 'source'), signal);
}

/** A file of the store as a local file. */
export async function localFile(
  { storage }: Pick<WorkerParts, 'storage'>,
  stored: string,
  copy: string,
  signal: AbortSignal,
): Promise<string> {
  const here = await storage.fileOf?.(stored);
  if (here) return here;
  await pipeline(await storage.read(stored), createWriteStream(copy), { signal });
  return copy;
}

async function probe({ tools = systemTools }: WorkerParts, file: string, signal: AbortSignal): Promise<unknown> {
  try {
    const { output } = await runTool(tools.ffprobe, probeArguments(file), { signal, niceness: tools.niceness });
    return JSON.parse(output) as unknown;
  } catch (error) {
    // ffprobe rejects everything it does not recognise.
    throw error instanceof ToolFailed ? new ClipFault('not-a-film', error.message) : error;
  }
}

export async function probeFilm(parts: WorkerParts, file: string, signal: AbortSignal): Promise<Facts> {
  const probed = await probe(parts, file, signal);
  const read = readProbe(probed, isUntimed(probed) ? await measureLength(parts, file, signal) : 0);
  if (typeof read === 'string') throw new ClipFault(read);
  return read;
}

async function measureLength(parts: WorkerParts, file: string, signal: AbortSignal): Promise<number> {
  let seconds = 0;
  await encode(parts, lengthArguments(file), signal, (piece) => (seconds = readProgress(piece) ?? seconds));
  return seconds;
}

export async function probeSound(
  parts: WorkerParts,
  file: string,
  signal: AbortSignal,
): Promise<{ readonly seconds: number; readonly sound: Sound }> {
  const read = readSoundProbe(await probe(parts, file, signal));
  if (typeof read === 'string') throw new ClipFault(read);
  return read;
}
