import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { partArguments, soundArguments } from '../../clips/ffmpeg.ts';
import { bitsOf, masterOf, type Sounding, type Variant } from '../../clips/manifest.ts';
import { clipTexts } from '../../clips/texts.ts';
import { sweepLater } from './kinds.ts';
import type { WorkerParts } from './parts.ts';
import { encode, measureSound } from './renditions.ts';
import { changeClip, findClipRow, lockClipRow, type ClipRow } from './rows.ts';
import { localFile, localSource, probeSound } from './source.ts';
import type { AudioTrack, SoundSet } from '../tables.ts';
import { ClipFault, faultOf } from './tool.ts';
import { openWorkFolder, removeWorkFolder, tendedEvery, tendWorkFolder } from './work-folder.ts';
import { readPlaylist } from './written.ts';

/** Seconds by which an audio track may be longer than the video. */
const lateness = 5;

type Making = { readonly parts: WorkerParts; readonly row: ClipRow; readonly folder: string; readonly signal: AbortSignal };

/**
 * Encodes a clip's pending audio tracks and adds them to its master playlist. The main audio becomes a separate rendition,
 * because players can switch audio only if it is not muxed with the video.
 */
export async function performAudio(
  parts: WorkerParts,
  { clip }: { readonly clip: string },
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const row = await findClipRow(parts.db, clip);
  if (!row || row.variants.length === 0) return;
  const folder = await openWorkFolder(parts.workFolder);
  const full = new AbortController();
  const tend = (): Promise<void> => tendWorkFolder(folder).catch((error: unknown) => full.abort(error));
  const timer = setInterval(() => void tend(), tendedEvery);
  try {
    await tend();
    await mkdir(path.join(folder, 'hls'));
    const { base, made } = await makeTracks({ parts, row, folder, signal: AbortSignal.any([signal, full.signal]) });
    await publish(parts, row.id, base, made);
  } finally {
    clearInterval(timer);
    await removeWorkFolder(folder);
  }
}

type Made = { readonly base: SoundSet | null; readonly made: ReadonlyMap<string, Sounding | ClipFault> };

/** All waiting tracks, in the store. A permanent fault of what they share, such as a full disk, is that of each. */
async function makeTracks(making: Making): Promise<Made> {
  const { parts, row, folder } = making;
  const made = new Map<string, Sounding | ClipFault>();
  for (const track of row.audio) if (track.state === 'waiting') made.set(track.id, await makeTrack(making, track));
  try {
    const base = await baseOf(making, made);
    await parts.storage.addFolder(path.join(folder, 'hls'), `${row.folder}/hls`);
    return { base, made };
  } catch (error) {
    const failed = clipFaultOf(error);
    return { base: null, made: new Map([...made.keys()].map((id) => [id, failed])) };
  }
}

/** Throws what another try may mend. */
function clipFaultOf(error: unknown): ClipFault {
  const fault = faultOf(error);
  if (!fault) throw error;
  return new ClipFault(fault);
}

const nameOf = ({ id }: Pick<AudioTrack, 'id'>): string => `sound-${id.slice(0, 13)}`;

async function makeTrack(making: Making, track: AudioTrack): Promise<Sounding | ClipFault> {
  const { parts, row, folder, signal } = making;
  try {
    const file = await localSource(parts, track.file, folder, signal);
    const { seconds, sound } = await probeSound(parts, file, signal);
    const whole = { file, sound, seconds: row.seconds ?? 0 };
    if (seconds > whole.seconds + lateness) return new ClipFault('too-long');
    const into = path.join(folder, `${track.id}.m4a`);
    await encode(parts, soundArguments(whole, await measureSound(parts, file, sound, signal), into), signal);
    const channels = sound.channels === 1 ? 1 : 2;
    return await soundingOf(making, into, { ...track, name: nameOf(track), channels });
  } catch (error) {
    return clipFaultOf(error);
  }
}

async function soundingOf({ parts, folder, signal }: Making, from: string, about: Omit<Sounding, 'bits'>): Promise<Sounding> {
  const { name, lang, label, kind, channels } = about;
  const hls = path.join(folder, 'hls');
  await encode(parts, partArguments(from, 'sound', { folder: hls, name }), signal);
  const bits = bitsOf(await readPlaylist(hls, name));
  return { name, lang, label, kind, channels, bits };
}

/** Video without sound and the clip's own audio, created for the first additional track. */
async function baseOf(making: Making, made: ReadonlyMap<string, Sounding | ClipFault>): Promise<SoundSet | null> {
  const { row } = making;
  if (row.soundSet) return row.soundSet;
  if (![...made.values()].some((one) => !(one instanceof ClipFault))) return null;
  const variants: Variant[] = [];
  for (const variant of row.variants) variants.push(await silenced(making, variant));
  return { variants, sounds: [await ownSound(making)] };
}

const storedRung = ({ parts, row, folder, signal }: Making, name: string): Promise<string> =>
  localFile(parts, `${row.folder}/hls/${name}.mp4`, path.join(folder, `${name}.mp4`), signal);

async function silenced(making: Making, variant: Variant): Promise<Variant> {
  const { parts, folder, signal } = making;
  const name = `${variant.name}-silent`;
  const hls = path.join(folder, 'hls');
  await encode(parts, partArguments(await storedRung(making, variant.name), 'picture', { folder: hls, name }), signal);
  const bits = bitsOf(await readPlaylist(hls, name));
  return { ...variant, name, bits, codecs: variant.codecs.replace(/,mp4a.*$/, '') };
}

async function ownSound(making: Making): Promise<Sounding> {
  const [largest] = making.row.variants;
  if (!largest) throw new Error('A clip that is ready has variants.');
  const about = { name: `${largest.name}-sound`, lang: 'de', label: clipTexts.de.ownSound, kind: 'main' } as const;
  return soundingOf(making, await storedRung(making, largest.name), { ...about, channels: making.row.channels === 1 ? 1 : 2 });
}

/**
 * Publishes the current state: tracks that were added or removed meanwhile are handled by another job, which is already queued.
 */
async function publish(
  { db, clock, storage }: WorkerParts,
  id: string,
  base: SoundSet | null,
  made: ReadonlyMap<string, Sounding | ClipFault>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const row = await lockClipRow(tx, id);
    if (!row) return;
    const audio = row.audio.map((track) => settled(track, made.get(track.id)));
    // Another job may have added tracks since this one started.
    const known = (row.soundSet ?? base)?.sounds.filter(({ kind }) => kind !== 'main') ?? [];
    const fresh = [...made.values()].filter((one): one is Sounding => !(one instanceof ClipFault));
    const wanted = new Set(audio.filter(({ state }) => state === 'ready').map(nameOf));
    const second = [...known, ...fresh].filter(({ name }) => wanted.has(name));
    const sounds = [...(base?.sounds.filter(({ kind }) => kind === 'main') ?? []), ...second];
    const soundSet = base && { ...base, sounds };
    await changeClip(tx, id, clock.now(), { audio, soundSet });
    await sweepLater(tx, id, clock.now());
    const master = soundSet && second.length > 0 ? masterOf(soundSet.variants, sounds) : masterOf(row.variants);
    await storage.write(`${row.folder}/hls/master.m3u8`, Buffer.from(master));
  });
}

function settled(track: AudioTrack, made: Sounding | ClipFault | undefined): AudioTrack {
  if (made === undefined) return track;
  return made instanceof ClipFault
    ? { ...track, state: 'failed', reason: made.fault }
    : { ...track, state: 'ready', reason: null };
}
