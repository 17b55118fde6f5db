/* Geometry of a square crop (S4.20, S5.7). Coordinates refer to the picture with its EXIF orientation applied. */

/** Maximum size of a picture in bytes (S5.7, S9.4). */
export const largestImage = 8_192_000;

/** Edge length of the finished picture in pixels (S5.7, S9.4). */
export const squareEdge = 400;

/** Maximum size of the preview in CSS pixels (S9.4). */
const previewSize = { width: 630, height: 300 };

type Size = { readonly width: number; readonly height: number };

/** A rectangle in per cent of the picture's edges. */
export type Crop = Size & { readonly unit: '%'; readonly x: number; readonly y: number };

export type ImageProblem = 'oneOnly' | 'noImage' | 'tooLarge';

/** Why the chosen files are refused; the content is checked when it is decoded, and by the server. */
export function problemOf(files: readonly { readonly type: string; readonly size: number }[]): ImageProblem | undefined {
  const [file] = files;
  if (files.length > 1) return 'oneOnly';
  if (!file?.type.startsWith('image/')) return 'noImage';
  return file.size > largestImage ? 'tooLarge' : undefined;
}

/** The largest centred square: the default crop (S4.20). */
export function centreSquare({ width, height }: Size): Crop {
  const edge = Math.min(width, height);
  return {
    unit: '%',
    x: (50 * (width - edge)) / width,
    y: (50 * (height - edge)) / height,
    width: (100 * edge) / width,
    height: (100 * edge) / height,
  };
}

/** A crop in pixels: a true square within the picture, whatever was rounded. */
export function squareIn({ width, height }: Size, crop: Crop): { x: number; y: number; edge: number } {
  const wanted = Math.min((crop.width * width) / 100, (crop.height * height) / 100);
  const edge = Math.max(1, Math.min(Math.round(wanted), width, height));
  const inside = (at: number, length: number): number => Math.max(0, Math.min(Math.round(at), length - edge));
  return { x: inside((crop.x * width) / 100, width), y: inside((crop.y * height) / 100, height), edge };
}

/** The size of a preview: it fits into the box, is never enlarged, and is sharp on this screen. */
export function previewOf({ width, height }: Size, density: number): Size {
  const scale = Math.min(1, (previewSize.width * density) / width, (previewSize.height * density) / height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
