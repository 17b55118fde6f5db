import { sectionOf, sectionSlug, type Category } from './categories.ts';
import { fileNamePattern } from './patterns.ts';

/** Base of public pictures (S7.9). */
export const storageBase = '/storage';

/** Whether a path below it can be that of a picture (S7.9): bare names, and an image at the end. */
export const isPicturePath = (path: string): boolean =>
  path.length <= 300 && path.split('/').every((name) => fileNamePattern.test(name)) && /\.(?:jpe?g|png|webp|avif)$/i.test(path);

export const detailHeaderImage = (category: Category): string =>
  `${storageBase}/detail-header/${sectionSlug[sectionOf(category)]}/${category}.jpg`;
export const teaserImage = (category: Category): string =>
  `${storageBase}/teaser/${sectionSlug[sectionOf(category)]}/${category}.jpg`;
export const startHeroImage = `${storageBase}/start/hero.jpg`;

export type ImageFormat = 'jpg' | 'webp' | 'avif';
export type ImageSize = 'full' | 'tablet';

/** The address of a variant of a processed picture: `…/name_tablet.webp` beside `…/name.jpg` (S7.9). */
export const imageVariant = (jpg: string, size: ImageSize, format: ImageFormat): string =>
  jpg.replace(/\.jpg(?=$|\?)/, `${size === 'tablet' ? '_tablet' : ''}.${format}`);

/** A part of a video (S7.8). What follows `?` is the permission. */
export const assetPath = (shortid: string, type: AssetType, value: string): string => `/asset/${shortid}/${type}/${value}`;

export const assetTypes = ['hls', 'file', 'caption', 'preview', 'download'] as const;
export type AssetType = (typeof assetTypes)[number];
