import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp, { type Sharp } from 'sharp';
import { storageBase } from '#paths/files.ts';
import type { Storage } from '#platform/storage.ts';
import { posterArguments, previewArguments } from '../../clips/ffmpeg.ts';
import { posterTimes, previewSheetFor, rungsFor } from '../../clips/ladder.ts';
import type { PublicClip, WorkerParts } from './parts.ts';
import { encode, type Film } from './renditions.ts';
import type { Run } from './run.ts';
import { ClipFault } from './tool.ts';

/** Posters and preview images of a clip. */

/** Same as all posters of the site (S7.9): 16:9, and a half-size variant. */
const [posterWidth, posterHeight, tabletWidth] = [1280, 720, 640];

/** A film of another aspect ratio is fitted in front of a blurred copy of itself. */
async function asPoster(frame: string): Promise<Buffer> {
  const cover = sharp(frame).resize(posterWidth, posterHeight, { fit: 'cover' });
  const { width, height } = await sharp(frame).metadata();
  if (Math.abs(width / height / (posterWidth / posterHeight) - 1) < 0.2)
    return cover.removeAlpha().png({ compressionLevel: 1 }).toBuffer();
  const whole = await sharp(frame).resize(posterWidth, posterHeight, { fit: 'inside' }).png({ compressionLevel: 1 }).toBuffer();
  return cover
    .blur(40)
    .modulate({ brightness: 0.7 })
    .composite([{ input: whole }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

const asJpeg = (image: Sharp): Sharp => image.jpeg({ quality: 80, mozjpeg: true });

const pictureOf = (address: string): string => `pictures${address.slice(storageBase.length)}`;

/** Poster candidates by address, and the one that stands until an editor chooses. */
export type Posters = { readonly posters: readonly string[]; readonly poster: string };

/**
 * Extracts poster candidates from a film and puts them into the store, the middle one with all its variants. The film itself is
 * read, so that this needs no rung: it takes seconds of one core, which are free while the sound is made.
 */
export async function makePosters(
  parts: WorkerParts,
  run: Run,
  film: Film,
  id: string,
  signal: AbortSignal,
): Promise<Posters | null> {
  const folder = path.join(run.folder, 'posters');
  await mkdir(folder, { recursive: true });
  const [largest] = rungsFor(film.facts.picture);
  const addresses: string[] = [];
  // A single image that stays, as with recorded talks, has no frame but the first.
  for (const [i, at] of [...posterTimes(film.facts.picture.to), 0].entries()) {
    if (at === 0 && addresses.length > 0) break;
    const frame = path.join(run.folder, 'frame.png');
    const fault = await encode(parts, posterArguments(film, largest, at, frame), signal).then(() => null, faultOfFrame);
    // The file may contain less than it states.
    if (fault || !existsSync(frame)) continue;
    const name = `poster-${i + 1}-${run.token}.jpg`;
    await asJpeg(sharp(await asPoster(frame))).toFile(path.join(folder, name));
    await rm(frame);
    addresses.push(`${storageBase}/clips/${id}/${name}`);
  }
  const poster = addresses[Math.floor(addresses.length / 2)];
  if (poster === undefined) return null;
  await parts.storage.addFolder(folder, `pictures/clips/${id}`);
  await addPosterVariants(parts.storage, poster);
  return { posters: addresses, poster };
}

/** What is wrong with a film is told by its renditions, which look at all of it; a poster less is no fault. */
function faultOfFrame(error: unknown): ClipFault {
  if (error instanceof ClipFault && error.fault === 'not-encoded') return error;
  throw error;
}

/** The variants of an image that pages use (S7.9): `…_tablet.jpg`, and both sizes as webp and avif. */
export async function addPosterVariants(storage: Storage, address: string): Promise<void> {
  const jpg = pictureOf(address);
  const bytes = await buffer(await storage.read(jpg));
  const base = jpg.replace(/\.jpg$/, '');
  for (const [ending, width] of [
    ['', posterWidth],
    ['_tablet', tabletWidth],
  ] as const) {
    const image = sharp(bytes).resize(width);
    await storage.write(`${base}${ending}.webp`, await image.clone().webp({ quality: 72, effort: 4 }).toBuffer());
    await storage.write(`${base}${ending}.avif`, await image.clone().avif({ quality: 52, effort: 2 }).toBuffer());
    if (ending) await storage.write(`${base}${ending}.jpg`, await asJpeg(image.clone()).toBuffer());
  }
}

type Size = { readonly width: number; readonly height: number };

/** Draws the preview images of a clip from one of its rungs, whose keyframes are two seconds apart, and puts them into the store. */
export async function makePreview(
  parts: WorkerParts,
  run: Run,
  film: string,
  clip: Pick<PublicClip, 'seconds' | 'folder'> & Size,
  signal: AbortSignal,
): Promise<PublicClip['preview']> {
  const sheet = previewSheetFor(clip, clip.seconds);
  const folder = path.join(run.folder, 'preview');
  await mkdir(folder, { recursive: true });
  const drawn = path.join(run.folder, 'sheet.png');
  await encode(parts, previewArguments(film, sheet, drawn), signal);
  const file = `sheet-${run.token}.webp`;
  await sharp(drawn, { limitInputPixels: false }).webp({ quality: 62, effort: 4 }).toFile(path.join(folder, file));
  await parts.storage.addFolder(folder, `${clip.folder}/preview`);
  run.report('pictures', 0.5);
  return { file, ...sheet };
}
