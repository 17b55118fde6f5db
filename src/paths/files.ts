import { sectionOf, sectionSlug, type Category } from './categories.ts';
import { fileNamePattern } from './patterns.ts';

/** Base of public pictures (S7.9). */
export const storageBase = '/storage';

/** Whether a path below it can be a picture's (S7.9): plain names with an image extension. */
export const isPicturePath = (path: string): boolean =>
  path.length <= 300 && path.split('/').every((name) => fileNamePattern.test(name)) && /\.(?:jpe?g|png|webp|avif)$/i.test(path);

export const detailHeaderImage = (category: Category): string =>
  `${storageBase}/detail-header/${sectionSlug[sectionOf(category)]}/${category}.jpg`;
export const teaserImage = (category: Category): string =>
  `${storageBase}/teaser/${sectionSlug[sectionOf(category)]}/${category}.jpg`;
/** For pages without a picture of their own when they are shared. */
export const shareImage = `${storageBase}/share/default.jpg`;
/** Drawings of the site, which a picture may take the place of (`media/server/placed-pictures.ts`). */
export const siteIcon = '/assets/icon.svg';
export const standardAvatar = '/assets/avatar.svg';
export const startHeroImage = `${storageBase}/start/hero.jpg`;

export type ImageFormat = 'jpg' | 'webp' | 'avif';
export type ImageSize = 'full' | 'tablet';

/** The address of a processed picture's variant: `…/name_tablet.webp` beside `…/name.jpg` (S7.9). */
export const imageVariant = (jpg: string, size: ImageSize, format: ImageFormat): string =>
  jpg.replace(/\.jpg(?=$|\?)/, `${size === 'tablet' ? '_tablet' : ''}.${format}`);

/** A file of a video (S7.8). The query is the permission. */
export const assetPath = (shortid: string, type: AssetType, value: string): string => `/asset/${shortid}/${type}/${value}`;

export const assetTypes = ['hls', 'file', 'caption', 'preview', 'download', 'sign'] as const;
export type AssetType = (typeof assetTypes)[number];
