import type { Category, Hue, Motif } from '../shapes.ts';

import type { SchemeName } from './schemes.ts';

type Section = 'gesundheit' | 'wohlfuehlen';

/** The drawing of each category (S2.23) and its section. `scheme` makes neighbours on a page distinguishable. */
export const categoryPictures: {
  readonly [C in Category]: {
    readonly section: Section;
    readonly motif: Motif;
    readonly hue: Hue;
    readonly scheme: SchemeName;
    readonly composition: number;
  };
} = {
  krankheiten: { section: 'gesundheit', motif: 'microbe', hue: 'health', scheme: 'dawn', composition: 5 },
  'psychische-erkrankungen': { section: 'gesundheit', motif: 'brain', hue: 'health', scheme: 'noon', composition: 4 },
  fachaerzte: { section: 'gesundheit', motif: 'stethoscope', hue: 'health', scheme: 'dusk', composition: 1 },
  'dein-koerper': { section: 'gesundheit', motif: 'lung', hue: 'health', scheme: 'noon', composition: 5 },
  arztbesuch: { section: 'gesundheit', motif: 'speech', hue: 'health', scheme: 'dawn', composition: 3 },
  therapien: { section: 'gesundheit', motif: 'hand', hue: 'health', scheme: 'dawn', composition: 0 },
  medikamente: { section: 'gesundheit', motif: 'pill', hue: 'health', scheme: 'noon', composition: 1 },
  'gesunde-ernaehrung-und-abnehmen': { section: 'wohlfuehlen', motif: 'bowl', hue: 'feelgood', scheme: 'dawn', composition: 0 },
  'psychologie-und-mentale-staerke': {
    section: 'wohlfuehlen',
    motif: 'mountain',
    hue: 'feelgood',
    scheme: 'noon',
    composition: 1,
  },
  'fitness-und-bewegung': { section: 'wohlfuehlen', motif: 'mat', hue: 'feelgood', scheme: 'dawn', composition: 5 },
  'meine-buchtipps': { section: 'wohlfuehlen', motif: 'book', hue: 'feelgood', scheme: 'noon', composition: 3 },
};
