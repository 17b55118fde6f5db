import sharp from 'sharp';
import type { AppIcon } from '#paths/device-files.ts';
import { themeColors } from '#ui/theme-colors.ts';

/**
 * Share of the icon's width; outside the central 80 % a maskable one may be cut (https://www.w3.org/TR/appmanifest/#icon-masks).
 */
const shareOfMark = { logo: 1, app: 0.92, apple: 0.72, maskable: 0.6 } as const;

/** The site's mark as PNG. iOS and masks need a background, so only `app` and `logo` are transparent. */
export async function drawAppIcon(mark: Buffer, { kind, size }: AppIcon): Promise<Buffer> {
  const width = Math.round(size * shareOfMark[kind]);
  const drawn = await sharp(mark, { density: (72 * width) / 48 })
    .resize(width, width, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: kind === 'app' || kind === 'logo' ? '#0000' : themeColors.day },
  })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer();
}
