import { previewOf, squareEdge, squareIn, type Crop } from './square.ts';

/** Decodes a picture with its EXIF orientation applied. Null if the bytes are no picture. */
export const openPicture = (file: Blob): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' }).catch((refusal: unknown) => {
    if (refusal instanceof DOMException) return null;
    throw refusal;
  });

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Draws the preview. A canvas, since the CSP does not allow `blob:` pictures. */
export function drawPreview(canvas: HTMLCanvasElement, picture: ImageBitmap): void {
  const { width, height } = previewOf(picture, Math.min(2, window.devicePixelRatio));
  canvas.width = width;
  canvas.height = height;
  contextOf(canvas).drawImage(picture, 0, 0, width, height);
}

/** The finished picture: 400 × 400 pixels, JPEG (S5.7). Transparency becomes white. */
export function squareJpeg(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { x, y, edge } = squareIn(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = squareEdge;
  canvas.height = squareEdge;
  const context = contextOf(canvas);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, squareEdge, squareEdge);
  context.drawImage(picture, x, y, edge, edge, 0, 0, squareEdge, squareEdge);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no JPEG'))), 'image/jpeg', 0.9);
  });
}
