/**
 * The categories of the two sections (S2.23). Their slugs are part of URLs and picture paths, so they are fixed here; titles and
 * intros are texts of the catalogue.
 */
const healthCategories = [
  'krankheiten',
  'psychische-erkrankungen',
  'fachaerzte',
  'dein-koerper',
  'arztbesuch',
  'therapien',
  'medikamente',
] as const;

const feelgoodCategories = [
  'gesunde-ernaehrung-und-abnehmen',
  'psychologie-und-mentale-staerke',
  'fitness-und-bewegung',
  'meine-buchtipps',
] as const;

export const categories = [...healthCategories, ...feelgoodCategories] as const;

export type Category = (typeof categories)[number];

/** The category whose page has no picture above it (S2.24). */
export const headless: Category = 'fitness-und-bewegung';

/** A section of the site that has categories. */
export type Section = 'health' | 'feelgood';

/** The groups in which the flyout and the section page list the categories; feel-good has a single unnamed one. */
export const categoryGroups: Record<
  Section,
  readonly { readonly group: 'atoz' | 'guide' | 'all'; readonly categories: readonly Category[] }[]
> = {
  health: [
    { group: 'atoz', categories: healthCategories.slice(0, 4) },
    { group: 'guide', categories: healthCategories.slice(4) },
  ],
  feelgood: [{ group: 'all', categories: feelgoodCategories }],
};

/** All categories of a section. */
export const categoriesOf = (section: Section): readonly Category[] =>
  section === 'health' ? healthCategories : feelgoodCategories;

/** The first path segment of a section, also the folder of its pictures (S7.9). */
export const sectionSlug: Record<Section, string> = { health: 'gesundheit', feelgood: 'wohlfuehlen' };

export const isCategory = (slug: string): slug is Category => (categories as readonly string[]).includes(slug);

export const sectionOf = (category: Category): Section =>
  (healthCategories as readonly string[]).includes(category) ? 'health' : 'feelgood';
