import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expectFree, keptFree } from '#platform/disk-room.ts';
import { lengthArguments, packetArguments, probeArguments, readProgress, trialArguments } from '../../clips/ffmpeg.ts';
import { createGapMeter } from '../../clips/gaps.ts';
import { readProbe, readSoundProbe, soundsOf, untimedStreams, type Facts, type Sound } from '../../clips/probe.ts';
import { systemTools, type WorkerParts } from './parts.ts';
import { encode } from './renditions.ts';
import { ClipFault, runTool, ToolFailed } from './tool.ts';

/** An uploaded file as a local file: itself if the store is local, otherwise a copy in `folder`. */
export async function localSource(parts: WorkerParts, file: string, folder: string, signal: AbortSignal): Promise<string> {
  const source = await parts.openSource(parts.db, file);
  if (!source || !(await parts.storage.stat(source.path))) throw new ClipFault('no-source');
  return localFile(parts, source.path, path.join(folder, 'source'), signal);
}

/** A file of the store as a local file. Throws the system's error of a full disk before it is copied to one that has no room for it. */
export async function localFile(
  { storage }: Pick<WorkerParts, 'storage'>,
  stored: string,
  copy: string,
  signal: AbortSignal,
): Promise<string> {
  const here = await storage.fileOf?.(stored);
  if (here) return here;
  const { size = 0 } = (await storage.stat(stored)) ?? {};
  await expectFree(path.dirname(copy), keptFree + size);
  await pipeline(await storage.read(stored), createWriteStream(copy), { signal });
  return copy;
}

async function probe({ tools = systemTools }: WorkerParts, file: string, signal: AbortSignal): Promise<unknown> {
  try {
    const { output } = await runTool(tools.ffprobe, probeArguments(file), { signal, niceness: tools.niceness });
    return JSON.parse(output) as unknown;
  } catch (error) {
    // ffprobe rejects everything it does not recognise.
    if (error instanceof ToolFailed) throw new ClipFault('not-a-film', error.message);
    if (error instanceof SyntaxError)
      throw new ClipFault('not-a-film', 'What ffprobe says of the file is cut off: it names thousands of streams.');
    throw error;
  }
}

export async function probeFilm(parts: WorkerParts, file: string, signal: AbortSignal): Promise<Facts> {
  const probed = await probe(parts, file, signal);
  const fault = readProbe(probed);
  if (fault === 'no-picture' || fault === 'not-a-film') throw new ClipFault(fault);
  const sound = await chooseSound(parts, file, soundsOf(probed), signal);
  const ends = new Map<number, number>();
  for (const stream of untimedStreams(probed, sound))
    ends.set(stream, await reached(parts, lengthArguments(file, stream), signal));
  const read = readProbe(probed, { sound, ends });
  if (typeof read === 'string') throw new ClipFault(read);
  return read;
}

/** Gaps of a sound in seconds: ffmpeg holds the silence that fills one in memory as a whole, 0.5 GB for ten minutes of stereo. */
const longestGaps = 20 * 60;

/** The best sound that can be decoded and has no vast gaps; null for a film that has none. */
async function chooseSound(
  parts: WorkerParts,
  file: string,
  sounds: readonly Sound[],
  signal: AbortSignal,
): Promise<number | null> {
  let refused: ClipFault | undefined;
  for (const sound of sounds) {
    try {
      await checkGaps(parts, file, sound, signal);
      if ((await reached(parts, trialArguments(file, sound), signal)) > 0) return sound.index;
    } catch (error) {
      if (!(error instanceof ClipFault) || !['not-encoded', 'unusable-sound'].includes(error.fault)) throw error;
      refused = error;
    }
  }
  if (refused) throw new ClipFault('unusable-sound', refused.message);
  return null;
}

async function checkGaps(parts: WorkerParts, file: string, { index }: Sound, signal: AbortSignal): Promise<void> {
  const gaps = createGapMeter();
  await encode(parts, packetArguments(file, index), signal, gaps.read);
  if (gaps.seconds() > longestGaps) throw new ClipFault('unusable-sound', `Its gaps are ${Math.round(gaps.seconds())} s.`);
}

/** How far a run of ffmpeg got, in seconds. */
async function reached(parts: WorkerParts, args: readonly string[], signal: AbortSignal): Promise<number> {
  let seconds = 0;
  await encode(parts, args, signal, (piece) => (seconds = readProgress(piece) ?? seconds));
  return seconds;
}

export async function probeSound(
  parts: WorkerParts,
  file: string,
  signal: AbortSignal,
): Promise<{ readonly seconds: number; readonly sound: Sound }> {
  const probed = await probe(parts, file, signal);
  const read = readSoundProbe(probed, await chooseSound(parts, file, soundsOf(probed), signal));
  if (typeof read === 'string') throw new ClipFault(read);
  return read;
}
