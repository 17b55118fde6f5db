import type * as content from '../content/index.ts';
import type { DemoModule, Hue, Motif } from '../shapes.ts';
import { categoryPictures } from './category-pictures.ts';
import type { Picture, Ratio } from './draw-picture.ts';
import { drawPicture } from './draw-picture.ts';
import { drawHero } from './hero.ts';

type Content = typeof content;

/** A picture to write: path below `demo/images` without extension, its SVG (generated lazily), width of the small size. */
export type PictureJob = { readonly path: string; readonly draw: () => string; readonly tablet: number; readonly only?: 'jpg' };

const tabletWidth: { readonly [R in Ratio]: number } = { wide: 640, portrait: 480, header: 768, share: 600 };

const job = (path: string, picture: Omit<Picture, 'seed' | 'ratio'>, ratio: Ratio = 'wide', seed = path): PictureJob => ({
  path,
  draw: () => drawPicture({ ...picture, ratio, seed }),
  tablet: tabletWidth[ratio],
});

/** The pictures of text-image modules. `owner` is the slug of their page, partner, project or course. */
const moduleJobs = (owner: string, modules: readonly DemoModule[]) =>
  modules.flatMap((module, index) =>
    module.template === 'text-image' ? [job(`module/${owner}-${index}`, { hue: module.hue, motif: module.motif })] : [],
  );

const withTall = (kind: string, hue: Hue, { slug, motif }: { slug: string; motif: Motif }) => [
  job(`${kind}/${slug}`, { hue, motif, scheme: slug.length % 2 ? 'dawn' : 'noon' }),
  job(`${kind}/${slug}_tall`, { hue, motif, scheme: slug.length % 2 ? 'dawn' : 'noon' }, 'portrait'),
];

const categoryJobs = () =>
  Object.entries(categoryPictures).flatMap(([slug, { section, ...picture }]) => [
    job(`detail-header/${section}/${slug}`, picture, 'header'),
    job(`teaser/${section}/${slug}`, picture),
  ]);

const ofTheSite = (): PictureJob[] => [
  { path: 'start/hero', draw: drawHero, tablet: 640 },
  { ...job('share/default', { hue: 'health', motif: 'heart', scheme: 'dawn', composition: 5 }, 'share'), only: 'jpg' },
];

/** All pictures that the content needs. Throws on duplicate paths. */
export const pictureJobs = (all: Content): readonly PictureJob[] => {
  const { videos, playlists, partners, coachings, retreats, products, projects, pages } = all;
  const items = projects.flatMap((project) => project.items);
  const jobs = [
    ...ofTheSite(),
    ...categoryJobs(),
    ...coachings.flatMap((c) => withTall('coaching', 'coaching', c)),
    ...retreats.flatMap((r) => withTall('retreat', 'feelgood', r)),
    ...products.map(({ slug, hue, motif }) => job(`product/${slug}`, { hue, motif })),
    ...partners.map(({ slug, motif }) => job(`partner/${slug}`, { hue: 'partner', motif })),
    ...projects.map(({ slug, motif }) => job(`project/${slug}`, { hue: 'presenter', motif })),
    ...projects.flatMap(({ slug, items: of }) =>
      of.map((item) => job(`project/${slug}/${item.slug}`, { hue: 'presenter', motif: item.motif })),
    ),
    ...[...coachings, ...retreats, ...partners, ...projects, ...items, ...pages].flatMap(({ slug, modules }) =>
      moduleJobs(slug, modules),
    ),
    ...playlists.map(({ shortid, hue, motif }) => job(`playlist/${shortid}`, { hue, motif })),
    ...videos.map(({ shortid, hue, motif }) => job(`poster/${shortid}`, { hue, motif })),
  ];
  const seen = new Set<string>();
  for (const { path } of jobs) {
    if (seen.has(path)) throw new Error(`Two pictures at ${path}`);
    seen.add(path);
  }
  return jobs;
};
