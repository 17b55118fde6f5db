import type { EntityScreen, Field } from '#desk/office/door.tsx';
import { image, imageTall, intro, modules, shortid, slug, title } from './fields.ts';
import { textsOf } from './texts.ts';

const offer = { kind: 'entity', group: 'courses', roles: ['editor'] } as const;

const bulletpoints: Field = { name: 'bulletpoints', kind: 'rich', isTranslated: true };

const sale: readonly Field[] = [
  { name: 'stripe_name', kind: 'text', most: 120, isRequired: true, section: 'sale' },
  { name: 'price_cents', kind: 'cents', isRequired: true, section: 'sale' },
  { name: 'vat_percent', kind: 'number', initial: 19, section: 'sale' },
  { name: 'is_on_sale', kind: 'boolean', initial: true, section: 'sale' },
];

const columns = [
  { name: 'slug', kind: 'text', isSortable: true, isMinor: true },
  { name: 'price_cents', kind: 'cents', isSortable: true },
  { name: 'is_on_sale', kind: 'boolean', isMinor: true },
] as const;

/** What is for sale and has a page of its own. */
export const offerScreens: readonly EntityScreen[] = [
  {
    ...offer,
    name: 'coaching',
    texts: textsOf('coaching'),
    isOrdered: true,
    columns,
    fields: [
      title,
      intro,
      bulletpoints,
      { name: 'contraindications', kind: 'rich', isTranslated: true },
      { name: 'playlist', kind: 'one', entity: 'playlist' },
      ...sale,
      { name: 'needs_address', kind: 'boolean', section: 'sale' },
      slug,
      shortid,
      image,
      imageTall,
      modules,
    ],
  },
  {
    ...offer,
    name: 'retreat',
    texts: textsOf('retreat'),
    columns: [{ name: 'starts_on', kind: 'date', isSortable: true }, ...columns],
    fields: [
      title,
      intro,
      bulletpoints,
      { name: 'place', kind: 'text', most: 300, isRequired: true, isTranslated: true },
      { name: 'starts_on', kind: 'date', isRequired: true },
      { name: 'ends_on', kind: 'date', isRequired: true },
      { name: 'places', kind: 'number' },
      ...sale,
      slug,
      shortid,
      image,
      imageTall,
      modules,
    ],
  },
];
