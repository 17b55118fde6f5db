import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import {
  firstArguments,
  ladderArguments,
  measureArguments,
  readLoudness,
  readProgress,
  remuxArguments,
  soundArguments,
  wholeFileArguments,
  type Loudness,
} from '../../clips/ffmpeg.ts';
import { filesOf, isExact, isRemuxable, isWhole, rungsFor, type Rung, type Rungs } from '../../clips/ladder.ts';
import { bitsOf, lengthOf, videoCodec, type Variant } from '../../clips/manifest.ts';
import type { Facts, Sound } from '../../clips/probe.ts';
import { systemTools, type WorkerParts } from './parts.ts';
import type { Run } from './run.ts';
import { ClipFault, runTool, ToolFailed } from './tool.ts';
import { readPlaylist } from './written.ts';

/** The ffmpeg outputs of a film, each in the run's folder: below it `hls/` and `file/`, as in the store. */

export type Film = { readonly file: string; readonly facts: Facts };

/** Reads progress from ffmpeg's output. */
const reportProgress =
  (seconds: number, report: (share: number) => void) =>
  (piece: string): void => {
    const at = readProgress(piece);
    if (at !== undefined) report(at / seconds);
  };

/** Runs ffmpeg. If it fails on a file that could be probed, that is a fault of the file. */
export async function encode(
  { tools = systemTools }: Pick<WorkerParts, 'tools'>,
  args: readonly string[],
  signal: AbortSignal,
  onOutput: (piece: string) => void = () => {},
): Promise<string> {
  try {
    return (await runTool(tools.ffmpeg, args, { signal, niceness: tools.niceness, onOutput })).errorOutput;
  } catch (error) {
    throw error instanceof ToolFailed ? new ClipFault('not-encoded', error.message) : error;
  }
}

/** Bytes of an fMP4 header, which contains the decoder configuration before the first frame. */
const headLength = 64 * 1024;

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

type Made = { readonly folder: string; readonly name: string; readonly width: number; readonly height: number };

/** The master playlist's data for a finished rendition. Throws a fault if it is much shorter than its film. */
export async function variantOf({ folder, name, width, height }: Made, { seconds, picture, sound }: Facts): Promise<Variant> {
  const playlist = await readPlaylist(folder, name);
  if (!isWhole(lengthOf(playlist), seconds)) throw new ClipFault('cut-off');
  const codec = videoCodec(await headOf(path.join(folder, `${name}.mp4`)));
  if (!codec) throw new ClipFault('not-encoded', 'A rendition has no picture.');
  return {
    name,
    width,
    height,
    bits: bitsOf(playlist),
    codecs: sound ? `${codec},mp4a.40.2` : codec,
    rate: picture.rate.num / picture.rate.den,
  };
}

const lengthMade = async (folder: string, name: string): Promise<number> => lengthOf(await readPlaylist(folder, name));

/** The first playable variant: the film itself if players support it, otherwise its smallest rung. */
export async function makeFirst(parts: WorkerParts, run: Run, { file, facts }: Film, signal: AbortSignal): Promise<Variant> {
  const folder = path.join(run.folder, 'first');
  await mkdir(folder, { recursive: true });
  const onOutput = reportProgress(facts.seconds, (share) => run.report('first', share));
  const name = `first-${run.token}`;
  const { width, height } = facts.picture;
  if (isRemuxable(facts)) {
    try {
      await encode(parts, remuxArguments(file, facts, { folder, name }), signal, onOutput);
      const variant = await variantOf({ folder, name, width, height }, facts);
      if (isExact(await lengthMade(folder, name), facts.seconds)) return variant;
    } catch (error) {
      // A stream that cannot be copied may still be decodable; of one whose timestamps jump a copy has another length.
      if (!(error instanceof ClipFault) || !['not-encoded', 'cut-off'].includes(error.fault)) throw error;
    }
  }
  const small = rungsFor(facts.picture).at(-1);
  if (!small) throw new Error('A ladder has rungs.');
  await encode(parts, firstArguments(file, facts, small, { folder, name }), signal, onOutput);
  return variantOf({ folder, name, width: small.width, height: small.height }, facts);
}

/** Measures the loudness of a sound; null for silence. */
export async function measureSound(
  parts: WorkerParts,
  file: string,
  sound: Sound,
  signal: AbortSignal,
): Promise<Loudness | null> {
  return readLoudness(await encode(parts, measureArguments(file, sound), signal));
}

/** The audio file shared by all rungs; null for a silent film. */
export async function makeSound(
  parts: WorkerParts,
  run: Run,
  { file, facts }: Film,
  loudness: Loudness | null,
  signal: AbortSignal,
): Promise<string | null> {
  if (!facts.sound) return null;
  const into = path.join(run.folder, 'sound.m4a');
  const onOutput = reportProgress(facts.seconds, (share) => run.report('sound', share));
  await encode(parts, soundArguments({ file, sound: facts.sound, seconds: facts.seconds }, loudness, into), signal, onOutput);
  return into;
}

export type Ladder = {
  readonly rungs: Rungs;
  readonly variants: readonly Variant[];
  readonly folder: string;
  /** How long it became: that of the film, unless the file says something else than it contains. */
  readonly seconds: number;
  /** The file of the rung that preview images are drawn from. */
  readonly small: string;
};

export async function makeLadder(parts: WorkerParts, run: Run, { file, facts }: Film, sound: string | null): Promise<Ladder> {
  const folder = path.join(run.folder, 'hls');
  await mkdir(folder, { recursive: true });
  const rungs = rungsFor(facts.picture);
  const names = rungs.map(({ name }) => `${name}-${run.token}`);
  const onOutput = reportProgress(facts.seconds, (share) => run.report('ladder', share));
  await encode(parts, ladderArguments({ file, facts, sound }, rungs, folder, names), run.signal, onOutput);
  const variants: Variant[] = [];
  for (const [i, { width, height }] of rungs.entries())
    variants.push(await variantOf({ folder, name: names[i] ?? '', width, height }, facts));
  const small = filesOf(rungs).at(-1)?.rung ?? rungs[0];
  const made = await lengthMade(folder, names[0] ?? '');
  const seconds = isExact(made, facts.seconds) ? facts.seconds : made;
  return { rungs, variants, folder, seconds, small: rungFile(run, { folder }, small) };
}

/** Creates `1920.mp4` and `960.mp4`; returns their folder. */
export async function makeFiles(parts: WorkerParts, run: Run, ladder: Ladder, signal: AbortSignal): Promise<string> {
  const folder = path.join(run.folder, 'file');
  await mkdir(folder, { recursive: true });
  for (const { file, rung } of filesOf(ladder.rungs))
    await encode(parts, wholeFileArguments(rungFile(run, ladder, rung), path.join(folder, file)), signal);
  return folder;
}

const rungFile = ({ token }: Run, { folder }: Pick<Ladder, 'folder'>, { name }: Rung): string =>
  path.join(folder, `${name}-${token}.mp4`);
