import { categories, headless, type Category } from './categories.ts';
import { detailHeaderImage, shareImage, siteIcon, standardAvatar, startHeroImage, teaserImage } from './files.ts';
import type { PictureShape } from './media-api.ts';

export const sitePictureKinds = ['start', 'share', 'icon', 'avatar', 'teaser', 'header'] as const;
type SitePictureKind = (typeof sitePictureKinds)[number];

/** A picture of the site itself, at an address of its own (S7.9) and in no entry: editors choose which one stands there. */
export type SitePicture = {
  readonly address: string;
  readonly kind: SitePictureKind;
  readonly category: Category | null;
  /** The crop in which pages show it. */
  readonly shape: PictureShape;
};

export const sitePictures: readonly SitePicture[] = [
  { address: startHeroImage, kind: 'start', category: null, shape: '4x3' },
  { address: shareImage, kind: 'share', category: null, shape: '16x9' },
  { address: siteIcon, kind: 'icon', category: null, shape: '1x1' },
  { address: standardAvatar, kind: 'avatar', category: null, shape: '1x1' },
  ...categories.map((category): SitePicture => ({ address: teaserImage(category), kind: 'teaser', category, shape: '16x9' })),
  ...categories
    .filter((category) => category !== headless)
    .map((category): SitePicture => ({ address: detailHeaderImage(category), kind: 'header', category, shape: '3x1' })),
];
